import { parseArgs } from 'node:util';
import { addDays, type CivilDate } from '../domain/aed/opening-week.ts';
import { ImportError } from './source-record.ts';

export const usage = `Builds the AED registry the site reads.

  npm run aeds -- import FILE… [--out DIR] [--map MAP.json]… [--encoding NAME] [--data-date [FILE=]2026-11-01]…
                         [--as-of 2026-11-21] [--accept-incomplete]
  npm run aeds -- draft FILE --out MAP.json
  npm run aeds -- fetch --area CH --out FILE.json [--server URL]

import   reads registers of AEDs (OpenStreetMap as GeoJSON, Overpass JSON or CSV, tables with a column map) and
         replaces the registry at DIR once the new one is complete
  --out        where to; by default the folder the server publishes (AEDS_FOLDER, else aeds in DATA_FOLDER)
  --map        a column map for tables that are not recognised (registry/README.md); may be given several times
  --encoding   the encoding of the files, where it is not recognised
  --data-date  the day the data are of, where neither header nor survey dates say; for one file, or all that are not named
  --as-of      the day from which opening hours with dates are reckoned; today by default
  --accept-incomplete  takes what is there where a file is cut off or has far fewer records than were published
draft    writes a column map to begin with, for a table that is not recognised
fetch    asks an Overpass server for the AEDs of a country (ISO code) or of an administrative area by its name
`;

type Command =
  | {
      readonly name: 'import';
      readonly files: readonly string[];
      readonly out: string;
      readonly maps: readonly string[];
      readonly encoding?: string | undefined;
      readonly asOf: CivilDate;
      readonly dataDates: readonly { readonly file: string | null; readonly date: CivilDate }[];
      readonly isIncompleteAccepted: boolean;
    }
  | { readonly name: 'draft'; readonly file: string; readonly out: string; readonly encoding?: string | undefined }
  | { readonly name: 'fetch'; readonly area: string; readonly out: string; readonly server?: string | undefined }
  | { readonly name: 'help' };

const options = {
  out: { type: 'string' },
  map: { type: 'string', multiple: true },
  encoding: { type: 'string' },
  'as-of': { type: 'string' },
  'data-date': { type: 'string', multiple: true },
  'accept-incomplete': { type: 'boolean' },
  area: { type: 'string' },
  server: { type: 'string' },
  help: { type: 'boolean' },
} as const;

function required(value: string | undefined, option: string): string {
  if (!value) throw new ImportError(`Got no ${option}, expected one; run "npm run aeds -- --help".`);
  return value;
}

function dateOf(text: string, option = '--as-of'): CivilDate {
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  // The 30th of February is read as a day of March.
  const isDate = isWritten && addDays(text as CivilDate, 0) === text;
  if (!isDate)
    throw new ImportError(`Got ${option} ${text}, expected a date as 2026-11-21; write a day of the calendar.`);
  return text as CivilDate;
}

/** "2026-11-01" for every file, "town.csv=2026-11-01" for one. Data of a day to come are a slip of the pen. */
function dataDateOf(written: string, today: string) {
  const cut = written.lastIndexOf('=');
  const date = dateOf(written.slice(cut + 1), '--data-date');
  if (date > today)
    throw new ImportError(`Got --data-date ${date}, expected a day up to today (${today}); correct it.`);
  return { file: cut < 0 ? null : written.slice(0, cut), date };
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
  const { encoding } = values;
  if (name === 'draft') {
    return {
      name,
      file: required(files[0], 'file to draft a map for'),
      out: required(values.out, '--out MAP.json'),
      encoding,
    };
  }
  if (name !== 'import') throw new ImportError(`Got the command "${name}", expected import, draft or fetch.`);
  required(files[0], 'file to import');
  const { out = publishedFolder, map: maps = [], 'as-of': asOf = today, 'data-date': dates = [] } = values;
  return {
    name,
    files,
    out: required(out, '--out DIR'),
    maps,
    encoding,
    asOf: dateOf(asOf),
    dataDates: dates.map((written) => dataDateOf(written, today)),
    isIncompleteAccepted: values['accept-incomplete'] ?? false,
  };
}
