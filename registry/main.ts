import { join } from 'node:path';
import { debuglog } from 'node:util';
import { parseRegistryCommand, type RegistryCommand, registryUsage } from './command-line.ts';
import { analyseFile } from './file-analysis/analyse-file.ts';
import { formatAnalysis } from './file-analysis/format-analysis.ts';
import { importRegistry } from './import-registry.ts';
import { writeOsmChanges } from './osm-changes.ts';
import { downloadArea } from './overpass/download-area.ts';
import { createOverpassServer } from './overpass/request-overpass.ts';
import { publishDraft, publishReceivedRegistry, rollBackRegistry } from './published/publish-draft.ts';
import { refreshRegistry } from './refresh-registry.ts';
import { ImportError } from './source-record.ts';
import { readColumnMap } from './sources/columns/column-map.ts';
import { readColumnMapFile, writeColumnMapFile } from './sources/columns/column-map-file.ts';
import { describeDiskError } from './write/describe-disk-error.ts';
import { discardDraft, draftFolderOf } from './write/swap-folders.ts';

// The library opening_hours uses the time zone of the process. In UTC every minute of the year exists, because it has
// no summer time.
process.env.TZ = 'UTC';

let shownAt = 0;

const isDue = () => {
  const isTime = Date.now() - shownAt >= 500;
  if (isTime) shownAt = Date.now();
  return isTime;
};

/**
 * Shows progress in a line that is overwritten at most twice a second. Prints nothing if the output is not a terminal.
 */
function showProgress(line: string): void {
  if (process.stderr.isTTY && isDue()) process.stderr.write(`\r\u001b[K${line}`);
}

/** Prints progress for a parent process. The first character of the line distinguishes it from an error message. */
function printProgressLine(line: string): void {
  if (isDue()) process.stderr.write(`…${line}\n`);
}

function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}

type Named<Name extends RegistryCommand['name']> = Extract<RegistryCommand, { readonly name: Name }>;

const say = (text: string) => process.stdout.write(`${text}\n`);

async function understand(command: Named<'understand'>): Promise<void> {
  const map = command.map === undefined ? undefined : readColumnMapFile(command.map);
  const understood = await analyseFile({ ...command, map });
  say(command.isForPrograms ? JSON.stringify(understood) : formatAnalysis(understood));
  if (command.out === undefined || understood.map === null) return;
  writeColumnMapFile(command.out, understood.map);
  say(`Wrote ${command.out}. Complete what is marked TO COMPLETE, and check the rest.`);
}

/**
 * Returns the options that the commands `import` and `refresh` share: the column maps, and where progress is printed.
 */
function sharedOptions({ maps, isForPrograms }: Named<'import' | 'refresh'>) {
  return { columnMaps: maps.map(readColumnMap), onProgress: isForPrograms ? printProgressLine : showProgress };
}

/** The address of this site, which requests to Overpass servers name as their sender. */
const site = process.env.SITE_ORIGIN?.trim() || null;

async function fetchArea({ area, out, server: address }: Named<'fetch'>): Promise<void> {
  await downloadArea(createOverpassServer({ address, site, onProgress: showProgress }), { area, path: out });
  endProgress();
  say(`Wrote ${out}.`);
}

async function refresh(command: Named<'refresh'>): Promise<void> {
  const { summary, heldBack } = await refreshRegistry({ ...command, ...sharedOptions(command), site });
  endProgress();
  for (const sentence of heldBack) process.stderr.write(`Held back: ${sentence}\n`);
  say(summary);
}

async function importFiles(command: Named<'import'>): Promise<void> {
  const target = command.isDraft ? { out: draftFolderOf(command.out), draftFor: command.out } : { out: command.out };
  const { summary, cellCount } = await importRegistry({ ...command, ...target, ...sharedOptions(command) });
  endProgress();
  say(`${summary}\nWrote ${cellCount.aeds} cells to ${target.out}.`);
}

const commands: { readonly [Name in RegistryCommand['name']]: (command: Named<Name>) => Promise<unknown> } = {
  help: async () => process.stdout.write(registryUsage),
  fetch: fetchArea,
  refresh,
  'osm-changes': async (command) => {
    const { edits, refused, comment } = writeOsmChanges(command);
    for (const sentence of refused) process.stderr.write(`${sentence}\n`);
    say(`Wrote ${edits} edits to ${command.out}. Check them in an editor. Changeset comment: ${comment}`);
  },
  understand,
  import: importFiles,
  publish: async ({ out, decision }) => {
    await publishDraft(out, decision);
    say(`Published the draft at ${out}.`);
  },
  discard: async ({ out }) => {
    await discardDraft(out);
    say('Discarded the draft.');
  },
  take: async ({ out, folder }) => say(`Published version ${await publishReceivedRegistry(out, folder)} at ${out}.`),
  'roll-back': async ({ out, version }) =>
    say(`Published version ${await rollBackRegistry(out, version)} again at ${out}.`),
};

async function run(): Promise<void> {
  const { AEDS_FOLDER, DATA_FOLDER, AED_AREAS, AED_OVERPASS_URL } = process.env;
  const command = parseRegistryCommand(process.argv.slice(2), {
    today: new Date().toISOString().slice(0, 10),
    publishedFolder: AEDS_FOLDER?.trim() || join(DATA_FOLDER?.trim() || 'data', 'aeds'),
    areas: AED_AREAS?.trim() || undefined,
    overpass: AED_OVERPASS_URL?.trim() || undefined,
  });
  // TypeScript cannot see that each command is called with its own arguments.
  await (commands[command.name] as (command: RegistryCommand) => Promise<unknown>)(command);
}

// Node runs no exit handlers when a signal ends the process. `process.exit` does, and a handler deletes the unfinished
// registry.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** Prints only if the environment variable NODE_DEBUG contains "aeds". */
const debug = debuglog('aeds');

/**
 * Returns the message for a command that failed. ImportErrors and system errors, such as a full disk, have messages
 * that the user understands. For any other error the stack trace is left out, because it reveals paths of the machine.
 */
function messageFor(cause: unknown): string {
  debug('%s', cause instanceof Error ? `${cause.stack}\n${(cause.cause as Error | undefined)?.stack ?? ''}` : cause);
  const sentence = cause instanceof ImportError ? cause.message : describeDiskError(cause);
  if (sentence !== null) return sentence;
  return `The importer failed (${(cause as Error).message}), and nothing was changed. Run it again with NODE_DEBUG=aeds and report what it shows.`;
}

try {
  await run();
} catch (cause) {
  endProgress();
  process.stderr.write(`${messageFor(cause)}\n`);
  process.exitCode = 1;
}
