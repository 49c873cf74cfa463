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

/** Meaning of each column, by name; null if it is not used. */
export type ColumnMeanings = Readonly<Record<string, ColumnField | null>>;

/** Columns whose empty cells repeat the value above. */
export type FilledDownColumns = readonly string[];

function placeOf({ longitude, latitude, pairOrder }: ColumnMapDocument): [string, ColumnField][] {
  if (longitude !== latitude)
    return [
      [longitude, 'longitude'],
      [latitude, 'latitude'],
    ];
  return [[longitude, pairOrder === 'longitude latitude' ? 'pairLongitudeFirst' : 'pair']];
}

/** If several fields have the same tag, the last one counts; a street's kind comes before its name. */
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

/** Columns that hold parts of the hours. */
function hoursIn({ japaneseHours, dayHours, hoursNote, weekHours = [] }: ColumnMapDocument): [string, ColumnField][] {
  const { days, start, end } = japaneseHours ?? dayHours ?? {};
  const said: [string | undefined, ColumnField][] = [
    [days, 'hoursDays'],
    [start, 'hoursStart'],
    [end, 'hoursEnd'],
    [japaneseHours?.note ?? hoursNote, 'hoursNote'],
    ...weekHours.map((column): [string, ColumnField] => [column, 'hoursOfDay']),
  ];
  return said.filter((entry): entry is [string, ColumnField] => entry[0] !== undefined);
}

/** The meanings of the columns according to the map of the analysis, which is the guessed one or the last one tried. */
export function readColumnMeanings({ columns, map }: FileAnalysis): ColumnMeanings {
  const nothing = Object.fromEntries(columns.map(({ column }) => [column, null]));
  if (map === null) return nothing;
  const { id, edited = [], sameAs = {}, childPads, state = [], drop = [] } = map;
  const said: [string, ColumnField][] = [
    ...placeOf(map),
    ...(id === null ? [] : [[id, 'id'] as [string, ColumnField]]),
    ...taggedIn(map),
    ...edited.map((column): [string, ColumnField] => [column, 'edited']),
    ...Object.keys(sameAs).map((column): [string, ColumnField] => [column, 'osmNode']),
    ...(childPads ? [[childPads.column, 'childPads'] as [string, ColumnField]] : []),
    ...hoursIn(map),
    ...[...state, ...drop.map(({ column }) => column)].map((column): [string, ColumnField] => [column, 'present']),
  ];
  // GeoJSON has a position that is not in a column: it is left out.
  return { ...nothing, ...Object.fromEntries(said.filter(([column]) => column in nothing)) };
}

/** The columns that the map of the analysis fills down. */
export const readFilledDownColumns = ({ map }: FileAnalysis): FilledDownColumns => map?.fillDown ?? [];

/** The source's details from the guessed map; unknown ones are empty. */
export function readSourceFields({ map }: FileAnalysis): SourceDescription {
  const { key = '', title = '', licence = '', attribution = '', url = null } = map?.source ?? {};
  const said = (text: string) => (text === columnMapPlaceholder ? '' : text);
  return { key, title: said(title), licence: said(licence), attribution: said(attribution), url };
}

/** The values of a column that say that an AED is gone, according to the guessed map. */
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
 * Builds the column map for these meanings, with the selected projection or the guessed one. Details of the source that
 * are empty are marked as still to be completed.
 */
export function buildColumnMap(
  understood: FileAnalysis,
  meanings: ColumnMeanings,
  filledDown: FilledDownColumns,
  source: SourceDescription,
  projection = understood.map?.projection,
): ColumnMapDocument {
  const said = (text: string) => text.trim() || columnMapPlaceholder;
  const { key, title, licence, attribution, url } = source;
  const { part } = understood.map ?? {};
  const own = createColumnMap(usesOf(understood, meanings, filledDown), {
    key: key.trim() || 'register',
    title: said(title),
    licence: said(licence),
    attribution: said(attribution),
    url: url?.trim() || null,
  });
  return {
    ...own,
    // A file of features with geometries may need no column; the importer then recognises it by all of them.
    ...(own.recognise.length === 0 && { recognise: understood.columns.map(({ column }) => column) }),
    ...(projection !== undefined && { projection }),
    ...(part !== undefined && { part }),
  };
}

export const isSourceDescribed = ({ title, licence, attribution }: SourceDescription) =>
  [title, licence, attribution].every((text) => text.trim() !== '');

/** Whether the columns contain the position; GeoJSON always has one. */
export function hasPositionColumns({ kind }: FileAnalysis, meanings: ColumnMeanings): boolean {
  const used = new Set(Object.values(meanings));
  const hasPair = used.has('pair') || used.has('pairLongitudeFirst');
  return hasPair || (used.has('longitude') && used.has('latitude')) || kind.startsWith('GeoJSON');
}
