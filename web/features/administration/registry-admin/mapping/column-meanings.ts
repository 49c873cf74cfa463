import {
  type ColumnAssignment,
  type ColumnField,
  type ColumnMapDocument,
  columnFields,
  columnMapPlaceholder,
  createColumnMap,
  type SourceDescription,
} from '../../../../../domain/registry-admin/column-fields.ts';
import type { FileAnalysis } from '../../../../../domain/registry-admin/file-analysis.ts';

/** The meaning of each column, by the column's name. Null if the column is not used. */
export type ColumnMeanings = Readonly<Record<string, ColumnField | null>>;

/** The columns in which an empty cell takes the value of the cell above it. */
export type FilledDownColumns = readonly string[];

function placeOf({ longitude, latitude, pairOrder }: ColumnMapDocument): [string, ColumnField][] {
  if (longitude !== latitude)
    return [
      [longitude, 'longitude'],
      [latitude, 'latitude'],
    ];
  return [[longitude, pairOrder === 'longitude latitude' ? 'pairLongitudeFirst' : 'pair']];
}

/**
 * Returns the columns that form tags, with their meanings. The first of several columns that form one tag gets the
 * tag's first meaning, such as a street's type. The other columns get its last meaning, such as a street's name. A
 * single column also gets the last meaning.
 */
function taggedIn({ tags }: ColumnMapDocument): [string, ColumnField][] {
  return Object.entries(tags).flatMap(([tag, columns]) => {
    const fields = (Object.keys(columnFields) as ColumnField[]).filter(
      (field) => (columnFields[field] as { tag?: string }).tag === tag,
    );
    const last = fields.at(-1);
    return columns.flatMap((column, at): [string, ColumnField][] => {
      const field = columns.length > 1 && at === 0 ? (fields[0] ?? last) : last;
      return field === undefined ? [] : [[column, field]];
    });
  });
}

/** Returns the columns that contain a part of the opening hours, with their meanings. */
function hoursIn({ japaneseHours, dayHours, hoursNote, weekHours = [] }: ColumnMapDocument): [string, ColumnField][] {
  const { days, start, end } = japaneseHours ?? dayHours ?? {};
  const columnEntries: [string | undefined, ColumnField][] = [
    [days, 'hoursDays'],
    [start, 'hoursStart'],
    [end, 'hoursEnd'],
    [japaneseHours?.note ?? hoursNote, 'hoursNote'],
    ...weekHours.map((column): [string, ColumnField] => [column, 'hoursOfDay']),
  ];
  return columnEntries.filter((entry): entry is [string, ColumnField] => entry[0] !== undefined);
}

/**
 * Returns the meanings of the columns according to the analysis's column map. That is the map that was tried last, or
 * else the guessed one.
 */
export function readColumnMeanings({ columns, map }: FileAnalysis): ColumnMeanings {
  const nothing = Object.fromEntries(columns.map(({ column }) => [column, null]));
  if (map === null) return nothing;
  const { id, edited = [], sameAs = {}, childPads, state = [], drop = [] } = map;
  const columnEntries: [string, ColumnField][] = [
    ...placeOf(map),
    ...(id === null ? [] : [[id, 'id'] as [string, ColumnField]]),
    ...taggedIn(map),
    ...edited.map((column): [string, ColumnField] => [column, 'edited']),
    ...Object.keys(sameAs).map((column): [string, ColumnField] => [column, 'osmNode']),
    ...(childPads ? [[childPads.column, 'childPads'] as [string, ColumnField]] : []),
    ...hoursIn(map),
    ...[...state, ...drop.map(({ column }) => column)].map((column): [string, ColumnField] => [column, 'present']),
  ];
  // In GeoJSON the position is not in a column, so it is left out of the meanings.
  return { ...nothing, ...Object.fromEntries(columnEntries.filter(([column]) => column in nothing)) };
}

/** Returns the columns that the analysis's column map fills down. */
export const readFilledDownColumns = ({ map }: FileAnalysis): FilledDownColumns => map?.fillDown ?? [];

/** Returns the details of the source from the analysis's column map. Unknown details are empty. */
export function readSourceFields({ map }: FileAnalysis): SourceDescription {
  const { key = '', title = '', licence = '', attribution = '', url = null } = map?.source ?? {};
  const withoutPlaceholder = (text: string) => (text === columnMapPlaceholder ? '' : text);
  return {
    key,
    title: withoutPlaceholder(title),
    licence: withoutPlaceholder(licence),
    attribution: withoutPlaceholder(attribution),
    url,
  };
}

/** Returns the values in a column that mark an AED as no longer there, according to the analysis's column map. */
const absentValuesOf = ({ map }: FileAnalysis, column: string) =>
  (map?.drop ?? []).filter((rule) => rule.column === column).map(({ value }) => value);

function usesOf(understood: FileAnalysis, meanings: ColumnMeanings, filledDown: FilledDownColumns): ColumnAssignment[] {
  return understood.columns.flatMap(({ column }) => {
    const field = meanings[column];
    if (!field) return [];
    const absentValues = field === 'present' && { absentValues: absentValuesOf(understood, column) };
    return [{ column, field, isFilledDown: filledDown.includes(column), ...absentValues }];
  });
}

/**
 * Creates a column map from the meanings of the columns, with the selected projection or else the guessed one. Empty
 * details of the source get a placeholder.
 */
export function buildColumnMap(
  understood: FileAnalysis,
  meanings: ColumnMeanings,
  filledDown: FilledDownColumns,
  source: SourceDescription,
  projection = understood.map?.projection,
): ColumnMapDocument {
  const withPlaceholder = (text: string) => text.trim() || columnMapPlaceholder;
  const { key, title, licence, attribution, url } = source;
  const { part } = understood.map ?? {};
  const own = createColumnMap(usesOf(understood, meanings, filledDown), {
    key: key.trim() || 'register',
    title: withPlaceholder(title),
    licence: withPlaceholder(licence),
    attribution: withPlaceholder(attribution),
    url: url?.trim() || null,
  });
  return {
    ...own,
    // The importer recognises a file by the columns that the column map uses. A map for a file with geometries may use
    // no columns. The importer then recognises the file by all of its columns.
    ...(own.recognise.length === 0 && { recognise: understood.columns.map(({ column }) => column) }),
    ...(projection !== undefined && { projection }),
    ...(part !== undefined && { part }),
  };
}

export const isSourceDescribed = ({ title, licence, attribution }: SourceDescription) =>
  [title, licence, attribution].every((text) => text.trim() !== '');

/** Whether the chosen meanings give each record a position. GeoJSON always has one. */
export function hasPositionColumns({ kind }: FileAnalysis, meanings: ColumnMeanings): boolean {
  const used = new Set(Object.values(meanings));
  const hasPair = used.has('pair') || used.has('pairLongitudeFirst');
  return hasPair || (used.has('longitude') && used.has('latitude')) || kind.startsWith('GeoJSON');
}
