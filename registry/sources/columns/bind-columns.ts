import { expiryTags } from '../../expiry.ts';
import { projectionOf, type ToDegrees } from '../../formats/projection.ts';
import { ImportError } from '../../source-record.ts';
import type { ColumnMap } from './column-map.ts';
import { foldColumnName } from './column-words.ts';
import { DateColumns } from './date-columns.ts';
import { MergedCellFiller } from './fill-merged-cells.ts';
import { type DayColumn, findDayColumns } from './week/day-columns.ts';

const alternatives = (reference: string) => reference.split('|');

/** Returns the first column in a reference such as "ID|NO" that the table has, or null if it has none of them. */
function columnFor(reference: string, columns: readonly string[]): string | null {
  for (const wanted of alternatives(reference)) {
    const found =
      columns.find((name) => name === wanted) ??
      columns.find((name) => foldColumnName(name) === foldColumnName(wanted));
    if (found !== undefined) return found;
  }
  return null;
}

/** A column map whose references are resolved to the columns of one table. */
export interface BoundColumnMap {
  readonly map: ColumnMap;
  /** Returns a column's name as the table spells it, or as the map spells it if the table lacks the column. */
  readonly column: (reference: string) => string;
  /**
   * Fills merged cells. Must be called for every row, in the order of the table. Null if the map has no columns to
   * fill.
   */
  readonly filledDown: MergedCellFiller | null;
  /** Columns of times whose headings name days. */
  readonly dayColumns: readonly DayColumn[];
  /** Columns with dates of checks and dates of expiry. */
  readonly dates: DateColumns;
  /** Converts coordinates of the map's grid into degrees. Null if the coordinates are degrees already. */
  readonly toDegrees: ToDegrees | null;
}

const tagsOfDays = ['check_date', ...expiryTags];

/** Resolves the references of a map to a table's columns. The bound map has no id column if the table lacks it. */
export function bindColumnMap(map: ColumnMap, columns: readonly string[]): BoundColumnMap {
  const known = new Map<string, string>();
  const hasIds = map.id !== null && columnFor(map.id, columns) !== null;
  const column = (reference: string) => {
    const name = known.get(reference) ?? columnFor(reference, columns) ?? alternatives(reference)[0] ?? reference;
    known.set(reference, name);
    return name;
  };
  const tags = Object.fromEntries(Object.entries(map.tags).map(([tag, names]) => [tag, names.map(column)]));
  return {
    map: hasIds ? map : { ...map, id: null },
    column,
    dayColumns: findDayColumns(map.weekHours.map(column)),
    dates: new DateColumns(tagsOfDays.flatMap((tag) => tags[tag] ?? [])),
    toDegrees: map.projection === undefined ? null : (projectionOf(map.projection)?.toDegrees ?? null),
    filledDown: map.fillDown.length === 0 ? null : new MergedCellFiller(map.fillDown.map(column), tags),
  };
}

/** Returns the position columns of a column map. A table must have them; GeoJSON features have a geometry instead. */
const positionColumns = ({ longitude, latitude }: ColumnMap): readonly [string, string][] => [
  ['longitude', longitude],
  ['latitude', latitude],
];

/** Returns all column references of a map, each with the path of the field in which it occurs. */
function namedColumns(map: ColumnMap): readonly [string, string][] {
  const { childPads, dayHours, japaneseHours, publisher } = map;
  return [
    ...(map.id === null ? [] : ([['id', map.id]] as const)),
    ...positionColumns(map),
    ...Object.entries(map.tags).flatMap(([tag, names]) => names.map((name) => [`tags.${tag}`, name] as const)),
    ...map.edited.map((name) => ['edited', name] as const),
    ...map.fillDown.map((name) => ['fillDown', name] as const),
    ...Object.keys(map.sameAs).map((name) => ['sameAs', name] as const),
    ...(childPads ? ([['childPads', childPads.column]] as const) : []),
    ...(map.hoursNote ? ([['hoursNote', map.hoursNote]] as const) : []),
    ...map.weekHours.map((name) => ['weekHours', name] as const),
    ...Object.entries(dayHours ?? {}).map(([part, name]) => [`dayHours.${part}`, name] as const),
    ...Object.entries(japaneseHours ?? {}).map(([part, name]) => [`japaneseHours.${part}`, name] as const),
    ...(publisher?.code ? ([['publisher.code', publisher.code]] as const) : []),
    ...(publisher?.name ?? []).map((name) => ['publisher.name', name] as const),
    ...map.state.map((name) => ['state', name] as const),
    ...map.drop.map(({ column }) => ['drop', column] as const),
  ].map(([field, name]) => [field, name]);
}

/** Finds the columns of a table that its map does not use. */
export function findUnusedColumns(map: ColumnMap, columns: readonly string[]): readonly string[] {
  const used = new Set(namedColumns(map).map(([, name]) => columnFor(name, columns)));
  return columns.filter((name) => !used.has(name));
}

/**
 * Whether a table has a position and all columns by which a map recognises its tables. A map that lists no columns is
 * only for points without properties, so no table with columns matches it.
 */
export const matchesColumns = (map: ColumnMap, columns: readonly string[], hasGeometry: boolean): boolean =>
  (map.recognise.length > 0 || columns.length === 0) &&
  map.recognise.every((name) => columnFor(name, columns) !== null) &&
  (hasGeometry || positionColumns(map).every(([, name]) => columnFor(name, columns) !== null));

function levenshteinDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let at = 1; at <= from.length; at++) {
    const next = [at];
    for (let other = 1; other <= to.length; other++) {
      const isSame = from[at - 1] === to[other - 1];
      next.push(Math.min((row[other] ?? 0) + 1, (next[other - 1] ?? 0) + 1, (row[other - 1] ?? 0) + (isSame ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Finds the column most similar to a name, or null if none is similar. */
function closestColumn(name: string, columns: readonly string[]): string | null {
  const wanted = foldColumnName(name);
  const ranked = columns
    .map((column) => ({ column, apart: levenshteinDistance(wanted, foldColumnName(column)) }))
    .sort((a, b) => a.apart - b.apart);
  const best = ranked[0];
  return best !== undefined && best.apart <= Math.max(2, wanted.length / 2) ? best.column : null;
}

const listed = (columns: readonly string[]) => columns.slice(0, 12).join(', ') + (columns.length > 12 ? ', …' : '');

/**
 * Throws ImportError if a table lacks a column of the map that the user chose, and suggests a similar column. GeoJSON
 * features and JSON records may omit unknown values, so only the position columns are required there.
 */
export function requireMatchingColumns(
  path: string,
  map: ColumnMap,
  columns: readonly string[],
  { isSparse, hasGeometry }: { readonly isSparse: boolean; readonly hasGeometry: boolean },
): void {
  const mustBe = hasGeometry ? [] : positionColumns(map);
  const asked = isSparse
    ? mustBe
    : namedColumns(map).filter(([field]) => !hasGeometry || !/^l(?:ong|at)itude$/.test(field));
  const wrong = asked.filter(([, name]) => columnFor(name, columns) === null);
  if (wrong.length === 0) return;
  const told = wrong.map(([field, name]) => {
    const closest = closestColumn(name, columns);
    return `"${name}" for ${field}${closest === null ? '' : ` (the closest is "${closest}")`}`;
  });
  throw new ImportError(
    `${path}: the column map (${map.source.title}) names ${told.join(' and ')}, which the file does not have. Its columns are ${listed(columns)}. Correct the map.`,
  );
}
