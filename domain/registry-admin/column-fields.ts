/**
 * What a column of a register may hold, in the order in which a person is asked. `tag` is the tag of OpenStreetMap that the
 * column fills; the rest have their own place in a column map (registry/README.md).
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
  /** No tag of OpenStreetMap: what takes back "24 h". */
  hoursOfPart: { tag: 'opening_hours:parts' },
  /** Times of the days that the column's heading names. */
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
  /** No tags of OpenStreetMap: the days after which pads and battery are to be replaced. */
  padsExpiry: { tag: 'pads:expiry' },
  batteryExpiry: { tag: 'battery:expiry' },
  edited: {},
  childPads: {},
  osmNode: {},
  present: {},
} as const satisfies Readonly<Record<string, { readonly tag?: string }>>;

export type ColumnField = keyof typeof columnFields;

export const columnFieldNames = Object.keys(columnFields) as readonly ColumnField[];

/** A column and what it holds. */
export interface ColumnUse {
  readonly column: string;
  readonly field: ColumnField;
  /** Of `present`: values that say an AED is not there any more, beside those that the reader of states knows. */
  readonly absentValues?: readonly string[];
  /** Whether its empty cells hold what is above. */
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

/** Whether cells of a column may be merged over several AEDs: not what tells one from another. */
export const mayBeFilledDown = (field: ColumnField) => !ownOfEachAed.includes(field);

/** Stands in a proposed map for what only the publisher can say; a map with it imports nothing. */
export const toComplete = 'TO COMPLETE';

/** Who publishes a register and on what terms; only a person can say. */
export interface DescribedSource {
  readonly key: string;
  readonly title: string;
  readonly licence: string;
  readonly attribution: string;
  readonly url: string | null;
}

/** A column map in the format of the command line, as much of it as is made of what each column holds. */
export interface ColumnMapDocument {
  readonly source: DescribedSource;
  /** Columns by which such a table is recognised. */
  readonly recognise: readonly string[];
  readonly id: string | null;
  /** The same column for both holds a pair. */
  readonly longitude: string;
  readonly latitude: string;
  readonly pairOrder?: string;
  /** The grid that places are in, as "EPSG:2056". */
  readonly projection?: string;
  /** The sheet, layer or file that is read. */
  readonly part?: string;
  readonly tags: Readonly<Record<string, readonly string[]>>;
  readonly edited?: readonly string[];
  readonly fillDown?: readonly string[];
  readonly sameAs?: Readonly<Record<string, string>>;
  readonly childPads?: { readonly column: string };
  readonly japaneseHours?: Readonly<Record<'days' | 'start' | 'end' | 'note', string>>;
  /** Columns of times, each for the days its heading names. */
  readonly weekHours?: readonly string[];
  /** A column of days, whose times are in opening_hours or in two columns of when they begin and end. */
  readonly dayHours?: { readonly days: string; readonly start?: string; readonly end?: string };
  /** A column with words that may change the hours of the columns above. */
  readonly hoursNote?: string;
  readonly state?: readonly string[];
  readonly drop?: readonly { readonly column: string; readonly value: string; readonly because: string }[];
}

const columnOf = (uses: readonly ColumnUse[], field: ColumnField) =>
  uses.find((use) => use.field === field)?.column ?? null;

/** The columns of each tag, in the order of the fields; within one, in the order of the columns. */
export function tagsOf(uses: readonly ColumnUse[]): Record<string, string[]> {
  const tags: Record<string, string[]> = {};
  for (const [field, { tag }] of Object.entries(columnFields) as [ColumnField, { tag?: string }][]) {
    if (tag === undefined) continue;
    const columns = uses.filter((use) => use.field === field).map(({ column }) => column);
    if (columns.length > 0) tags[tag] = [...(tags[tag] ?? []), ...columns];
  }
  return tags;
}

function placeOf(uses: readonly ColumnUse[]) {
  const longitudeFirst = columnOf(uses, 'pairLongitudeFirst');
  const pair = columnOf(uses, 'pair') ?? longitudeFirst;
  if (pair !== null) {
    const order = longitudeFirst === null ? {} : { pairOrder: 'longitude latitude' };
    return { longitude: pair, latitude: pair, ...order };
  }
  // The features of GeoJSON bring their place along; the names then lead to no column.
  return { longitude: columnOf(uses, 'longitude') ?? 'longitude', latitude: columnOf(uses, 'latitude') ?? 'latitude' };
}

/** Four columns as in Japan's municipal schema count together; without its note the days are beside their times. */
function hoursInParts(uses: readonly ColumnUse[]) {
  const [days, start, end, note] = (['hoursDays', 'hoursStart', 'hoursEnd', 'hoursNote'] as const).map((field) =>
    columnOf(uses, field),
  );
  if (days && start && end && note) return { japaneseHours: { days, start, end, note } };
  const bounds = start && end ? { start, end } : {};
  return { ...(days && { dayHours: { days, ...bounds } }), ...(note && { hoursNote: note }) };
}

/** The column map made of what each column holds. It is recognised by every column it uses. */
export function columnMapOf(uses: readonly ColumnUse[], source: DescribedSource): ColumnMapDocument {
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
    .filter(({ field, isFilledDown }) => isFilledDown && mayBeFilledDown(field))
    .map(({ column }) => column);
  return {
    source,
    recognise: uses.map(({ column }) => column),
    id: columnOf(uses, 'id'),
    ...placeOf(uses),
    tags: tagsOf(uses),
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

/** One column, and what it is taken to hold. */
export interface ColumnGuess {
  readonly column: string;
  /** Rows in which it is filled. */
  readonly filled: number;
  /** Its first few different values. */
  readonly examples: readonly string[];
  /** Null: nothing of it is used. */
  readonly field: ColumnField | null;
  /** From 0 to 1; 0 where there is no guess. */
  readonly confidence: number;
  /** Why, in a few words. */
  readonly because: string;
  /** Empty cells under a value, where the column looks as if its cells had been merged over several rows. */
  readonly mergedCells?: number;
}
