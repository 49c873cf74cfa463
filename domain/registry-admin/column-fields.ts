/**
 * The fields that a column of an AED list may contain, in the order in which the panel offers them. `tag` is the
 * OpenStreetMap tag that the column fills. Fields without a tag have their own property in the column map (see
 * registry/README.md).
 */
export const columnFields = {
  longitude: {},
  latitude: {},
  pair: {},
  pairLongitudeFirst: {},
  id: {},
  name: { tag: 'name' },
  streetKind: { tag: 'addr:street' },
  street: { tag: 'addr:street' },
  houseNumber: { tag: 'addr:housenumber' },
  postcode: { tag: 'addr:postcode' },
  suburb: { tag: 'addr:suburb' },
  city: { tag: 'addr:city' },
  address: { tag: 'addr:full' },
  location: { tag: 'defibrillator:location' },
  level: { tag: 'level' },
  hours: { tag: 'opening_hours' },
  hoursText: { tag: 'opening_hours:text' },
  /** A column with exceptions that override "24 h". The tag is not a real OpenStreetMap tag. */
  hoursOfPart: { tag: 'opening_hours:parts' },
  /** Opening times for the days that the column's header names. */
  hoursOfDay: {},
  hoursDays: {},
  hoursStart: {},
  hoursEnd: {},
  hoursNote: {},
  access: { tag: 'access' },
  indoor: { tag: 'indoor' },
  locked: { tag: 'locked' },
  phone: { tag: 'phone' },
  operator: { tag: 'operator' },
  note: { tag: 'note' },
  mobile: { tag: 'mobile' },
  checked: { tag: 'check_date' },
  /** Expiry dates of pads and battery. The tags are not real OpenStreetMap tags. */
  padsExpiry: { tag: 'pads:expiry' },
  batteryExpiry: { tag: 'battery:expiry' },
  edited: {},
  childPads: {},
  osmNode: {},
  present: {},
} as const satisfies Readonly<Record<string, { readonly tag?: string }>>;

export type ColumnField = keyof typeof columnFields;

export const columnFieldNames = Object.keys(columnFields) as readonly ColumnField[];

/** A column of a table, with the field that it contains. */
export interface ColumnAssignment {
  readonly column: string;
  readonly field: ColumnField;
  /**
   * For the field `present`: this source's values for an AED that no longer exists, in addition to those that the
   * importer recognises in every source.
   */
  readonly absentValues?: readonly string[];
  /** Whether an empty cell repeats the value of the cell above. */
  readonly isFilledDown?: boolean;
}

const distinguishingFields: readonly ColumnField[] = [
  'longitude',
  'latitude',
  'pair',
  'pairLongitudeFirst',
  'id',
  'osmNode',
  'present',
];

/** Whether a column may have cells merged across several AEDs. Columns that distinguish AEDs, such as ids, may not. */
export const canHaveMergedCells = (field: ColumnField) => !distinguishingFields.includes(field);

/**
 * Marks data in a proposed column map that only the publisher knows. A map that still contains this text cannot be used
 * for an import.
 */
export const columnMapPlaceholder = 'TO COMPLETE';

/** A source's publisher and licence, which must be entered by a person. */
export interface SourceDescription {
  readonly key: string;
  readonly title: string;
  readonly licence: string;
  readonly attribution: string;
  readonly url: string | null;
}

/** A column map in the format of the command line. It is derived entirely from the columns' fields. */
export interface ColumnMapDocument {
  readonly source: SourceDescription;
  /** The columns that a table must have for this map to apply. */
  readonly recognise: readonly string[];
  readonly id: string | null;
  /** The column with the longitude. If this is also the column with the latitude, each cell contains both. */
  readonly longitude: string;
  readonly latitude: string;
  readonly pairOrder?: string;
  /** The table's coordinate reference system, such as "EPSG:2056". */
  readonly projection?: string;
  /** The sheet, layer or file to read, if there are several. */
  readonly part?: string;
  readonly tags: Readonly<Record<string, readonly string[]>>;
  readonly edited?: readonly string[];
  readonly fillDown?: readonly string[];
  readonly sameAs?: Readonly<Record<string, string>>;
  readonly childPads?: { readonly column: string };
  readonly japaneseHours?: Readonly<Record<'days' | 'start' | 'end' | 'note', string>>;
  /** Columns of opening times, each for the days that its header names. */
  readonly weekHours?: readonly string[];
  /**
   * A column of days. The times are either in a column tagged opening_hours, or in a column of start times and one of
   * end times.
   */
  readonly dayHours?: { readonly days: string; readonly start?: string; readonly end?: string };
  /** A column of notes that may change the opening hours in other columns. */
  readonly hoursNote?: string;
  readonly state?: readonly string[];
  readonly drop?: readonly { readonly column: string; readonly value: string; readonly because: string }[];
}

const columnOf = (uses: readonly ColumnAssignment[], field: ColumnField) =>
  uses.find((use) => use.field === field)?.column ?? null;

/** Returns the columns that fill each tag, in the order of `columnFields` and then of the table. */
export function groupColumnsByTag(assignments: readonly ColumnAssignment[]): Record<string, string[]> {
  const tags: Record<string, string[]> = {};
  for (const [field, { tag }] of Object.entries(columnFields) as [ColumnField, { tag?: string }][]) {
    if (tag === undefined) continue;
    const columns = assignments.filter((use) => use.field === field).map(({ column }) => column);
    if (columns.length > 0) tags[tag] = [...(tags[tag] ?? []), ...columns];
  }
  return tags;
}

function positionColumns(uses: readonly ColumnAssignment[]) {
  const longitudeFirst = columnOf(uses, 'pairLongitudeFirst');
  const pair = columnOf(uses, 'pair') ?? longitudeFirst;
  if (pair !== null) {
    const order = longitudeFirst === null ? {} : { pairOrder: 'longitude latitude' };
    return { longitude: pair, latitude: pair, ...order };
  }
  // GeoJSON has positions but no columns for them, so these two default names are not used.
  return { longitude: columnOf(uses, 'longitude') ?? 'longitude', latitude: columnOf(uses, 'latitude') ?? 'latitude' };
}

/**
 * Returns the properties of the column map for days, start, end and notes of opening hours. If there is a column for
 * each of these four fields, they are interpreted together, as in the schema of Japanese municipalities.
 */
function hoursColumns(uses: readonly ColumnAssignment[]) {
  const [days, start, end, note] = (['hoursDays', 'hoursStart', 'hoursEnd', 'hoursNote'] as const).map((field) =>
    columnOf(uses, field),
  );
  if (days && start && end && note) return { japaneseHours: { days, start, end, note } };
  const bounds = start && end ? { start, end } : {};
  return { ...(days && { dayHours: { days, ...bounds } }), ...(note && { hoursNote: note }) };
}

/** Creates the column map that follows from the columns' fields. It applies to tables that have all of its columns. */
export function createColumnMap(
  assignments: readonly ColumnAssignment[],
  source: SourceDescription,
): ColumnMapDocument {
  const childPads = columnOf(assignments, 'childPads');
  const osmNode = columnOf(assignments, 'osmNode');
  const drop = assignments
    .filter(({ field }) => field === 'present')
    .flatMap(({ column, absentValues = [] }) =>
      absentValues.map((value) => ({ column, value, because: 'the source says it is no longer there' })),
    );
  const state = assignments.filter(({ field }) => field === 'present').map(({ column }) => column);
  const edited = assignments.filter(({ field }) => field === 'edited').map(({ column }) => column);
  const weekHours = assignments.filter(({ field }) => field === 'hoursOfDay').map(({ column }) => column);
  const fillDown = assignments
    .filter(({ field, isFilledDown }) => isFilledDown && canHaveMergedCells(field))
    .map(({ column }) => column);
  return {
    source,
    recognise: assignments.map(({ column }) => column),
    id: columnOf(assignments, 'id'),
    ...positionColumns(assignments),
    tags: groupColumnsByTag(assignments),
    ...(edited.length > 0 && { edited }),
    ...(fillDown.length > 0 && { fillDown }),
    ...(osmNode !== null && { sameAs: { [osmNode]: 'osm/node' } }),
    ...(childPads !== null && { childPads: { column: childPads } }),
    ...(weekHours.length > 0 && { weekHours }),
    ...hoursColumns(assignments),
    ...(state.length > 0 && { state }),
    ...(drop.length > 0 && { drop }),
  };
}

/** A column of a table with the field that it probably contains. */
export interface ColumnGuess {
  readonly column: string;
  /** Number of rows in which the column has a value. */
  readonly filled: number;
  /** The first few distinct values in the column. */
  readonly examples: readonly string[];
  /** The field that the column probably contains; null if the column will not be used. */
  readonly field: ColumnField | null;
  /** How certain the guess is, from 0 to 1. It is 0 if there is no guess. */
  readonly confidence: number;
  /** The reason for the guess, in a few words. */
  readonly because: string;
  /** Number of empty cells below a value. Missing unless the column seems to have merged cells. */
  readonly mergedCells?: number;
}
