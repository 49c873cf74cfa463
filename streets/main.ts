import { join } from 'node:path';
import { ImportError } from '../registry/source-record.ts';
import { describeDiskError } from '../registry/write/describe-disk-error.ts';
import { discardDraft, draftFolderOf } from '../registry/write/swap-folders.ts';
import { readStreetsCommand, type StreetsCommand, streetsUsage } from './command-line.ts';
import { importStreets } from './import-streets.ts';
import { publishStreetsDraft, publishStreetsFolder, rollBackStreets } from './published/published-streets.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

let shownAt = 0;

/** Shows progress at most twice a second. On a terminal, the line overwrites the previous one. */
function showProgress(line: string): void {
  if (Date.now() - shownAt < 500) return;
  shownAt = Date.now();
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${line}` : `…${line}\n`);
}

async function importFiles(command: Extract<StreetsCommand, { readonly name: 'import' }>): Promise<void> {
  const target = command.isPreview ? { out: draftFolderOf(command.out), draftFor: command.out } : { out: command.out };
  const today = new Date().toISOString().slice(0, 10);
  const { summary } = await importStreets({ ...command, ...target, today, onProgress: showProgress });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  say(`${summary}\nWrote ${target.out}.`);
  if (command.isPreview)
    say('Publish them with "npm run streets -- publish", or throw them away with "npm run streets -- discard".');
}

async function run(command: StreetsCommand): Promise<void> {
  switch (command.name) {
    case 'help':
      process.stdout.write(streetsUsage);
      return;
    case 'import':
      return importFiles(command);
    case 'publish':
      await publishStreetsDraft(command.out);
      say(`Published the preview at ${command.out}.`);
      return;
    case 'discard':
      await discardDraft(command.out);
      say('Discarded the preview.');
      return;
    case 'take':
      say(`Published version ${await publishStreetsFolder(command.out, command.folder)} at ${command.out}.`);
      return;
    case 'roll-back':
      say(`Published version ${await rollBackStreets(command.out, command.version)} again at ${command.out}.`);
      return;
  }
}

// Exiting runs the handler that deletes the unfinished import.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** Returns the message of an error. A bug in the program is shown with its stack trace. */
function describeError(cause: unknown): string {
  if (cause instanceof ImportError) return cause.message;
  return describeDiskError(cause) ?? String((cause as Error).stack);
}

try {
  const { STREETS_FOLDER, DATA_FOLDER } = process.env;
  await run(
    readStreetsCommand(process.argv.slice(2), STREETS_FOLDER?.trim() || join(DATA_FOLDER?.trim() || 'data', 'streets')),
  );
} catch (cause) {
  process.stderr.write(`${describeError(cause)}\n`);
  process.exitCode = 1;
}
