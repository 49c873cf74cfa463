import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { type CsvValue, toCsv } from '../../domain/text/csv.ts';
import type { FileFormat, FileMetadata } from './file-format.ts';

type Properties = CellFeature['properties'];
type Column = readonly [head: string, cellOf: (feature: CellFeature, facts: FileMetadata) => CsvValue];

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value));
const propertyColumn = (name: keyof Properties & string): Column => [
  name,
  ({ properties }) => textOf(properties[name]),
];
const listed = (name: string): Column => [
  name,
  ({ properties: { [name]: value } }) => (Array.isArray(value) ? value.map(textOf).join(' ') : ''),
];

/** Joins the texts of all languages, as in "de: Foyer | fr: Entrée". A text whose language is unknown has no prefix. */
function locationOf({ properties: { location } }: CellFeature): string {
  if (typeof location !== 'object' || location === null) return '';
  const words = Object.entries(location as Readonly<Record<string, unknown>>);
  return words.map(([language, text]) => (language === 'und' ? textOf(text) : `${language}: ${text}`)).join(' | ');
}

function notesOf({ properties: { notes } }: CellFeature): string {
  return Array.isArray(notes) ? notes.map((note: { text?: unknown }) => textOf(note.text)).join(' | ') : '';
}

/** Creates a column for an object with short values, written as "place: 300 | access: members". */
function pairsColumn(name: 'doubts' | 'expires'): Column {
  return [
    name,
    ({ properties: { [name]: pairs } }) =>
      typeof pairs === 'object' && pairs !== null
        ? Object.entries(pairs)
            .map(([about, words]) => `${about}: ${words}`)
            .join(' | ')
        : '',
  ];
}

/**
 * The columns. Each row contains everything about an AED, even the attribution that the licence requires, so that a
 * copied row keeps it.
 */
const columns: readonly Column[] = [
  ['id', ({ id = '' }) => id],
  ['latitude', ({ geometry }) => geometry.coordinates[1]],
  ['longitude', ({ geometry }) => geometry.coordinates[0]],
  ['country', (_, { country }) => country.code],
  propertyColumn('name'),
  propertyColumn('address'),
  ['location', locationOf],
  propertyColumn('level'),
  propertyColumn('isIndoor'),
  propertyColumn('isLocked'),
  propertyColumn('access'),
  propertyColumn('phone'),
  propertyColumn('ref'),
  propertyColumn('hasChildPads'),
  propertyColumn('hoursText'),
  ['isAlwaysOpen', ({ properties }) => (properties.hours === 'always' ? 'true' : '')],
  propertyColumn('timeZone'),
  propertyColumn('checked'),
  pairsColumn('expires'),
  ['notes', notesOf],
  listed('limits'),
  pairsColumn('doubts'),
  listed('sources'),
  listed('sameAs'),
];

/** Columns whose value is the same in every row of a file. */
const fileColumns: readonly (readonly [head: string, cellOf: (facts: FileMetadata) => CsvValue])[] = [
  ['licence', ({ group }) => group.licence],
  ['attribution', ({ group }) => group.attribution],
  ['dataOf', ({ group }) => group.dataOf ?? ''],
  ['version', ({ version }) => version],
];

const heads: readonly string[] = [...columns, ...fileColumns].map(([head]) => head);

const lineEnd = '\r\n';
const rowEnds = new WeakMap<FileMetadata, string>();

/** Formats the values at the end of each row. They are the same for all rows, so this is done once per file. */
function formatRowEnd(facts: FileMetadata): string {
  const known = rowEnds.get(facts) ?? toCsv([fileColumns.map(([, cellOf]) => cellOf(facts))]);
  rowEnds.set(facts, known);
  return known;
}

/** The format CSV (RFC 4180), in UTF-8 with a header row. */
export const csvFormat: FileFormat = {
  ending: 'csv',
  contentType: 'text/csv; charset=utf-8; header=present',
  head: () => toCsv([heads]),
  aed(feature, facts) {
    const cells = toCsv([columns.map(([, cellOf]) => cellOf(feature, facts))]);
    return `${cells.slice(0, -lineEnd.length)},${formatRowEnd(facts)}`;
  },
  tail: () => '',
};
