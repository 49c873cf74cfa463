import { parseArgs } from 'node:util';
import { addDays, type CivilDate } from '../domain/aed/weekly-opening-hours.ts';
import { parseCountryCodes } from '../domain/geography/country-codes.ts';
import { ImportError } from './source-record.ts';

export const registryUsage = `Builds the AED registry the site reads.

  npm run aeds -- understand FILE [--out MAP.json] [--map MAP.json] [--anew] [--encoding NAME] [--json]
  npm run aeds -- import FILE… [--out DIR] [--map MAP.json]… [--encoding [FILE=]NAME]… [--data-date [FILE=]2026-11-01]…
                         [--as-of 2026-11-21] [--accept-incomplete] [--draft]
  npm run aeds -- refresh --areas CH,SI [FILE…] [--server URL] [the options of import]
  npm run aeds -- publish [--out DIR] [--decision TEXT]
  npm run aeds -- discard [--out DIR]
  npm run aeds -- roll-back [VERSION] [--out DIR]
  npm run aeds -- take FOLDER [--out DIR]
  npm run aeds -- osm-changes CORRECTIONS.csv --extract FILE.geojson --out FILE.osc
  npm run aeds -- fetch --area CH --out FILE.json --server URL

understand  shows what the importer makes of a file: what each column means and how sure that is, what it could not read, and
         ten records as they would be published. With --out it writes the column map, for you to complete and check
  --anew       guesses even where a map is known;  --json  the same for programs
import   reads lists of AEDs (OpenStreetMap as GeoJSON, Overpass JSON or CSV, tables with a column map) and
         replaces the registry at DIR once the new one is complete
  --out        the folder to write to; by default the one the server publishes (AEDS_FOLDER, else aeds in DATA_FOLDER)
  --map        a column map for tables that are not recognised (registry/README.md); you can give several
  --encoding   the encoding, if it is not recognised; for one file, or for all files that are not named
  --data-date  the date of the data, if neither the header nor survey dates state it; for one file, or for all files that are not named
  --as-of      the first day of opening hours with dates; today by default
  --draft      writes the registry beside DIR, with what it would change, and does not publish it
  --accept-incomplete  imports a file that is cut off or has far fewer records than were published
refresh  fetches the AEDs of countries (ISO codes; by default those of AED_AREAS) from an Overpass server, if they are newer.
         Reads them with the files and publishes, or writes a --draft. Meant for a scheduler. If a country could not be fetched, or has
         less than four fifths of the AEDs it had, its last good answer in DIR.areas stays in use, and the command says so
  --server     the Overpass server; by default AED_OVERPASS_URL. We ask no other server
publish  replaces the registry with the draft; --decision says why, if licences conflict
discard  deletes the draft
roll-back  publishes one of the last five versions again, by default the last one
take     publishes a complete registry that another machine wrote to FOLDER, and moves it out of FOLDER
osm-changes  turns the corrections that the panel exports into a file for an OpenStreetMap editor, with the versions of an extract
fetch    asks an Overpass server for the AEDs of a country (ISO code) or of an administrative area by its name
`;

/** Options that the commands `import` and `refresh` have in common. */
interface SharedOptions {
  readonly files: readonly string[];
  readonly out: string;
  readonly maps: readonly string[];
  readonly encodings: readonly { readonly file: string | null; readonly encoding: string }[];
  readonly asOf: CivilDate;
  readonly dataDates: readonly { readonly file: string | null; readonly date: CivilDate }[];
  readonly isIncompleteAccepted: boolean;
  readonly isDraft: boolean;
  readonly isForPrograms: boolean;
}

export type RegistryCommand =
  | ({ readonly name: 'import' } & SharedOptions)
  | ({ readonly name: 'refresh'; readonly areas: readonly string[]; readonly server: string } & SharedOptions)
  | { readonly name: 'publish'; readonly out: string; readonly decision: string | undefined }
  | { readonly name: 'discard'; readonly out: string }
  | { readonly name: 'take'; readonly out: string; readonly folder: string }
  | { readonly name: 'roll-back'; readonly out: string; readonly version: string | undefined }
  | {
      readonly name: 'understand';
      readonly file: string;
      readonly out: string | undefined;
      readonly map: string | undefined;
      readonly isAnew: boolean;
      readonly encoding: string | undefined;
      readonly asOf: CivilDate;
      readonly isForPrograms: boolean;
    }
  | { readonly name: 'fetch'; readonly area: string; readonly out: string; readonly server: string }
  | { readonly name: 'osm-changes'; readonly corrections: string; readonly extract: string; readonly out: string }
  | { readonly name: 'help' };

const options = {
  out: { type: 'string' },
  map: { type: 'string', multiple: true },
  encoding: { type: 'string', multiple: true },
  anew: { type: 'boolean' },
  json: { type: 'boolean' },
  'as-of': { type: 'string' },
  'data-date': { type: 'string', multiple: true },
  'accept-incomplete': { type: 'boolean' },
  draft: { type: 'boolean' },
  decision: { type: 'string' },
  area: { type: 'string' },
  areas: { type: 'string' },
  server: { type: 'string' },
  extract: { type: 'string' },
  help: { type: 'boolean' },
} as const;

function required(value: string | undefined, option: string): string {
  if (!value) throw new ImportError(`${option} is missing. Run "npm run aeds -- --help".`);
  return value;
}

function dateOf(text: string, option = '--as-of'): CivilDate {
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  // Date.parse reads 30 February as a day in March.
  const isDate = isWritten && addDays(text as CivilDate, 0) === text;
  if (!isDate) throw new ImportError(`${option} ${text} is not a date. Write it like 2026-11-21.`);
  return text as CivilDate;
}

/** Splits an option into a file and a value: "town.csv=2026-11-01" applies to one file, "2026-11-01" to every file. */
function splitFileOption(written: string): { readonly file: string | null; readonly value: string } {
  const cut = written.lastIndexOf('=');
  return { file: cut < 0 ? null : written.slice(0, cut), value: written.slice(cut + 1) };
}

/** Parses the date of the data. A date in the future is rejected, because it must be a typing error. */
function dataDateOf(written: string, today: string) {
  const { file, value } = splitFileOption(written);
  const date = dateOf(value, '--data-date');
  if (date > today) throw new ImportError(`--data-date ${date} is later than today (${today}). Correct it.`);
  return { file, date };
}

interface Defaults {
  readonly today: string;
  /** The folder of the registry that the server publishes. */
  readonly publishedFolder: string;
  /** The countries to refresh by default. */
  readonly areas?: string | undefined;
  readonly overpass?: string | undefined;
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

interface CommandInput extends Defaults {
  readonly values: Values;
  /** The arguments that follow the command. */
  readonly files: readonly string[];
}

const outOf = ({ values, publishedFolder }: CommandInput) => required(values.out ?? publishedFolder, '--out DIR');

function readUnderstand({ values, files, today }: CommandInput): RegistryCommand {
  return {
    name: 'understand',
    file: required(files[0], 'file to understand'),
    out: values.out,
    map: values.map?.[0],
    isAnew: values.anew ?? false,
    encoding: values.encoding?.[0],
    asOf: dateOf(values['as-of'] ?? today),
    isForPrograms: values.json ?? false,
  };
}

function readImport(input: CommandInput): RegistryCommand {
  required(input.files[0], 'file to import');
  return { name: 'import', ...importWords(input) };
}

function readRefresh(input: CommandInput): RegistryCommand {
  const areas = required(input.values.areas ?? input.areas, '--areas or AED_AREAS');
  const { codes, unknown } = parseCountryCodes(areas);
  if (codes.length === 0 || unknown.length > 0)
    throw new ImportError(
      `--areas ${areas} must be ISO 3166-1 country codes separated by commas, like CH,SI. Correct ${unknown.join(', ') || 'it'}.`,
    );
  return { name: 'refresh', areas: codes, server: serverOf(input), ...importWords(input) };
}

const serverOf = ({ values, overpass }: CommandInput) =>
  required(values.server ?? overpass, '--server URL or AED_OVERPASS_URL');

function importWords(input: CommandInput): SharedOptions {
  const { values, files, today } = input;
  const { map: maps = [], encoding: encodings = [], 'data-date': dates = [] } = values;
  return {
    files,
    out: outOf(input),
    maps,
    encodings: encodings.map(splitFileOption).map(({ file, value }) => ({ file, encoding: value })),
    asOf: dateOf(values['as-of'] ?? today),
    dataDates: dates.map((written) => dataDateOf(written, today)),
    isIncompleteAccepted: values['accept-incomplete'] ?? false,
    isDraft: values.draft ?? false,
    isForPrograms: values.json ?? false,
  };
}

const readers: Readonly<Record<string, (input: CommandInput) => RegistryCommand>> = {
  import: readImport,
  refresh: readRefresh,
  publish: (input) => ({ name: 'publish', out: outOf(input), decision: input.values.decision }),
  discard: (input) => ({ name: 'discard', out: outOf(input) }),
  'roll-back': (input) => ({ name: 'roll-back', out: outOf(input), version: input.files[0] }),
  take: (input) => ({ name: 'take', out: outOf(input), folder: required(input.files[0], 'FOLDER with a registry') }),
  understand: readUnderstand,
  fetch: (input) => ({
    name: 'fetch',
    area: required(input.values.area, '--area'),
    out: required(input.values.out, '--out FILE'),
    server: serverOf(input),
  }),
  'osm-changes': ({ values, files }) => ({
    name: 'osm-changes',
    corrections: required(files[0], 'file of corrections'),
    extract: required(values.extract, '--extract FILE.geojson'),
    out: required(values.out, '--out FILE.osc'),
  }),
  help: () => ({ name: 'help' }),
};

/** Parses the command line. Throws ImportError if it is invalid. */
export function parseRegistryCommand(args: readonly string[], defaults: Defaults): RegistryCommand {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new ImportError(`${(cause as Error).message}; run "npm run aeds -- --help".`);
  }
  const { values, positionals } = parsed;
  const [name = 'help', ...files] = values.help ? [] : positionals;
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (read === undefined)
    throw new ImportError(
      `There is no command "${name}". Use import, refresh, publish, discard, roll-back, take, understand, fetch or osm-changes.`,
    );
  return read({ ...defaults, values, files });
}
