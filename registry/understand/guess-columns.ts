import type { CivilDate } from '../../domain/aed/opening-week.ts';
import type { ColumnGuess, ColumnUse } from '../../domain/registers/column-fields.ts';
import { compileHours } from '../hours/compile-hours.ts';
import { unusedColumns } from '../sources/columns/bind-columns.ts';
import type { ColumnMap } from '../sources/columns/column-map.ts';
import { saysOtherwise, takesBack } from '../sources/columns/part-of-time.ts';
import { dayColumns } from '../sources/columns/week/day-columns.ts';
import { hoursBesideDays, hoursByDay } from '../sources/columns/week/week-hours.ts';
import { columnOfDays, daysBeside, isHeadedByDays } from './hours-names/days-beside.ts';
import {
  fieldsByName,
  isColumnOfDegreeParts,
  isColumnOfOtherHours,
  isColumnOfPartOfTime,
  isNoColumnOfHours,
} from './name-likeness.ts';
import type { NamedField } from './named-field.ts';
import { type Cells, enoughDifferent, type RowSample } from './read-rows.ts';
import { shapesOf, type ValueShapes } from './value-shapes.ts';

interface Candidate {
  readonly column: string;
  readonly field: NamedField;
  readonly confidence: number;
  readonly because: string;
}

/** Below this a guess is none. */
const leastConfidence = 0.35;

const isConstant = ({ filled, distinct }: ValueShapes) => filled >= 5 && distinct === 1;

/** How values bear out a field, from 0 (they cannot be that) to 1. */
const fits: Readonly<Record<NamedField, (shapes: ValueShapes) => number>> = {
  longitude: ({ degrees, beyondDegrees }) => Math.max(degrees, 0.7 * beyondDegrees),
  latitude: ({ degrees, beyondDegrees }) => Math.max(degrees, 0.7 * beyondDegrees),
  pair: ({ pairs }) => pairs,
  id: ({ filled, distinct, days }) => (days > 0.5 ? 0 : distinct / filled),
  name: (shapes) => (isConstant(shapes) ? 0 : shapes.words),
  streetKind: ({ words }) => words,
  street: ({ words }) => words,
  houseNumber: ({ words }) => 1 - words / 2,
  postcode: () => 1,
  suburb: ({ words }) => words,
  city: ({ words }) => words,
  address: ({ words }) => words,
  location: (shapes) => (isConstant(shapes) ? 0 : shapes.words),
  level: () => 1,
  hours: (shapes) => {
    const { hours, days, yesNo } = shapes;
    const isNone = hours === 0 && (days > 0.8 || isConstant(shapes));
    return isNone ? 0 : (0.6 + 0.4 * hours) * (1 - yesNo);
  },
  hoursText: ({ words }) => words,
  hoursOfPart: () => 1,
  hoursOfDay: () => 1,
  hoursDays: ({ words }) => words,
  hoursStart: () => 1,
  hoursEnd: () => 1,
  hoursNote: () => 1,
  access: () => 0.9,
  indoor: ({ indoors }) => indoors,
  locked: ({ yesNo }) => yesNo,
  phone: ({ phones }) => 0.4 + 0.6 * phones,
  operator: ({ words }) => words,
  note: (shapes) => (isConstant(shapes) ? 0 : shapes.words),
  mobile: ({ yesNo }) => yesNo,
  checked: ({ days, dayNumbers }) => Math.max(days, dayNumbers),
  edited: ({ days, dayNumbers }) => Math.max(days, dayNumbers),
  childPads: ({ yesNo }) => yesNo,
  osmNode: ({ whole }) => whole,
  // Some answers that are understood show that the others are answers too; one of fifty is chance, as OK is of the United States.
  present: ({ states }) => (states < 0.25 ? 0 : 0.5 + 0.5 * states),
};

/** An empty column says nothing against its name, and little for it. */
const fitOf = (field: NamedField, shapes: ValueShapes) => (shapes.filled === 0 ? 0.6 : fits[field](shapes));

function byName(column: string, shapes: ValueShapes): Candidate[] {
  const named = fieldsByName(column);
  const best = named[0]?.likeness ?? 0;
  return named
    .filter(({ likeness }) => likeness >= 0.8 * best)
    .map(({ field, likeness }) => ({
      column,
      field,
      confidence: likeness * fitOf(field, shapes),
      because: likeness === 1 ? 'by its name' : 'by a part of its name',
    }));
}

const shapeRules: readonly [NamedField, (shapes: ValueShapes) => boolean, string][] = [
  [
    'id',
    ({ filled, distinct, whole }) => filled >= 5 && distinct === filled && whole === 1,
    'its values are whole numbers, no two alike',
  ],
  ['pair', ({ pairs }) => pairs > 0.8, 'its values are pairs of degrees'],
  ['hours', ({ hours, distinct }) => hours > 0.6 && distinct > 1, 'its values read as opening hours'],
  ['phone', ({ phones, days }) => phones > 0.8 && days < 0.2, 'its values look like telephone numbers'],
];

/** What values alone suggest, where the name says nothing. */
function byShape(column: string, shapes: ValueShapes): Candidate[] {
  return shapeRules
    .filter(([field, isSo]) => shapes.filled > 0 && isSo(shapes) && !(field === 'hours' && isNoColumnOfHours(column)))
    .map(([field, , because]) => ({ column, field, confidence: 0.45, because }));
}

/** Two columns of degrees whose names say nothing: the first two, to be put in order by where they lie. */
function degreesByShape(guesses: readonly Candidate[], shapes: ReadonlyMap<string, ValueShapes>): Candidate[] {
  if (guesses.some(({ field }) => ['longitude', 'latitude', 'pair'].includes(field))) return [];
  const [first, second] = [...shapes].filter(
    ([column, { filled, degrees }]) => filled > 0 && degrees > 0.8 && !isColumnOfDegreeParts(column),
  );
  if (first === undefined || second === undefined) return [];
  const because = 'its values are degrees';
  // People write the latitude first.
  const [north, east] = first[1].latitudes > 0.8 ? [first, second] : [second, first];
  return [
    { column: east[0], field: 'longitude', confidence: 0.4, because },
    { column: north[0], field: 'latitude', confidence: 0.4, because },
  ];
}

/** The likeliest first; each column and each field once. */
function settle(candidates: readonly Candidate[]): Candidate[] {
  const [columns, fields] = [new Set<string>(), new Set<string>()];
  return candidates
    .filter(({ confidence }) => confidence >= leastConfidence)
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ column, field }) => {
      if (columns.has(column) || fields.has(field)) return false;
      columns.add(column);
      fields.add(field);
      return true;
    });
}

/** A pair is of no use beside two columns of degrees, nor one of these without the other. */
function onePlace(guesses: readonly Candidate[]): Candidate[] {
  const has = (name: string) => guesses.some(({ field }) => field === name);
  if (has('longitude') && has('latitude')) return guesses.filter(({ field }) => field !== 'pair');
  return guesses.filter(({ field }) => field !== 'longitude' && field !== 'latitude');
}

const readAs = (text: string, asOf: CivilDate) =>
  compileHours(text, { country: null, asOf, isTag: false }).hours !== null;

/**
 * Further columns of hours: together with the first where more can be read so ("lundi-vendredi" and "9h-17h"), else as
 * words to show.
 */
function furtherHours(
  guesses: readonly Candidate[],
  candidates: readonly Candidate[],
  { rows, columns }: RowSample,
  asOf: CivilDate,
): (Omit<Candidate, 'field'> & { readonly field: NamedField })[] {
  const first = guesses.find(({ field }) => field === 'hours');
  const taken = new Set(guesses.map(({ column }) => column));
  const further = candidates.filter(
    ({ column, field, confidence }) => field === 'hours' && confidence >= 0.5 && !taken.has(column),
  );
  if (first === undefined || further.length === 0) return [];
  const sample = rows.slice(0, 200);
  const share = (names: readonly string[]) => {
    const inOrder = columns.filter((name) => names.includes(name));
    const texts = sample.map((row) => inOrder.flatMap((name) => row[name] ?? []).join(' ')).filter(Boolean);
    return texts.filter((text) => readAs(text, asOf)).length;
  };
  const together = further.map(({ column }) => column);
  const isBetter = share([first.column, ...together]) > share([first.column]);
  return further
    .slice(0, isBetter ? further.length : 1)
    .map((candidate) => ({ ...candidate, field: isBetter ? 'hours' : 'hoursText' }) as const);
}

const cellsOf = (rows: readonly Cells[], column: string) => rows.flatMap((row) => row[column] ?? []);

/** Columns of times for a part of the week or the year: they take back hours that are always. */
function hoursOfParts(guesses: readonly Candidate[], { rows, columns }: RowSample): Candidate[] {
  if (!guesses.some(({ field }) => field === 'hours')) return [];
  const taken = new Set(guesses.map(({ column }) => column));
  const because = 'its name speaks of a part of the time, and it of hours';
  return columns
    .filter((column) => !taken.has(column) && isColumnOfPartOfTime(column))
    .filter((column) => {
      // Under a heading of days alone all but "open" is against "always": "by appointment", "Mr Smith has the key".
      const isOfDays = isHeadedByDays(column, columns);
      return [...new Set(cellsOf(rows, column))]
        .slice(0, enoughDifferent)
        .some((cell) => takesBack(column, cell) || (isOfDays && saysOtherwise(column, cell)));
    })
    .map((column) => ({ column, field: 'hoursOfPart', confidence: 0.5, because }));
}

/** Further columns of states: each may say that an AED is not in use. */
function furtherStates(guesses: readonly Candidate[], candidates: readonly Candidate[]): Candidate[] {
  const taken = new Set(guesses.map(({ column }) => column));
  const states = candidates.filter(({ column, field }) => field === 'present' && !taken.has(column));
  return guesses.some(({ field }) => field === 'present')
    ? states.filter(({ confidence }) => confidence >= leastConfidence)
    : [];
}

const said = (row: Cells, columns: readonly string[]) => columns.flatMap((name) => row[name] ?? []).join(' ');

/** Columns headed by the days of a week, where the hours of at least half the rows that fill them can be read. */
function weekOfColumns({ rows, columns }: RowSample): Candidate[] {
  const found = dayColumns(columns);
  const sample = rows.slice(0, enoughDifferent * 3);
  const read = sample.flatMap((row) => hoursByDay(found, (column) => row[column] ?? '') ?? []);
  const isRead = read.length > 0 && read.filter(({ tag }) => tag !== null).length * 2 >= read.length;
  const because = 'its heading names days, and it holds times';
  return isRead ? found.map(({ column }) => ({ column, field: 'hoursOfDay', confidence: 0.8, because })) : [];
}

/** A column of days beside columns of times without days: together they are the hours of a week. */
function daysOfTimes(guesses: readonly Candidate[], { rows, columns }: RowSample): Candidate[] {
  if (guesses.some(({ field }) => field === 'hoursDays' || field === 'hoursOfDay')) return [];
  const hours = guesses.filter(({ field }) => field === 'hours').map(({ column }) => column);
  const column = hours.length === 0 ? null : columnOfDays(hours, { rows, columns });
  if (column === null) return [];
  const sample = rows.slice(0, enoughDifferent * 3).filter((row) => row[column] !== undefined);
  const together = sample.filter((row) => hoursBesideDays(row[column] ?? '', said(row, hours), null)?.tag);
  if (together.length * 2 < sample.length) return [];
  return [{ column, field: 'hoursDays', confidence: 0.7, because: 'it holds the days of the times beside it' }];
}

/** What each column of a file most likely holds. Nothing is imported by it. */
export function guessColumns(sample: RowSample, asOf: CivilDate): ColumnGuess[] {
  const { rows, columns, hasGeometry } = sample;
  const shapes = new Map(columns.map((column) => [column, shapesOf(cellsOf(rows, column), asOf)]));
  const week = weekOfColumns(sample);
  const isOfWeek = (column: string) => week.some((guess) => guess.column === column);
  const others = [...shapes].filter(([column]) => !isOfWeek(column));
  const named = others.flatMap(([column, shape]) => byName(column, shape));
  const shaped = others.flatMap(([column, shape]) => byShape(column, shape));
  const certain = settle([...named, ...shaped]);
  const placed = hasGeometry ? certain : [...certain, ...degreesByShape(certain, shapes)];
  const settled = onePlace(settle(placed));
  const ofDays = daysOfTimes([...week, ...settled], sample);
  const kept = settled.filter(({ column }) => column !== ofDays[0]?.column);
  const known = [
    ...week,
    ...kept,
    ...ofDays,
    ...(ofDays.length > 0 ? [] : furtherHours(settled, [...named, ...shaped], sample, asOf)),
    ...furtherStates(settled, named),
  ];
  const all = [...known, ...hoursOfParts(known, sample)];
  const hours = all.filter(({ field }) => field === 'hours' || field === 'hoursText').map(({ column }) => column);
  const days = ofDays.length > 0 || week.length > 0 ? null : daysBeside(hours, sample);
  return [...shapes].map(([column, shape]) => {
    const found = all.find((guess) => guess.column === column);
    if (days !== null && hours.includes(column))
      return unused(column, shape, `its hours are not those of every day: "${days}" says which days`);
    if (found === undefined) return unused(column, shape, 'nothing tells what it holds');
    const { filled, examples } = shape;
    return { column, filled, examples, field: found.field, confidence: found.confidence, because: found.because };
  });
}

/** What is plain to see of a column of which nothing is used. */
function plainReason(column: string, shape: ValueShapes): string | null {
  if (shape.filled === 0) return 'it is empty';
  if (isColumnOfOtherHours(column)) return 'its name speaks of hours, but not of those of the AED on every day';
  return isConstant(shape) ? 'it says the same in every row' : null;
}

/** A column of which nothing is used, and why, unless it is plain to see. */
function unused(column: string, shape: ValueShapes, reason: string): ColumnGuess {
  const { filled, examples } = shape;
  return { column, filled, examples, field: null, confidence: 0, because: plainReason(column, shape) ?? reason };
}

/** The columns of a table that is known of which its map uses nothing. */
export function leftColumns(map: ColumnMap, { rows, columns }: RowSample, asOf: CivilDate): ColumnGuess[] {
  return unusedColumns(map, columns).map((column) =>
    unused(column, shapesOf(cellsOf(rows, column), asOf), 'nothing of it is used in a table of this kind'),
  );
}

/** The columns in use. */
export const usesOf = (guesses: readonly ColumnGuess[]): ColumnUse[] =>
  guesses.flatMap(({ column, field }) => (field === null ? [] : [{ column, field }]));
