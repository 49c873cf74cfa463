import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeExpectedState, listExpectedStateChanges } from '../../tests/support/aeds/expected-hours.ts';
import { type DayNameLanguage, parseReferenceHours } from './reference-hours-parser.ts';

const usage = `Checks the hours of a published registry against the publisher's own words.

  node bench/registry/check-hours.ts REGISTRY [JUDGED.tsv]

REGISTRY    the folder with index.json
JUDGED.tsv  lines "text <tab> hours" for texts that are not plain, in the notation of tests/support/aeds/expected-hours.ts, and
            lines "#holidays <tab> Europe/Warsaw <tab> 2026-12-25 …" for zones whose holidays are to be checked

Every distinct text with hours is compared on every day of a year, a minute before and after each change. Texts that are
neither plain nor judged are listed: none may be left. Exits with 1 where something certain is wrong or was not checked.`;

/**
 * Opening hours as stored in a cell (see registry/README.md). The type is declared here again so that this check shares
 * no code with the importer.
 */
interface CellHours {
  readonly open: readonly number[];
  readonly unsure?: readonly number[];
  readonly except?: readonly (readonly [
    from: string,
    to: string,
    open: readonly number[],
    unsure: readonly number[],
  ])[];
  readonly until?: string;
  readonly unsaid?: readonly string[];
}

interface Case {
  readonly text: string;
  readonly zone: string;
  readonly hours: CellHours | null;
  count: number;
}

const dayNames: Readonly<Record<string, DayNameLanguage>> = {
  'Europe/Warsaw': 'polish',
  'Europe/Zurich': 'german',
  'Europe/Berlin': 'german',
};

function casesIn(folder: string): Case[] {
  const cases = new Map<string, Case>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/^\d+\/\d+\/\d+\.json$/.test(entry.replaceAll('\\', '/'))) continue;
    const { features } = JSON.parse(readFileSync(join(folder, entry), 'utf8'));
    for (const { properties } of features) {
      const { hoursText: text = '', timeZone: zone = '', hours: said = null, count } = properties;
      const hours = said === 'always' ? { open: [0, 7 * 1440] } : said;
      if (count !== undefined || (text === '' && hours === null)) continue;
      const key = JSON.stringify([text, zone, hours]);
      const known = cases.get(key) ?? { text, zone, hours, count: 0 };
      known.count += 1;
      cases.set(key, known);
    }
  }
  return [...cases.values()];
}

const within = (spans: readonly number[], minute: number) =>
  spans.some((from, index) => index % 2 === 0 && from <= minute && minute < (spans[index + 1] ?? 0));

function saidAt(hours: CellHours, date: string, minute: number): string {
  if (hours.until && date > hours.until) return 'unknown';
  const exception = hours.except?.find(([from, to]) => from <= date && date <= to);
  const at = exception ? minute : ((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7) * 1440 + minute;
  if (within(exception?.[3] ?? (exception ? [] : (hours.unsure ?? [])), at)) return 'unknown';
  if (!within(exception?.[2] ?? hours.open, at)) return 'closed';
  return hours.unsaid?.includes(date) ? 'unknown' : 'open';
}

const dayMs = 86_400_000;

function datesFrom(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, day) => new Date(first + day * dayMs).toISOString().slice(0, 10));
}

/** Returns the first time at which an AED's compiled hours contradict its text; null if there is none. */
function firstWrong(
  { hours, zone }: Case,
  judged: string,
  dates: readonly string[],
  holidays: ReadonlyMap<string, Set<string>>,
): string | null {
  if (hours === null) return null;
  const own = [...hours.open, ...(hours.except ?? []).flatMap(([, , open]) => open)];
  const minutes = [
    ...new Set([
      0,
      720,
      ...listExpectedStateChanges(judged),
      ...own.flatMap((edge) => [edge % 1440, (edge + 1439) % 1440]),
    ]),
  ];
  for (const date of dates) {
    for (const minute of minutes) {
      const published = saidAt(hours, date, minute);
      const meant = computeExpectedState(judged, date, minute, holidays.get(zone)?.has(date) ?? false);
      if (published !== 'unknown' && published !== meant)
        return `${date} minute ${minute}: published ${published}, meant ${meant}`;
    }
  }
  return null;
}

function readJudged(path: string | undefined) {
  const lines = path
    ? readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => line.split('\t'))
    : [];
  const holidays = new Map(
    lines
      .filter(([first]) => first === '#holidays')
      .map(([, zone = '', dates = '']) => [zone, new Set(dates.split(' '))]),
  );
  return { judged: new Map(lines.map(([text = '', hours = '']) => [text, hours])), holidays };
}

const [folder, judgedPath] = process.argv.slice(2);
if (!folder) {
  console.error(usage);
  process.exit(2);
}
const { judged, holidays } = readJudged(judgedPath);
const cases = casesIn(folder);
const { hoursFrom } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).registry;
const dates = datesFrom(Date.parse(hoursFrom), 360);
const unknown = cases.filter(({ hours }) => hours === null);
const wrong: string[] = [];
const unjudged: string[] = [];
for (const each of cases.filter(({ hours }) => hours !== null)) {
  const meant =
    judged.get(each.text) ??
    parseReferenceHours(each.text, 'english') ??
    parseReferenceHours(each.text, dayNames[each.zone] ?? 'english');
  const fault = meant === null ? null : firstWrong(each, meant, dates, holidays);
  if (meant === null) unjudged.push(each.text);
  if (fault) wrong.push(`${each.text} (${meant}): ${fault}`);
}
const records = (some: readonly Case[]) => some.reduce((sum, { count }) => sum + count, 0);
console.log(
  `Distinct texts and hours: ${cases.length} of ${records(cases)} AEDs; unknown: ${unknown.length} of ${records(unknown)}`,
);
console.log(`Wrong: ${wrong.length}`, ...wrong.map((line) => `\n  ${line}`));
console.log(`Neither plain nor judged: ${unjudged.length}`, ...unjudged.map((line) => `\n  ${line}`));
process.exitCode = wrong.length + unjudged.length > 0 ? 1 : 0;
