import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import type { ColumnAssignment, ColumnGuess } from '../../domain/registry-admin/column-fields.ts';
import { findUnusedColumns } from '../sources/columns/bind-columns.ts';
import type { ColumnMap } from '../sources/columns/column-map.ts';
import { readYesNo } from '../sources/columns/yes-no.ts';
import { readAedState } from '../sources/read-aed-state.ts';
import type { FieldCandidate, FieldFromHeading } from './field-candidate.ts';
import { guessFieldsByValues } from './fields-by-values.ts';
import {
  addHoursByValue,
  guessAdditionalHoursColumns,
  guessClosedDaysColumns,
  guessDayColumnsBesideTimes,
  guessPartialHoursColumns,
  guessWeekdayColumns,
} from './hours-columns.ts';
import { findLimitingDaysColumn } from './hours-names/days-columns.ts';
import {
  guessFieldsByName,
  isCaretakerColumn,
  isDegreePartColumn,
  isLimitedHoursColumn,
  isNonHoursColumn,
} from './name-similarity.ts';
import { cellsOfColumn, type RowSample } from './read-rows.ts';
import { analyseValues, type ValueShapes } from './value-shapes.ts';

/** Guesses with a lower confidence are discarded. */
const minConfidence = 0.35;

const isConstant = ({ filled, distinct }: ValueShapes) => filled >= 5 && distinct === 1;

const axisFit = ({ degrees, degreesWithColons, beyondDegrees }: ValueShapes) =>
  Math.max(degrees, 0.9 * degreesWithColons, 0.7 * beyondDegrees);

/** A heading such as "From" or "Open" only means a time if the values are times of day. */
const boundFit = ({ hours, prose, clocks, yesNo }: ValueShapes) =>
  hours > 0.3 || prose > 0.5 || yesNo > 0.5 ? 0 : 0.3 + 0.7 * clocks;

/** How well the values of a column fit a field, from 0 (impossible) to 1. */
const fits: Readonly<Record<FieldFromHeading, (shapes: ValueShapes) => number>> = {
  longitude: axisFit,
  latitude: axisFit,
  pair: ({ pairs }) => pairs,
  id: ({ filled, distinct, days }) => (days > 0.5 ? 0 : distinct / filled),
  name: (shapes) => (isConstant(shapes) ? 0 : shapes.words * (1 - shapes.numberedBoxes / 2)),
  streetKind: ({ words }) => words,
  street: ({ words, pairs }) => words * (1 - pairs),
  houseNumber: (shapes) => (isConstant(shapes) ? 0.4 : 1 - shapes.words / 2),
  postcode: () => 1,
  suburb: ({ words }) => words,
  city: ({ words }) => words,
  address: ({ words, pairs }) => words * (1 - pairs),
  location: ({ words, pairs }) => words * (1 - pairs),
  level: () => 1,
  hours: (shapes) => {
    const { hours, days, yesNo } = shapes;
    const isNone = hours === 0 && (days > 0.8 || (isConstant(shapes) && !/\d/.test(shapes.examples[0] ?? '')));
    return isNone ? 0 : (0.6 + 0.4 * hours) * (1 - yesNo);
  },
  hoursText: ({ words }) => words,
  hoursOfPart: () => 1,
  hoursOfDay: () => 1,
  hoursDays: ({ words }) => words,
  hoursStart: boundFit,
  hoursEnd: boundFit,
  hoursNote: () => 1,
  access: () => 0.9,
  indoor: ({ indoors }) => indoors,
  locked: ({ yesNo }) => yesNo,
  phone: ({ phones }) => 0.4 + 0.6 * phones,
  operator: ({ words }) => words,
  note: ({ words }) => words,
  mobile: ({ portables }) => portables,
  checked: ({ days, dayNumbers }) => Math.max(days, dayNumbers),
  padsExpiry: ({ days, dayNumbers }) => Math.max(days, dayNumbers),
  batteryExpiry: ({ days, dayNumbers }) => Math.max(days, dayNumbers),
  edited: ({ days, dayNumbers }) => Math.max(days, dayNumbers),
  childPads: ({ yesNo }) => yesNo,
  osmNode: ({ whole }) => whole,
  // If a quarter of the values are known states, the others are probably states too. One in fifty is a coincidence,
  // such as OK for Oklahoma.
  present: ({ states }) => (states < 0.25 ? 0 : 0.5 + 0.5 * states),
};

/** An empty column does not contradict its heading, but hardly supports it either. */
const fitOf = (field: FieldFromHeading, shapes: ValueShapes) => (shapes.filled === 0 ? 0.6 : fits[field](shapes));

/** Returns the field that a heading names. A column "Floor" with whole sentences contains the location. */
const intendedField = (field: FieldFromHeading, { prose }: ValueShapes): FieldFromHeading =>
  field === 'level' && prose > 0.5 ? 'location' : field;

/** Treats a column "Access" as the location if its values are parts of buildings, unless another column fits better. */
const locationFromAccess = (
  { column, field, confidence }: FieldCandidate,
  { places, hours }: ValueShapes,
): FieldCandidate[] =>
  (field === 'access' || field === 'hours') && places > 0.5 && hours === 0
    ? [{ column, field: 'location', confidence: confidence + 0.01, because: 'its values are parts of buildings' }]
    : [];

/** Whether a column contains email addresses. The column is then about people, regardless of its heading. */
const containsEmails = ({ mails }: ValueShapes) => mails > 0.2;

function byName(column: string, shapes: ValueShapes): FieldCandidate[] {
  if (containsEmails(shapes)) return [];
  const named = guessFieldsByName(column);
  const best = named[0]?.likeness ?? 0;
  return named
    .filter(({ likeness }) => likeness >= 0.8 * best)
    .map(({ field, likeness }) => ({ field: intendedField(field, shapes), likeness }))
    .map(({ field, likeness }) => ({
      column,
      field,
      confidence: likeness * fitOf(field, shapes),
      because: likeness === 1 ? 'by its name' : 'by a part of its name',
    }))
    .flatMap((candidate) => [candidate, ...locationFromAccess(candidate, shapes)]);
}

const shapeRules: readonly [FieldFromHeading, (shapes: ValueShapes) => boolean, string][] = [
  [
    'id',
    ({ filled, distinct, whole, dayNumbers }) => filled >= 5 && distinct === filled && whole === 1 && dayNumbers < 0.8,
    'its values are whole numbers, no two alike',
  ],
  ['pair', ({ pairs }) => pairs > 0.8, 'its values are pairs of degrees'],
  ['hours', ({ hours, distinct }) => hours > 0.6 && distinct > 1, 'its values read as opening hours'],
  ['phone', ({ phones, days }) => phones > 0.8 && days < 0.2, 'its values look like telephone numbers'],
];

/** Headings that rule out a field even if the values fit it. */
const excludingHeadings: Partial<Record<FieldFromHeading, (column: string) => boolean>> = {
  hours: isNonHoursColumn,
  phone: isCaretakerColumn,
};

/** Guesses from the values of a column alone, for headings without a known word. */
function byShape(column: string, shapes: ValueShapes): FieldCandidate[] {
  return shapeRules
    .filter(([field, isSo]) => shapes.filled > 0 && isSo(shapes) && !excludingHeadings[field]?.(column))
    .map(([field, , because]) => ({ column, field, confidence: 0.45, because }));
}

/** Finds the first two columns of degrees, if no heading names a position. Their order is checked later. */
function degreesByShape(
  guesses: readonly FieldCandidate[],
  shapes: ReadonlyMap<string, ValueShapes>,
): FieldCandidate[] {
  if (guesses.some(({ field }) => ['longitude', 'latitude', 'pair'].includes(field))) return [];
  const [first, second] = [...shapes].filter(
    ([column, { filled, degrees }]) => filled > 0 && degrees > 0.8 && !isDegreePartColumn(column),
  );
  if (first === undefined || second === undefined) return [];
  const because = 'its values are degrees';
  // Most people write the latitude first.
  const [north, east] = first[1].latitudes > 0.8 ? [first, second] : [second, first];
  return [
    { column: east[0], field: 'longitude', confidence: 0.4, because },
    { column: north[0], field: 'latitude', confidence: 0.4, because },
  ];
}

/** Selects the most likely candidates, best first. Each column and each field is used only once. */
function selectBest(candidates: readonly FieldCandidate[]): FieldCandidate[] {
  const [columns, fields] = [new Set<string>(), new Set<string>()];
  return candidates
    .filter(({ confidence }) => confidence >= minConfidence)
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ column, field }) => {
      if (columns.has(column) || fields.has(field)) return false;
      columns.add(column);
      fields.add(field);
      return true;
    });
}

/** Keeps either one column for each axis, or a single column with both coordinates. An axis on its own is useless. */
function keepOnePosition(guesses: readonly FieldCandidate[]): FieldCandidate[] {
  const has = (name: string) => guesses.some(({ field }) => field === name);
  if (has('longitude') && has('latitude')) return guesses.filter(({ field }) => field !== 'pair');
  return guesses.filter(({ field }) => field !== 'longitude' && field !== 'latitude');
}

/** Maximum number of distinct values in a column of states. A column with more contains something else. */
const maxStates = 12;

/**
 * Finds columns with an unknown heading in which every value is a word for a known state, and at least one means "not
 * in use", such as "Active" and "Inactive". Columns with only yes and no do not count, because these could mean
 * anything.
 */
function statesByValue(guesses: readonly FieldCandidate[], { rows, columns }: RowSample): FieldCandidate[] {
  const isTaken = (column: string) => guesses.some((guess) => guess.column === column && guess.field !== 'note');
  return columns
    .filter((column) => !isTaken(column))
    .filter((column) => {
      const answers = [...new Set(cellsOfColumn(rows, column))];
      const states = answers.map((answer) => (readYesNo(answer) === null ? readAedState(answer) : 'unclear'));
      const isOfStates = answers.length > 0 && answers.length <= maxStates && !states.includes('unclear');
      return isOfStates && states.includes('not in use');
    })
    .map((column) => ({ column, field: 'present', confidence: 0.6, because: 'its values are states of AEDs' }));
}

/** Finds additional columns of states. Each of them may say that an AED is not in use. */
function moreStates(guesses: readonly FieldCandidate[], candidates: readonly FieldCandidate[]): FieldCandidate[] {
  const taken = new Set(guesses.map(({ column }) => column));
  const states = candidates.filter(({ column, field }) => field === 'present' && !taken.has(column));
  return guesses.some(({ field }) => field === 'present')
    ? states.filter(({ confidence }) => confidence >= minConfidence)
    : [];
}

/** Finds additional columns of expiry dates, because pads and battery may each have one. */
function moreExpiries(guesses: readonly FieldCandidate[], candidates: readonly FieldCandidate[]): FieldCandidate[] {
  const taken = new Set(guesses.map(({ column }) => column));
  return candidates.filter(
    ({ column, field, confidence }) =>
      (field === 'padsExpiry' || field === 'batteryExpiry') && !taken.has(column) && confidence >= minConfidence,
  );
}

/** Returns a test for columns with complete postcodes. "zipcode1" next to "zipcode2" contains only one half. */
const isFullPostcode = (columns: readonly string[]) => {
  const bases = columns.map((column) => column.replace(/\d$/, ''));
  return ({ column, field }: FieldCandidate) => {
    const base = column.replace(/\d$/, '');
    return field !== 'postcode' || base === column || bases.filter((other) => other === base).length < 2;
  };
};

/** Guesses the most likely field of each column. This is only a proposal; nothing is imported. */
export function guessColumns(sample: RowSample, asOf: CivilDate): ColumnGuess[] {
  const { rows, columns, hasGeometry } = sample;
  const shapes = new Map(columns.map((column) => [column, analyseValues(cellsOfColumn(rows, column), asOf)]));
  const week = guessWeekdayColumns(sample);
  const isOfWeek = (column: string) => week.some((guess) => guess.column === column);
  const others = [...shapes].filter(([column]) => !isOfWeek(column));
  const named = others.flatMap(([column, shape]) => byName(column, shape)).filter(isFullPostcode(columns));
  const shaped = others.flatMap(([column, shape]) => byShape(column, shape));
  const certain = selectBest([...named, ...shaped]);
  const placed = hasGeometry ? certain : [...certain, ...degreesByShape(certain, shapes)];
  const settled = addHoursByValue(keepOnePosition(selectBest(placed)), week.length > 0 ? [] : others);
  const ofDays = guessDayColumnsBesideTimes([...week, ...settled], sample);
  const kept = settled.filter(({ column }) => column !== ofDays[0]?.column);
  const known = [
    ...week,
    ...kept,
    ...ofDays,
    ...(ofDays.length > 0 ? [] : guessAdditionalHoursColumns(settled, [...named, ...shaped], sample, asOf)),
    ...moreStates(settled, named),
    ...moreExpiries(settled, named),
    ...guessClosedDaysColumns([...week, ...kept, ...ofDays], others),
  ];
  const ofStates = statesByValue(known, sample);
  const used = [...known.filter(({ column }) => !ofStates.some((state) => state.column === column)), ...ofStates];
  const told = guessFieldsByValues(
    others.filter(([column, { filled }]) => filled > 0 && !used.some((guess) => guess.column === column)),
    sample,
  );
  const ofTime = [...used, ...told.filter(({ field }) => field === 'hours')];
  const parts = guessPartialHoursColumns(ofTime, sample);
  const all = [...used, ...parts, ...told.filter(({ column }) => !parts.some((part) => part.column === column))];
  const hours = all.filter(({ field }) => field === 'hours' || field === 'hoursText').map(({ column }) => column);
  const days = ofDays.length > 0 || week.length > 0 ? null : findLimitingDaysColumn(hours, sample);
  return [...shapes].map(([column, shape]) => {
    const found = all.find((guess) => guess.column === column);
    if (days !== null && hours.includes(column))
      return unusedColumn(column, shape, `its hours do not apply to every day: "${days}" says which days`);
    if (found === undefined) return unusedColumn(column, shape, 'we cannot tell what it holds');
    const { filled, examples } = shape;
    return { column, filled, examples, field: found.field, confidence: found.confidence, because: found.because };
  });
}

/** Returns an obvious reason for not using a column; null if there is none. */
function obviousReason(column: string, shape: ValueShapes): string | null {
  if (shape.filled === 0) return 'it is empty';
  if (isLimitedHoursColumn(column)) return 'its name is about hours, but not about hours that apply every day';
  return isConstant(shape) ? 'it says the same in every row' : null;
}

/** Returns a column that is not used, for an obvious reason if there is one, and otherwise for the given reason. */
function unusedColumn(column: string, shape: ValueShapes, reason: string): ColumnGuess {
  const { filled, examples } = shape;
  return { column, filled, examples, field: null, confidence: 0, because: obviousReason(column, shape) ?? reason };
}

/** Returns the columns of a known table that its map does not use. */
export function guessUnusedColumns(map: ColumnMap, { rows, columns }: RowSample, asOf: CivilDate): ColumnGuess[] {
  return findUnusedColumns(map, columns).map((column) =>
    unusedColumn(column, analyseValues(cellsOfColumn(rows, column), asOf), 'it is not used in a table of this kind'),
  );
}

export const toColumnAssignments = (guesses: readonly ColumnGuess[]): ColumnAssignment[] =>
  guesses.flatMap(({ column, field }) => (field === null ? [] : [{ column, field }]));
