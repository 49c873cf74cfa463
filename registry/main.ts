import { join } from 'node:path';
import { readCommand, usage } from './command-line.ts';
import { fetchOverpass } from './fetch-overpass.ts';
import { importRegistry } from './import-registry.ts';
import { ImportError } from './source-record.ts';
import { readColumnMap } from './sources/columns/column-map.ts';
import { writeDraft } from './write-draft.ts';

// opening_hours reckons by the process's clock; one without summer time keeps every wall-clock minute of the year.
process.env.TZ = 'UTC';

let shownAt = 0;

/** One line that is written over, at most twice a second, and only where somebody looks. */
function showProgress(line: string): void {
  if (!process.stderr.isTTY || Date.now() - shownAt < 500) return;
  shownAt = Date.now();
  process.stderr.write(`\r\u001b[K${line}`);
}

function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}

async function run(): Promise<void> {
  const { AEDS_FOLDER, DATA_FOLDER } = process.env;
  const command = readCommand(process.argv.slice(2), {
    today: new Date().toISOString().slice(0, 10),
    publishedFolder: AEDS_FOLDER?.trim() || join(DATA_FOLDER?.trim() || 'data', 'aeds'),
  });
  if (command.name === 'help') {
    process.stdout.write(usage);
  } else if (command.name === 'fetch') {
    await fetchOverpass({ ...command, onProgress: showProgress });
    process.stdout.write(`Wrote ${command.out}.\n`);
  } else if (command.name === 'draft') {
    await writeDraft(command);
    process.stdout.write(`Wrote ${command.out}: complete what is marked TO COMPLETE, and read the rest over.\n`);
  } else {
    const columnMaps = command.maps.map(readColumnMap);
    const { summary, cellCount } = await importRegistry({ ...command, columnMaps, onProgress: showProgress });
    endProgress();
    process.stdout.write(`${summary}\nWrote ${cellCount.aeds} cells to ${command.out}.\n`);
  }
}

// The registry being written is thrown away on the way out.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** A full disk or a folder without permission is the machine's matter: its own words, without our stack. */
function tell(cause: unknown): string {
  const isOfTheMachine = cause instanceof Error && 'syscall' in cause;
  return cause instanceof ImportError || isOfTheMachine ? cause.message : String((cause as Error).stack);
}

try {
  await run();
} catch (cause) {
  endProgress();
  process.stderr.write(`${tell(cause)}\n`);
  process.exitCode = 1;
}
