import type { AccessState } from '../../domain/streets/street-cell.ts';

/** OpenStreetMap tags of a way or node. */
export type OsmTags = Readonly<Record<string, string>>;

/** The access that a tag states. Undefined if the tag is missing, null if it forbids access. */
type TaggedAccess = AccessState | null | undefined;

/**
 * The values of OpenStreetMap's access tags (https://wiki.openstreetmap.org/wiki/Key:access). A value that is not
 * listed is doubtful. A value is also doubtful if a walker or driver cannot verify it, such as a permit.
 */
const accessValues: Readonly<Record<string, AccessState | null>> = {
  yes: 'yes',
  designated: 'yes',
  permissive: 'yes',
  official: 'yes',
  public: 'yes',
  destination: 'destination',
  customers: 'destination',
  delivery: 'destination',
  residents: 'destination',
  no: null,
  private: null,
  military: null,
  agricultural: null,
  forestry: null,
  emergency: null,
  psv: null,
  bus: null,
  use_sidepath: null,
};

const accessByValue = (value: string | undefined): TaggedAccess => {
  if (value === undefined) return undefined;
  return Object.hasOwn(accessValues, value) ? accessValues[value] : 'doubtful';
};

const grants = (access: TaggedAccess) => access !== undefined && access !== null;

/** A condition that only heavy or large vehicles fulfil, such as "weight>7.5". */
const onLargeVehicles = /\b(?:weight|weightrating|axleload|axles|length|width|height|wheels|trailers?)\s*>/;

/**
 * Returns the values of a conditional restriction, such as "yes @ (06:00-22:00); no @ (snow)", without those that apply
 * only to large vehicles.
 */
const conditionalValues = (conditional = ''): readonly TaggedAccess[] =>
  Array.from(conditional.matchAll(/([a-z_]+)\s*@\s*(\([^)]*\)|[^;]*)/g)).flatMap(([, value, condition = '']) =>
    onLargeVehicles.test(condition) ? [] : [accessByValue(value)],
  );

interface TaggedAccesses {
  readonly access: TaggedAccess;
  /** Whether a conditional restriction may change it. */
  readonly isConditional: boolean;
}

/**
 * Returns the access according to the first key that has a value or a condition under which it is open. Pass the keys
 * from specific to general: a condition of a more general key than the one with a value does not apply.
 */
function firstTaggedAccess(tags: OsmTags, keys: readonly string[]): TaggedAccesses {
  let isConditional = false;
  for (const key of keys) {
    const tagged = accessByValue(tags[key]);
    const conditional = conditionalValues(tags[`${key}:conditional`]);
    if (!grants(tagged) && conditional.some(grants)) return { access: 'doubtful', isConditional: true };
    isConditional ||= conditional.length > 0;
    if (tagged !== undefined) return { access: tagged, isConditional };
  }
  return { access: undefined, isConditional };
}

const ordinaryRoads: Readonly<Record<string, AccessState>> = {
  primary: 'yes',
  primary_link: 'yes',
  secondary: 'yes',
  secondary_link: 'yes',
  tertiary: 'yes',
  tertiary_link: 'yes',
  unclassified: 'yes',
  residential: 'yes',
  living_street: 'yes',
  service: 'yes',
};

/**
 * The default access on foot by road class
 * (https://wiki.openstreetmap.org/wiki/OSM_tags_for_routing/Access_restrictions). It is doubtful where the default
 * differs by country.
 */
const defaultFootAccess: Readonly<Record<string, AccessState>> = {
  ...ordinaryRoads,
  trunk: 'doubtful',
  trunk_link: 'doubtful',
  track: 'yes',
  road: 'doubtful',
  pedestrian: 'yes',
  footway: 'yes',
  path: 'yes',
  steps: 'yes',
  cycleway: 'doubtful',
  bridleway: 'doubtful',
  corridor: 'yes',
  platform: 'yes',
  elevator: 'yes',
};

const byCar: Readonly<Record<string, AccessState>> = {
  ...ordinaryRoads,
  motorway: 'yes',
  motorway_link: 'yes',
  trunk: 'yes',
  trunk_link: 'yes',
  track: 'doubtful',
  road: 'doubtful',
};

/** Road classes that are closed to cars unless a tag opens them. */
const closedToCarsByDefault = new Set(['pedestrian', 'footway', 'path', 'cycleway', 'bridleway']);

const footKeys = ['foot', 'access'];
const carKeys = ['motorcar', 'motor_vehicle', 'vehicle', 'access'];

const present = (value: string | undefined) => value !== undefined && value !== 'no';

/** Makes access doubtful if `isDoubted`. Forbidden access stays forbidden. */
const makeDoubtful = (isDoubted: boolean, state: AccessState | null): AccessState | null =>
  state !== null && isDoubted ? 'doubtful' : state;

/** Whether a path is climbed with the help of iron cables and ladders. */
export const isViaFerrata = ({ highway, via_ferrata_scale: scale }: OsmTags) =>
  highway === 'via_ferrata' || (present(scale) && scale !== '0');

const isAlpine = (tags: OsmTags) =>
  isViaFerrata(tags) || /^(?:demanding_|difficult_)?alpine_hiking$/.test(tags.sac_scale ?? '');

const sidewalkKeys = ['sidewalk', 'sidewalk:both', 'sidewalk:left', 'sidewalk:right'];

const hasSidewalk = (tags: OsmTags) => sidewalkKeys.some((key) => /^(?:yes|both|left|right)$/.test(tags[key] ?? ''));

/** Keys of ways that are not there at all times, or perhaps not any more. */
const passingKeys = ['opening_hours', 'construction', 'tidal', 'ice_road', 'winter_road', 'disused', 'abandoned'];

const isPassing = (tags: OsmTags) => passingKeys.some((key) => present(tags[key]));

const isWadedThrough = ({ ford }: OsmTags) => present(ford) && ford !== 'stepping_stones';

/** Whether access on foot is doubtful even if an access tag allows it. */
const isDoubtedOnFoot = (tags: OsmTags) => isAlpine(tags) || isPassing(tags) || isWadedThrough(tags);

/** Returns the access on foot to a way of the class `highway`. Null if walking there is forbidden. */
export function readFootAccess(highway: string, tags: OsmTags): AccessState | null {
  const usual = defaultFootAccess[highway];
  if (usual === undefined && !tags.foot) return null;
  if (present(tags.motorroad) && !tags.foot) return null;
  const { access: tagged, isConditional } = firstTaggedAccess(tags, footKeys);
  if ((highway === 'motorway' || highway === 'motorway_link') && tagged !== 'yes') return null;
  const byDefault = usual === 'doubtful' && hasSidewalk(tags) ? 'yes' : usual;
  const state = tagged === undefined ? (drivewayState(highway, tags) ?? byDefault ?? null) : tagged;
  // Where the default is doubtful, the general tag "access=yes" does not allow walking. Only the tag "foot" does.
  const isGeneral = tags.foot === undefined && byDefault === 'doubtful';
  return makeDoubtful(isConditional || isDoubtedOnFoot(tags) || isGeneral, state);
}

/** Returns the default access on foot to a driveway. A driveway may be used only to reach a destination on it. */
const drivewayState = (highway: string, { service }: OsmTags): AccessState | undefined =>
  highway === 'service' && service === 'driveway' ? 'destination' : undefined;

/** Returns the access by car to a way of the class `highway`. Null if driving there is forbidden. */
export function readCarAccess(highway: string, tags: OsmTags): AccessState | null {
  const usual = byCar[highway];
  if (usual === undefined) {
    if (!closedToCarsByDefault.has(highway)) return null;
    const own = firstTaggedAccess(tags, ['motorcar', 'motor_vehicle']);
    return makeDoubtful(own.isConditional, own.access ?? null);
  }
  const { access: tagged, isConditional } = firstTaggedAccess(tags, carKeys);
  if (highway === 'service' && tags.service === 'emergency_access' && tagged === undefined) return null;
  const isAside = highway === 'service' && /^(?:driveway|parking_aisle|drive-through)$/.test(tags.service ?? '');
  const state = tagged === undefined ? (isAside ? 'destination' : usual) : tagged;
  const isDoubted = isConditional || isPassing(tags) || present(tags.ford);
  return makeDoubtful(isDoubted || (usual === 'doubtful' && state === 'yes' && tagged === undefined), state);
}

/** Barriers that can be passed on foot unless a tag forbids it (https://wiki.openstreetmap.org/wiki/Key:barrier). */
const passableOnFoot = new Set(
  `gate lift_gate swing_gate bollard bollards rising_bollard block cycle_barrier motorcycle_barrier kissing_gate stile squeeze_stile
   turnstile full-height_turnstile cattle_grid chain entrance door sally_port toll_booth border_control height_restrictor bus_trap
   bump_gate rope log planter jersey_barrier sliding_gate sliding_beam hampshire_gate horse_stile kent_carriage_gap step wicket_gate
   barrier_board bar chicane coupure ticket_barrier debris stone rock tank_trap spikes`.split(/\s+/),
);

/** Barriers that stop walkers unless a tag allows passing. */
const impassableOnFoot = new Set(['wall', 'city_wall', 'retaining_wall', 'fence', 'wire_fence', 'hedge']);

/** Barriers that walkers pass by, over or under even when they are locked or closed to vehicles. */
const openToWalkers = new Set(
  `lift_gate swing_gate sliding_beam bollard bollards rising_bollard block cycle_barrier motorcycle_barrier stile squeeze_stile
   horse_stile cattle_grid chain height_restrictor bus_trap rope log planter jersey_barrier step bar chicane debris stone rock
   tank_trap spikes`.split(/\s+/),
);

/** Barriers that can be passed by car unless a tag forbids it. */
const passableByCar = new Set(
  `gate lift_gate swing_gate cattle_grid entrance sally_port toll_booth border_control height_restrictor bump_gate sliding_gate
   sliding_beam coupure`.split(/\s+/),
);

/** Values of the key `barrier` that stop neither walkers nor cars. */
const noBarrier = new Set(['kerb', 'no', 'height_restrictor_sign', 'guard_rail', 'yes', 'ditch', 'delineators']);

/** The kind of barrier that a ford is: a point where a way leads through water, which may be too deep. */
const fordKind = 'ford';

export interface BarrierAccess {
  readonly foot: AccessState | null;
  readonly car: AccessState | null;
}

/** The access on foot past a barrier without access tags. A way leads through it, so an unknown kind is doubtful. */
function footAccessPast(barrier: string): AccessState | null {
  if (passableOnFoot.has(barrier)) return 'yes';
  return impassableOnFoot.has(barrier) ? null : 'doubtful';
}

/** Returns who may pass a barrier or a ford. Null if it stops nobody. */
export function readBarrierAccess(barrier: string, tags: OsmTags): BarrierAccess | null {
  if (noBarrier.has(barrier)) return null;
  const pass = (keys: readonly string[], usual: AccessState | null, canClose: boolean): AccessState | null => {
    const { access: tagged, isConditional } = firstTaggedAccess(tags, keys);
    const isLocked = canClose && tags.locked === 'yes';
    const state = tagged === undefined ? (isLocked ? null : usual) : tagged;
    // The general tag "access" says who may pass, but not who has the key. The tag "foot" names a way past the lock.
    const isGeneral = keys.every((key) => key === 'access' || tags[key] === undefined);
    const hasHours = canClose && present(tags.opening_hours);
    return makeDoubtful(isConditional || hasHours || (isLocked && isGeneral), state);
  };
  const byCar = barrier === fordKind ? 'doubtful' : passableByCar.has(barrier) ? 'yes' : null;
  const foot = pass(footKeys, footAccessPast(barrier), !openToWalkers.has(barrier));
  const access = { foot, car: pass(carKeys, byCar, true) };
  return access.foot === 'yes' && access.car === 'yes' ? null : access;
}
