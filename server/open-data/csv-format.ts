import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { type CsvValue, toCsv } from '../../domain/text/csv.ts';
import type { FileFormat, FileMetadata } from './file-format.ts';

type Properties = CellFeature['properties'];
type Column = readonly [head: string, cellOf: (feature: CellFeature, facts: FileMetadata) => CsvValue];

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value));
const said = (name: keyof Properties & string): Column => [name, ({ properties }) => textOf(properties[name])];
const listed = (name: string): Column => [
  name,
  ({ properties: { [name]: value } }) => (Array.isArray(value) ? value.map(textOf).join(' ') : ''),
];

/** Texts by language, as "de: Foyer | fr: Entrée"; an unknown language is left out. */
function locationOf({ properties: { location } }: CellFeature): string {
  if (typeof location !== 'object' || location === null) return '';
  const words = Object.entries(location as Readonly<Record<string, unknown>>);
  return words.map(([language, text]) => (language === 'und' ? textOf(text) : `${language}: ${text}`)).join(' | ');
}

function notesOf({ properties: { notes } }: CellFeature): string {
  return Array.isArray(notes) ? notes.map((note: { text?: unknown }) => textOf(note.text)).join(' | ') : '';
}

/** An object of short values, as "place: 300 | access: members". */
function pairsOf(name: 'doubts' | 'expires'): Column {
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
 * One row holds everything about an AED, including the attribution its licence requires, so that a copied row keeps it.
 */
const columns: readonly Column[] = [
  ['id', ({ id = '' }) => id],
  ['latitude', ({ geometry }) => geometry.coordinates[1]],
  ['longitude', ({ geometry }) => geometry.coordinates[0]],
  ['country', (_, { country }) => country.code],
  said('name'),
  said('address'),
  ['location', locationOf],
  said('level'),
  said('isIndoor'),
  said('isLocked'),
  said('access'),
  said('phone'),
  said('ref'),
  said('hasChildPads'),
  said('hoursText'),
  ['isAlwaysOpen', ({ properties }) => (properties.hours === 'always' ? 'true' : '')],
  said('timeZone'),
  said('checked'),
  pairsOf('expires'),
  ['notes', notesOf],
  listed('limits'),
  pairsOf('doubts'),
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

/** The end of each row of a file, formatted once. */
function rowEndOf(facts: FileMetadata): string {
  const known = rowEnds.get(facts) ?? toCsv([fileColumns.map(([, cellOf]) => cellOf(facts))]);
  rowEnds.set(facts, known);
  return known;
}

/** CSV (RFC 4180) in UTF-8 with a header row. */
export const csvFormat: FileFormat = {
  ending: 'csv',
  contentType: 'text/csv; charset=utf-8; header=present',
  head: () => toCsv([heads]),
  aed(feature, facts) {
    const cells = toCsv([columns.map(([, cellOf]) => cellOf(feature, facts))]);
    return `${cells.slice(0, -lineEnd.length)},${rowEndOf(facts)}`;
  },
  tail: () => '',
};
