import { parseArgs } from 'node:util';
import { StreetsError } from './streets-error.ts';

export const streetsUsage = `npm run streets -- import FILE… [--out DIR] [--preview] [--data-date [FILE=]DATE] [--accept-older]
npm run streets -- publish | discard [--out DIR]
npm run streets -- roll-back [VERSION] [--out DIR]
npm run streets -- take FOLDER [--out DIR]

import    reads OpenStreetMap extracts (.osm.pbf, read by tilemaker; any number, they may overlap) and basemaps (.pmtiles, .mbtiles
          in the schema of Protomaps, OpenMapTiles or Shortbread), and replaces the streets at DIR once the new ones are complete
  --out           the folder to write to; by default the one the server publishes (STREETS_FOLDER, else streets in DATA_FOLDER)
  --preview       writes the streets beside DIR, shows area, size, dates and what is connected, and does not publish them
  --data-date     the date of the data, if the file does not state it; for one file, or for all files that are not named
  --accept-older  imports data older than what is published
publish   replaces the streets with the preview
discard   deletes the preview
roll-back publishes one of the last five versions again, by default the last one
take      publishes complete streets that another machine wrote to FOLDER, and moves them out of FOLDER
`;

export type StreetsCommand =
  | {
      readonly name: 'import';
      readonly files: readonly string[];
      readonly out: string;
      readonly isPreview: boolean;
      readonly isOlderAccepted: boolean;
      readonly dataDates: readonly { readonly file: string | null; readonly date: string }[];
    }
  | { readonly name: 'publish' | 'discard'; readonly out: string }
  | { readonly name: 'take'; readonly out: string; readonly folder: string }
  | { readonly name: 'roll-back'; readonly out: string; readonly version: string | undefined }
  | { readonly name: 'help' };

const options = {
  out: { type: 'string' },
  preview: { type: 'boolean' },
  'data-date': { type: 'string', multiple: true },
  'accept-older': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function dateOf(written: string): { readonly file: string | null; readonly date: string } {
  const at = written.lastIndexOf('=');
  const date = written.slice(at + 1);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(`${date}T00:00Z`).toISOString().startsWith(date);
  if (!isDay) throw new StreetsError(`--data-date ${written} is not a date. Write it like 2026-11-21.`);
  return { file: at < 0 ? null : written.slice(0, at), date };
}

/** Parses the command line. Throws StreetsError with a message for the operator. */
export function readStreetsCommand(args: readonly string[], publishedFolder: string): StreetsCommand {
  const { values, positionals } = parse(args);
  const [name = 'help', ...rest] = values.help ? [] : positionals;
  const out = values.out ?? publishedFolder;
  if (name === 'help') return { name };
  if (name === 'publish' || name === 'discard') return { name, out };
  if (name === 'rollback' || name === 'roll-back') return { name: 'roll-back', out, version: rest[0] };
  if (name === 'take') {
    if (rest[0] === undefined)
      throw new StreetsError('The folder to take is missing. Run "npm run streets -- --help".');
    return { name, out, folder: rest[0] };
  }
  if (name !== 'import')
    throw new StreetsError(
      `There is no command "${name}". Use import, publish, discard, roll-back or take, or run "npm run streets -- --help".`,
    );
  if (rest.length === 0) throw new StreetsError('The file to import is missing. Run "npm run streets -- --help".');
  return {
    name,
    files: rest,
    out,
    isPreview: values.preview ?? false,
    isOlderAccepted: values['accept-older'] ?? false,
    dataDates: (values['data-date'] ?? []).map(dateOf),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new StreetsError(`${(cause as Error).message}; run "npm run streets -- --help".`);
  }
}
