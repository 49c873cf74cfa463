import { parseArgs } from 'node:util';
import { addDays, type CivilDate } from '../domain/opening-week.ts';
import { ImportError } from './source-record.ts';

export const usage = `Builds the AED registry the site reads.

  npm run aeds -- import FILE… [--out DIR] [--map MAP.json] [--encoding NAME] [--as-of 2026-11-21]
  npm run aeds -- fetch --area CH --out FILE.json [--server URL]

import   reads registers of AEDs (OpenStreetMap as GeoJSON, Overpass JSON or CSV, tables with a column map) and
         replaces the registry at DIR once the new one is complete
  --out        where to; by default the folder the server publishes (AEDS_FOLDER, else aeds in DATA_FOLDER)
  --map        a column map for tables that are not recognised (registry/README.md)
  --encoding   the encoding of the files, where it is not recognised
  --as-of      the day from which opening hours with dates are reckoned; today by default
fetch    asks an Overpass server for the AEDs of a country (ISO code) or of an administrative area by its name
`;

type Command =
  | {
      readonly name: 'import';
      readonly files: readonly string[];
      readonly out: string;
      readonly map?: string | undefined;
      readonly encoding?: string | undefined;
      readonly asOf: CivilDate;
    }
  | { readonly name: 'fetch'; readonly area: string; readonly out: string; readonly server?: string | undefined }
  | { readonly name: 'help' };

const options = {
  out: { type: 'string' },
  map: { type: 'string' },
  encoding: { type: 'string' },
  'as-of': { type: 'string' },
  area: { type: 'string' },
  server: { type: 'string' },
  help: { type: 'boolean' },
} as const;

function required(value: string | undefined, option: string): string {
  if (!value) throw new ImportError(`Got no ${option}, expected one; run "npm run aeds -- --help".`);
  return value;
}

function dateOf(text: string): CivilDate {
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  // The 30th of February is read as a day of March.
  const isDate = isWritten && addDays(text as CivilDate, 0) === text;
  if (!isDate)
    throw new ImportError(`Got --as-of ${text}, expected a date as 2026-11-21; write a day of the calendar.`);
  return text as CivilDate;
}

interface Defaults {
  readonly today: string;
  /** The folder whose registry the server publishes. */
  readonly publishedFolder: string;
}

/** Reads the words of the command line. Throws ImportError with a sentence. */
export function readCommand(words: readonly string[], { today, publishedFolder }: Defaults): Command {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (cause) {
    throw new ImportError(`${(cause as Error).message}; run "npm run aeds -- --help".`);
  }
  const { values, positionals } = parsed;
  const [name, ...files] = positionals;
  if (values.help || name === undefined || name === 'help') return { name: 'help' };
  if (name === 'fetch') {
    return {
      name,
      area: required(values.area, '--area'),
      out: required(values.out, '--out FILE'),
      server: values.server,
    };
  }
  if (name !== 'import') throw new ImportError(`Got the command "${name}", expected import or fetch.`);
  required(files[0], 'file to import');
  const { out = publishedFolder, map, encoding, 'as-of': asOf = today } = values;
  return { name, files, out: required(out, '--out DIR'), map, encoding, asOf: dateOf(asOf) };
}
