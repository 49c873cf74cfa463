import { createHash } from 'node:crypto';
import type { Doubt } from '../../doubts/doubt.ts';
import { expiryTags, isExpiryTag } from '../../expiry.ts';
import { toPlainCharacters } from '../../hours/vocabulary.ts';
import { parseDegrees } from '../../positions/degrees.ts';
import { choosePrecisePosition } from '../../positions/more-precise-position.ts';
import { positionToDegrees } from '../../positions/parse-metres.ts';
import type { RawPosition } from '../../positions/position.ts';
import { readPosition } from '../../positions/position.ts';
import { parsePositionCell } from '../../positions/position-cell.ts';
import type { SourceRecord } from '../../source-record.ts';
import { collectNonEmptyTags } from '../osm.ts';
import { combineStates } from '../read-aed-state.ts';
import { formatNoteUnderHeading, formatStateUnderHeading } from './answers-under-heading.ts';
import type { BoundColumnMap } from './bind-columns.ts';
import { readMappedHours } from './mapped-hours.ts';
import type { Publishers } from './publisher.ts';
import { readYesNo } from './yes-no.ts';
import { expandYesNoLetters } from './yes-no-letters.ts';

type Cells = Readonly<Record<string, string>>;

/** Converts a list as PostgreSQL prints it, such as `{lundi,"mardi"}`, to plain text. */
const plainText = (cell: string) =>
  /^\{[^{}:]*\}$/.test(cell)
    ? cell
        .slice(1, -1)
        .replaceAll('"', '')
        .replaceAll(/\s*,\s*/g, ', ')
    : cell;

/** Removes the decimals that spreadsheets add to whole numbers, such as in "1001.0" or "1001,00" for the id 1001. */
const plainNumber = (id: string) => id.replace(/^(\d+)[.,]0+$/, '$1');

/** Tags whose values spreadsheets turn into decimal numbers, such as 4020.0 for the postcode 4020. */
const numericTags: ReadonlySet<string> = new Set(['addr:postcode', 'addr:housenumber', 'level', 'phone']);

/**
 * Returns the newest date of a last check in several columns, as an ISO 8601 date. If none of them can be parsed, the
 * text is not changed.
 */
function lastCheckOf(
  { dates, column }: BoundColumnMap,
  columns: readonly string[],
  text: string,
  cellOf: (name: string) => string,
) {
  // A year alone, or a year with a month, stays as it is and does not become a full date.
  if (/^\d{4}(?:-\d{2})?$/.test(text)) return text;
  const days = columns.flatMap((name) => dates.read(column(name), cellOf(name)) ?? []);
  const newest = days.toSorted((a, b) => (a.from < b.from ? -1 : 1)).at(-1);
  if (newest === undefined) return text;
  return newest.from === newest.to ? newest.from : newest.from.slice(0, 7);
}

/** Returns the expiry dates in several columns, as ISO 8601 dates. A date that cannot be parsed is not changed. */
const expiryDatesOf = (
  { dates, column }: BoundColumnMap,
  columns: readonly string[],
  cellOf: (name: string) => string,
) =>
  columns
    .map((name) => dates.read(column(name), cellOf(name))?.to ?? cellOf(name))
    .filter(Boolean)
    .join(' ');

/** Returns the expiry dates of the pads and the battery, with the headings of their columns. */
function expiriesOf({ map, column, dates }: BoundColumnMap, cells: Cells): Pick<SourceRecord, 'expiries'> {
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

function mappedTags(bound: BoundColumnMap, cells: Cells): MappedTags {
  const { map, column } = bound;
  const tags: Record<string, string> = {};
  const cellOf = (reference: string) => plainText(cells[column(reference)] ?? '');
  for (const [tag, columns] of Object.entries(map.tags)) {
    if (tag === 'opening_hours' || tag === 'opening_hours:parts') continue;
    const texts = columns.map((reference) => {
      const text = cellOf(reference);
      if (tag === 'note') return formatNoteUnderHeading(column(reference), text);
      return numericTags.has(tag) ? plainNumber(text) : text;
    });
    const text = texts.filter(Boolean).join(' ');
    if (text !== '')
      tags[tag] = isExpiryTag(tag)
        ? expiryDatesOf(bound, columns, cellOf)
        : tag === 'check_date'
          ? lastCheckOf(bound, columns, text, cellOf)
          : text;
  }
  const { hours, written, isComposed } = readMappedHours(bound, cellOf);
  if (hours !== null) tags.opening_hours = hours;
  if (written !== null) tags['opening_hours:text'] = written;
  return { tags, hasComposedHours: isComposed };
}

function writtenPlace({ map, column }: BoundColumnMap, cells: Cells): RawPosition {
  const [east, north] = [column(map.longitude), column(map.latitude)];
  if (east === north) return parsePositionCell(cells[east] ?? '', map.pairOrder === 'longitude latitude');
  return { longitude: cells[east] ?? null, latitude: cells[north] ?? null };
}

function mappedPlace(bound: BoundColumnMap, cells: Cells): RawPosition {
  const written = writtenPlace(bound, cells);
  return bound.toDegrees === null ? written : positionToDegrees(written, bound.toDegrees);
}

/**
 * Returns the position of a row according to its columns. If the row is a GeoJSON feature, this is the more precise of
 * that position and its geometry.
 */
function positionOfRow(bound: BoundColumnMap, cells: Cells, geometry: RawPosition | undefined) {
  const written = mappedPlace(bound, cells);
  return geometry ? choosePrecisePosition(geometry, written) : { place: written, doubt: null };
}

/** Returns a row with its merged cells filled. */
function filledRow({ filledDown }: BoundColumnMap, cells: Cells, where: string, { longitude, latitude }: RawPosition) {
  if (filledDown === null) return { cells, doubt: null };
  return filledDown.fill(cells, where, readPosition(longitude, latitude).position !== null);
}

const digestOf = (values: readonly string[]) =>
  createHash('sha256').update(values.join('\n')).digest('hex').slice(0, 12);

/** Makes an id for a row without one. It remains the same as long as the position, the name and the address do. */
function makeId(place: RawPosition, tags: Cells): string {
  const words = Object.keys(tags).filter((tag) => /^(?:name|addr:.*|level|.*location.*)$/.test(tag));
  const parts = [
    parseDegrees(place.longitude, 'longitude').toFixed(5),
    parseDegrees(place.latitude, 'latitude').toFixed(5),
    ...words.sort().map((tag) => tags[tag]),
  ];
  return `at-${digestOf(parts.map(String))}`;
}

function childPadsOf({ map, column }: BoundColumnMap, cells: Cells): boolean | null {
  if (!map.childPads) return null;
  const text = cells[column(map.childPads.column)];
  const { yes, no } = map.childPads;
  if (yes === null || no === null) return readYesNo(text);
  return text === yes ? true : text === no ? false : readYesNo(text);
}

/** Removes differences in accents and case, because publishers write the same value differently. */
const normaliseCell = (text: string) => toPlainCharacters(text.trim()).toLowerCase();

/** Removes a reason in brackets at the end of a cell. Brackets stay if they limit the cell to days, hours or dates. */
const withoutReason = (text: string) => text.replace(/\s*[（(][^()（）\d月火水木金土日祝時休夜]*[）)]$/u, '');

/** Whether a cell matches the value of a rule that skips rows. */
const matchesValue = (text: string, value: string) =>
  [text, withoutReason(text.trim())].some((cell) => normaliseCell(cell) === normaliseCell(value));

/** Combines the state columns of a row into one state. */
const stateOf = ({ map, column }: BoundColumnMap, cells: Cells) =>
  combineStates(
    'its source',
    map.state.map((reference) => formatStateUnderHeading(column(reference), cells[column(reference)] ?? '')),
  );

/**
 * Maximum length of an id. The database rejects reports about an AED with a longer one
 * (`aed_report_cases_aed_id_is_short_text`).
 */
const maxIdLength = 200;

/** Returns the id of a row, prefixed with the key of its source. Null if the result is too long for an id. */
function prefixedId(key: string, number: string): string | null {
  const id = `${key}/${plainNumber(number)}`;
  return id.length <= maxIdLength ? id : null;
}

/**
 * Returns a doubt that says why the id of a row was made from its position and name. Null if the table has no ids at
 * all.
 */
function missingIdDoubt({ map, column }: BoundColumnMap, number: string): Doubt | null {
  if (map.id === null) return null;
  const wrong = number === '' ? `it has no ${column(map.id)}` : `its ${column(map.id)} has ${number.length} letters`;
  return { kind: 'made id', reason: `${wrong}: its id is made from place and name` };
}

/** Returns the newest of a row's edit dates. */
function editedOf({ map, column }: BoundColumnMap, cells: Cells): string | undefined {
  return map.edited
    .flatMap((reference) => cells[column(reference)] ?? [])
    .sort()
    .at(-1);
}

/**
 * Reads an AED from a row of a table, or from the values of a JSON record, with a column map. `geometry` is the
 * position of a GeoJSON feature. If the columns give the same position more precisely, they are used instead.
 */
export function readMappedRecord(
  bound: BoundColumnMap,
  publishers: Publishers,
  values: object,
  where: string,
  geometry?: RawPosition,
): SourceRecord {
  const { map, column } = bound;
  const written = expandYesNoLetters(collectNonEmptyTags(values));
  // The position is read before merged cells are filled, because positions are never filled down.
  const { place, doubt } = positionOfRow(bound, written, geometry);
  const { cells, doubt: filledDown } = filledRow(bound, written, where, place);
  const source = publishers.of(cells);
  const number = map.id === null ? '' : (cells[column(map.id)] ?? '');
  const id = number === '' ? null : prefixedId(source.key, number);
  const drop = map.drop.find((rule) => matchesValue(cells[column(rule.column)] ?? '', rule.value));
  const { tags, hasComposedHours } = mappedTags(bound, cells);
  const hasChildPads = childPadsOf(bound, cells);
  const edited = editedOf(bound, cells);
  const state = stateOf(bound, cells);
  const dropBecause = drop?.because ?? state.dropBecause;
  const doubts = [doubt, filledDown, state.doubt, id === null ? missingIdDoubt(bound, number) : null];
  return {
    id: id ?? `${source.key}/${makeId(place, tags)}`,
    sourceKey: source.key,
    where: id === null ? where : `${where} (${column(map.id ?? '')} ${plainNumber(number)})`,
    ...place,
    tags,
    sameAs: Object.entries(map.sameAs).flatMap(([reference, key]) => {
      const other = cells[column(reference)];
      return other ? (prefixedId(key, other) ?? []) : [];
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
