/**
 * What a column of a register may contain, in the order in which a person is asked. `tag` is the OpenStreetMap tag that
 * the column fills; the others have their own place in a column map (registry/README.md).
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
  /** Not an OpenStreetMap tag: an exception that overrides "24 h". */
  hoursOfPart: { tag: 'opening_hours:parts' },
  /** Times for the days in the column's header. */
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
  /** Not OpenStreetMap tags: expiry dates of pads and battery. */
  padsExpiry: { tag: 'pads:expiry' },
  batteryExpiry: { tag: 'battery:expiry' },
  edited: {},
  childPads: {},
  osmNode: {},
  present: {},
} as const satisfies Readonly<Record<string, { readonly tag?: string }>>;

export type ColumnField = keyof typeof columnFields;

export const columnFieldNames = Object.keys(columnFields) as readonly ColumnField[];

/** A column and its meaning. */
export interface ColumnAssignment {
  readonly column: string;
  readonly field: ColumnField;
  /** For `present`: values that mean that an AED is gone, besides those that the reader knows. */
  readonly absentValues?: readonly string[];
  /** Whether its empty cells repeat the value above. */
  readonly isFilledDown?: boolean;
}

const ownOfEachAed: readonly ColumnField[] = [
  'longitude',
  'latitude',
  'pair',
  'pairLongitudeFirst',
  'id',
  'osmNode',
  'present',
];

/** Whether cells of a column may be merged across several AEDs: not for columns that distinguish AEDs. */
export const canHaveMergedCells = (field: ColumnField) => !ownOfEachAed.includes(field);

/** Placeholder in a proposed map for what only the publisher knows; a map that contains it imports nothing. */
export const columnMapPlaceholder = 'TO COMPLETE';

/** The publisher of a register and its terms; only a person can enter them. */
export interface SourceDescription {
  readonly key: string;
  readonly title: string;
  readonly licence: string;
  readonly attribution: string;
  readonly url: string | null;
}

/** A column map in the command line's format, as far as it follows from the columns' meanings. */
export interface ColumnMapDocument {
  readonly source: SourceDescription;
  /** Columns by which such a table is recognised. */
  readonly recognise: readonly string[];
  readonly id: string | null;
  /** If longitude and latitude name the same column, its cells contain both. */
  readonly longitude: string;
  readonly latitude: string;
  readonly pairOrder?: string;
  /** The coordinate reference system, such as "EPSG:2056". */
  readonly projection?: string;
  /** The sheet, layer or file to read. */
  readonly part?: string;
  readonly tags: Readonly<Record<string, readonly string[]>>;
  readonly edited?: readonly string[];
  readonly fillDown?: readonly string[];
  readonly sameAs?: Readonly<Record<string, string>>;
  readonly childPads?: { readonly column: string };
  readonly japaneseHours?: Readonly<Record<'days' | 'start' | 'end' | 'note', string>>;
  /** Columns of times, each for the days in its header. */
  readonly weekHours?: readonly string[];
  /** A column of days, with times in opening_hours or in two columns of start and end. */
  readonly dayHours?: { readonly days: string; readonly start?: string; readonly end?: string };
  /** A column of notes that may change the hours above. */
  readonly hoursNote?: string;
  readonly state?: readonly string[];
  readonly drop?: readonly { readonly column: string; readonly value: string; readonly because: string }[];
}

const columnOf = (uses: readonly ColumnAssignment[], field: ColumnField) =>
  uses.find((use) => use.field === field)?.column ?? null;

/** The columns of each tag, in the order of the fields; within one, in the order of the columns. */
export function columnsByTag(uses: readonly ColumnAssignment[]): Record<string, string[]> {
  const tags: Record<string, string[]> = {};
  for (const [field, { tag }] of Object.entries(columnFields) as [ColumnField, { tag?: string }][]) {
    if (tag === undefined) continue;
    const columns = uses.filter((use) => use.field === field).map(({ column }) => column);
    if (columns.length > 0) tags[tag] = [...(tags[tag] ?? []), ...columns];
  }
  return tags;
}

function placeOf(uses: readonly ColumnAssignment[]) {
  const longitudeFirst = columnOf(uses, 'pairLongitudeFirst');
  const pair = columnOf(uses, 'pair') ?? longitudeFirst;
  if (pair !== null) {
    const order = longitudeFirst === null ? {} : { pairOrder: 'longitude latitude' };
    return { longitude: pair, latitude: pair, ...order };
  }
  // GeoJSON features have a geometry; the names then refer to no column.
  return { longitude: columnOf(uses, 'longitude') ?? 'longitude', latitude: columnOf(uses, 'latitude') ?? 'latitude' };
}

/**
 * Four columns form a unit, as in the schema of Japanese municipalities; without its notes column the days and times
 * remain.
 */
function hoursInParts(uses: readonly ColumnAssignment[]) {
  const [days, start, end, note] = (['hoursDays', 'hoursStart', 'hoursEnd', 'hoursNote'] as const).map((field) =>
    columnOf(uses, field),
  );
  if (days && start && end && note) return { japaneseHours: { days, start, end, note } };
  const bounds = start && end ? { start, end } : {};
  return { ...(days && { dayHours: { days, ...bounds } }), ...(note && { hoursNote: note }) };
}

/** The column map that follows from the columns' meanings. Tables are recognised by every column it uses. */
export function createColumnMap(uses: readonly ColumnAssignment[], source: SourceDescription): ColumnMapDocument {
  const childPads = columnOf(uses, 'childPads');
  const osmNode = columnOf(uses, 'osmNode');
  const drop = uses
    .filter(({ field }) => field === 'present')
    .flatMap(({ column, absentValues = [] }) =>
      absentValues.map((value) => ({ column, value, because: 'the register says it is no longer there' })),
    );
  const state = uses.filter(({ field }) => field === 'present').map(({ column }) => column);
  const edited = uses.filter(({ field }) => field === 'edited').map(({ column }) => column);
  const weekHours = uses.filter(({ field }) => field === 'hoursOfDay').map(({ column }) => column);
  const fillDown = uses
    .filter(({ field, isFilledDown }) => isFilledDown && canHaveMergedCells(field))
    .map(({ column }) => column);
  return {
    source,
    recognise: uses.map(({ column }) => column),
    id: columnOf(uses, 'id'),
    ...placeOf(uses),
    tags: columnsByTag(uses),
    ...(edited.length > 0 && { edited }),
    ...(fillDown.length > 0 && { fillDown }),
    ...(osmNode !== null && { sameAs: { [osmNode]: 'osm/node' } }),
    ...(childPads !== null && { childPads: { column: childPads } }),
    ...(weekHours.length > 0 && { weekHours }),
    ...hoursInParts(uses),
    ...(state.length > 0 && { state }),
    ...(drop.length > 0 && { drop }),
  };
}

/** One column and its assumed meaning. */
export interface ColumnGuess {
  readonly column: string;
  /** Number of rows with a value. */
  readonly filled: number;
  /** The first few distinct values of the column. */
  readonly examples: readonly string[];
  /** Null if the column is not used. */
  readonly field: ColumnField | null;
  /** Confidence of the guess, 0 to 1; 0 if there is no guess. */
  readonly confidence: number;
  /** The reason, in a few words. */
  readonly because: string;
  /** Number of empty cells below a value, if the column seems to have merged cells. */
  readonly mergedCells?: number;
}
