import { createHash } from 'node:crypto';
import type { Doubt } from '../../doubts/doubt.ts';
import { expiryTags, isExpiryTag } from '../../expiry.ts';
import { plainLetters } from '../../hours/vocabulary.ts';
import { parseDegrees } from '../../positions/degrees.ts';
import { positionToDegrees } from '../../positions/metres.ts';
import { morePrecisePosition } from '../../positions/more-precise-position.ts';
import type { RawPosition } from '../../positions/position.ts';
import { readPosition } from '../../positions/position.ts';
import { parsePositionCell } from '../../positions/position-cell.ts';
import type { SourceRecord } from '../../source-record.ts';
import { nonEmptyTags } from '../osm.ts';
import { combineStates } from '../read-aed-state.ts';
import { noteUnderHeading, stateUnderHeading } from './answers-under-heading.ts';
import type { BoundMap } from './bind-columns.ts';
import { mappedHours } from './mapped-hours.ts';
import type { Publishers } from './publisher.ts';
import { readYesNo } from './yes-no.ts';
import { expandYesNoLetters } from './yes-no-letters.ts';

type Cells = Readonly<Record<string, string>>;

/** A list as PostgreSQL prints it, `{lundi,"mardi"}`, as plain text. */
const plainText = (cell: string) =>
  /^\{[^{}:]*\}$/.test(cell)
    ? cell
        .slice(1, -1)
        .replaceAll('"', '')
        .replaceAll(/\s*,\s*/g, ', ')
    : cell;

/** Spreadsheets write the id 1001 as 1001, "1001.0" or "1001,00". */
const plainNumber = (id: string) => id.replace(/^(\d+)[.,]0+$/, '$1');

/** Spreadsheets turn these into numbers: 4020.0 is the postcode 4020. */
const ofNumbers: ReadonlySet<string> = new Set(['addr:postcode', 'addr:housenumber', 'level', 'phone']);

/** The date of the last check in ISO 8601, the newest of several columns; as written if none parses. */
function checkOf(
  { dates, column }: BoundMap,
  columns: readonly string[],
  text: string,
  said: (name: string) => string,
) {
  // A year or a month keeps its precision.
  if (/^\d{4}(?:-\d{2})?$/.test(text)) return text;
  const days = columns.flatMap((name) => dates.read(column(name), said(name)) ?? []);
  const newest = days.toSorted((a, b) => (a.from < b.from ? -1 : 1)).at(-1);
  if (newest === undefined) return text;
  return newest.from === newest.to ? newest.from : newest.from.slice(0, 7);
}

/** Expiry dates of columns in ISO 8601; as written if one does not parse. */
const lastDaysOf = ({ dates, column }: BoundMap, columns: readonly string[], said: (name: string) => string) =>
  columns
    .map((name) => dates.read(column(name), said(name))?.to ?? said(name))
    .filter(Boolean)
    .join(' ');

/** Expiry of the pads and battery by its columns, with their headings. */
function expiriesOf({ map, column, dates }: BoundMap, cells: Cells): Pick<SourceRecord, 'expiries'> {
  const expiries = expiryTags
    .flatMap((tag) => map.tags[tag] ?? [])
    .flatMap((reference) => {
      const name = column(reference);
      const text = cells[name] ?? '';
      const until = dates.read(name, text)?.to;
      return until === undefined ? [] : [{ says: `${name}: ${text}`, until }];
    });
  return expiries.length > 0 ? { expiries } : {};
}

interface MappedTags {
  readonly tags: Record<string, string>;
  readonly hasComposedHours: boolean;
}

function mappedTags(bound: BoundMap, cells: Cells): MappedTags {
  const { map, column } = bound;
  const tags: Record<string, string> = {};
  const said = (reference: string) => plainText(cells[column(reference)] ?? '');
  for (const [tag, columns] of Object.entries(map.tags)) {
    if (tag === 'opening_hours' || tag === 'opening_hours:parts') continue;
    const texts = columns.map((reference) => {
      const text = said(reference);
      if (tag === 'note') return noteUnderHeading(column(reference), text);
      return ofNumbers.has(tag) ? plainNumber(text) : text;
    });
    const text = texts.filter(Boolean).join(' ');
    if (text !== '')
      tags[tag] = isExpiryTag(tag)
        ? lastDaysOf(bound, columns, said)
        : tag === 'check_date'
          ? checkOf(bound, columns, text, said)
          : text;
  }
  const { hours, written, isComposed } = mappedHours(bound, said);
  if (hours !== null) tags.opening_hours = hours;
  if (written !== null) tags['opening_hours:text'] = written;
  return { tags, hasComposedHours: isComposed };
}

function writtenPlace({ map, column }: BoundMap, cells: Cells): RawPosition {
  const [east, north] = [column(map.longitude), column(map.latitude)];
  if (east === north) return parsePositionCell(cells[east] ?? '', map.pairOrder === 'longitude latitude');
  return { longitude: cells[east] ?? null, latitude: cells[north] ?? null };
}

function mappedPlace(bound: BoundMap, cells: Cells): RawPosition {
  const written = writtenPlace(bound, cells);
  return bound.toDegrees === null ? written : positionToDegrees(written, bound.toDegrees);
}

/** Position from its columns, or for a feature the more precise of both. */
function placeOfRow(bound: BoundMap, cells: Cells, geometry: RawPosition | undefined) {
  const written = mappedPlace(bound, cells);
  return geometry ? morePrecisePosition(geometry, written) : { place: written, doubt: null };
}

/** A row with its merged cells filled. */
function filledRow({ filledDown }: BoundMap, cells: Cells, where: string, { longitude, latitude }: RawPosition) {
  if (filledDown === null) return { cells, doubt: null };
  return filledDown.fill(cells, where, readPosition(longitude, latitude).position !== null);
}

const digestOf = (said: readonly string[]) => createHash('sha256').update(said.join('\n')).digest('hex').slice(0, 12);

/** Id for a row without one: stable while its position and name stay the same. */
function madeId(place: RawPosition, tags: Cells): string {
  const words = Object.keys(tags).filter((tag) => /^(?:name|addr:.*|level|.*location.*)$/.test(tag));
  const said = [
    parseDegrees(place.longitude, 'longitude').toFixed(5),
    parseDegrees(place.latitude, 'latitude').toFixed(5),
    ...words.sort().map((tag) => tags[tag]),
  ];
  return `at-${digestOf(said.map(String))}`;
}

function childPadsOf({ map, column }: BoundMap, cells: Cells): boolean | null {
  if (!map.childPads) return null;
  const text = cells[column(map.childPads.column)];
  const { yes, no } = map.childPads;
  if (yes === null || no === null) return readYesNo(text);
  return text === yes ? true : text === no ? false : readYesNo(text);
}

/** Normalises a text, because publishers vary accents and case. */
const saidAlike = (text: string) => plainLetters(text.trim()).toLowerCase();

/** Text in brackets gives a reason, unless it limits the word to days, hours or dates. */
const withoutWhy = (text: string) => text.replace(/\s*[（(][^()（）\d月火水木金土日祝時休夜]*[）)]$/u, '');

/** Whether a cell matches a skip rule of the map. */
const isSaid = (text: string, value: string) =>
  [text, withoutWhy(text.trim())].some((said) => saidAlike(said) === saidAlike(value));

/** The state of an AED from its state columns. */
const stateOf = ({ map, column }: BoundMap, cells: Cells) =>
  combineStates(
    'its register',
    map.state.map((reference) => stateUnderHeading(column(reference), cells[column(reference)] ?? '')),
  );

/** The database refuses reports about a longer id (`aed_report_cases_aed_id_is_short_text`). */
const longestId = 200;

/** A row's id in its register with the register's key; null if it is longer than an id may be. */
function idIn(key: string, number: string): string | null {
  const id = `${key}/${plainNumber(number)}`;
  return id.length <= longestId ? id : null;
}

/** Why the id of a row is made from its place and name. */
function whyMadeId({ map, column }: BoundMap, number: string): Doubt | null {
  if (map.id === null) return null;
  const wrong = number === '' ? `it has no ${column(map.id)}` : `its ${column(map.id)} has ${number.length} letters`;
  return { kind: 'made id', reason: `${wrong}: its id is made from place and name` };
}

/** The newest date in the columns with edit dates. */
function editedOf({ map, column }: BoundMap, cells: Cells): string | undefined {
  return map.edited
    .flatMap((reference) => cells[column(reference)] ?? [])
    .sort()
    .at(-1);
}

/**
 * An AED from a row of a table, or from the values of a JSON record, by its column map. `geometry` is the position of a
 * GeoJSON feature; if the columns hold the same position more precisely, they count.
 */
export function mappedRecord(
  bound: BoundMap,
  publishers: Publishers,
  values: object,
  where: string,
  geometry?: RawPosition,
): SourceRecord {
  const { map, column } = bound;
  const written = expandYesNoLetters(nonEmptyTags(values));
  // Position columns are never filled down.
  const { place, doubt } = placeOfRow(bound, written, geometry);
  const { cells, doubt: filledDown } = filledRow(bound, written, where, place);
  const source = publishers.of(cells);
  const number = map.id === null ? '' : (cells[column(map.id)] ?? '');
  const id = number === '' ? null : idIn(source.key, number);
  const drop = map.drop.find((rule) => isSaid(cells[column(rule.column)] ?? '', rule.value));
  const { tags, hasComposedHours } = mappedTags(bound, cells);
  const hasChildPads = childPadsOf(bound, cells);
  const edited = editedOf(bound, cells);
  const state = stateOf(bound, cells);
  const dropBecause = drop?.because ?? state.dropBecause;
  const doubts = [doubt, filledDown, state.doubt, id === null ? whyMadeId(bound, number) : null];
  return {
    id: id ?? `${source.key}/${madeId(place, tags)}`,
    sourceKey: source.key,
    where: id === null ? where : `${where} (${column(map.id ?? '')} ${plainNumber(number)})`,
    ...place,
    tags,
    sameAs: Object.entries(map.sameAs).flatMap(([reference, key]) => {
      const other = cells[column(reference)];
      return other ? (idIn(key, other) ?? []) : [];
    }),
    doubts: doubts.filter((entry) => entry !== null),
    ...(dropBecause !== null && { dropBecause }),
    ...(map.timeZone && { timeZone: map.timeZone }),
    ...(map.countries && { countries: map.countries }),
    ...(hasChildPads !== null && { hasChildPads }),
    ...expiriesOf(bound, cells),
    ...(edited && { edited }),
    ...(hasComposedHours && { hasComposedHours }),
    ...(id === null && { rowDigest: digestOf(Object.entries(written).flat()) }),
  };
}
