import type { AccessState } from '../../domain/streets/street-cell.ts';

/** OpenStreetMap tags of a way or node. */
export type Tags = Readonly<Record<string, string>>;

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

const saidBy = (value: string | undefined): TaggedAccess => {
  if (value === undefined) return undefined;
  return Object.hasOwn(accessValues, value) ? accessValues[value] : 'doubtful';
};

/** Returns the access according to the first key that has a value. Pass the keys from specific to general. */
function firstTaggedAccess(tags: Tags, keys: readonly string[]): TaggedAccess {
  for (const key of keys) {
    const said = saidBy(tags[key]);
    if (said !== undefined) return said;
  }
  return undefined;
}

const isConditional = (tags: Tags, keys: readonly string[]) => keys.some((key) => `${key}:conditional` in tags);

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

const isAlpine = ({ sac_scale: scale }: Tags) =>
  scale !== undefined && /^(?:demanding_|difficult_)?alpine_hiking$/.test(scale);

const hasSidewalk = ({ sidewalk }: Tags) => sidewalk !== undefined && /^(?:yes|both|left|right)$/.test(sidewalk);

/** Whether access on foot is doubtful even if an access tag allows it. */
const isDoubtedOnFoot = (tags: Tags) =>
  isConditional(tags, footKeys) ||
  isAlpine(tags) ||
  present(tags.opening_hours) ||
  present(tags.construction) ||
  (present(tags.ford) && tags.ford !== 'stepping_stones');

/**
 * Whether a way is a ferry line. Ferries are not used for routes, because they run on a timetable and only between
 * jetties.
 */
const isFerry = ({ route }: Tags) => route === 'ferry';

/** Returns the access on foot to a way of the class `highway`. Null if walking there is forbidden. */
export function readFootAccess(highway: string, tags: Tags): AccessState | null {
  const usual = defaultFootAccess[highway];
  if ((usual === undefined && !tags.foot) || isFerry(tags)) return null;
  if ((highway === 'motorway' || highway === 'motorway_link') && tags.foot !== 'yes') return null;
  if (present(tags.motorroad) && !tags.foot) return null;
  const said = firstTaggedAccess(tags, footKeys);
  const byDefault = usual === 'doubtful' && hasSidewalk(tags) ? 'yes' : usual;
  const state = said === undefined ? (drivewayState(highway, tags) ?? byDefault ?? null) : said;
  // Where the default is doubtful, the general tag "access=yes" does not allow walking. Only the tag "foot" does.
  const isGeneral = tags.foot === undefined && byDefault === 'doubtful';
  return makeDoubtful(isDoubtedOnFoot(tags) || isGeneral, state);
}

/** Returns the default access on foot to a driveway. A driveway may be used only to reach a destination on it. */
const drivewayState = (highway: string, { service }: Tags): AccessState | undefined =>
  highway === 'service' && service === 'driveway' ? 'destination' : undefined;

/** Returns the access by car to a way of the class `highway`. Null if driving there is forbidden. */
export function readCarAccess(highway: string, tags: Tags): AccessState | null {
  if (isFerry(tags)) return null;
  const usual = byCar[highway];
  const said = firstTaggedAccess(tags, carKeys);
  if (usual === undefined) {
    const own = closedToCarsByDefault.has(highway) ? firstTaggedAccess(tags, ['motorcar', 'motor_vehicle']) : undefined;
    return makeDoubtful(isConditional(tags, carKeys), own ?? null);
  }
  if (highway === 'service' && tags.service === 'emergency_access' && said === undefined) return null;
  const isAside = highway === 'service' && /^(?:driveway|parking_aisle|drive-through)$/.test(tags.service ?? '');
  const state = said === undefined ? (isAside ? 'destination' : usual) : said;
  const isDoubted = isConditional(tags, carKeys) || present(tags.construction) || present(tags.ford);
  return makeDoubtful(isDoubted || (usual === 'doubtful' && state === 'yes' && said === undefined), state);
}

/** Barriers that can be passed on foot unless a tag forbids it. */
const passableOnFoot = new Set(
  `gate lift_gate swing_gate bollard block cycle_barrier motorcycle_barrier kissing_gate stile turnstile full-height_turnstile cattle_grid chain
   entrance sally_port toll_booth border_control height_restrictor bus_trap bump_gate rope log planter jersey_barrier sliding_gate
   sliding_beam hampshire_gate horse_stile step wicket_gate barrier_board bar coupure ticket_barrier debris tank_trap spikes`.split(
    /\s+/,
  ),
);

/** Barriers that can be passed by car unless a tag forbids it. */
const passableByCar = new Set(
  `gate lift_gate swing_gate cattle_grid entrance sally_port toll_booth border_control height_restrictor bump_gate sliding_gate
   sliding_beam coupure`.split(/\s+/),
);

/** Values of the key `barrier` that stop neither walkers nor cars. */
const noBarrier = new Set(['kerb', 'no', 'height_restrictor_sign', 'guard_rail', 'yes', 'ditch', 'delineators']);

export interface BarrierAccess {
  readonly foot: AccessState | null;
  readonly car: AccessState | null;
}

/** Returns who may pass a barrier. Null if the barrier stops nobody. */
export function readBarrierAccess(barrier: string, tags: Tags): BarrierAccess | null {
  if (noBarrier.has(barrier)) return null;
  const isLocked = tags.locked === 'yes';
  const pass = (keys: readonly string[], passes: boolean): AccessState | null => {
    const own = firstTaggedAccess(tags, keys);
    const state = own === undefined ? (passes && !isLocked ? 'yes' : null) : own;
    return makeDoubtful(isConditional(tags, keys) || present(tags.opening_hours), state);
  };
  const access = { foot: pass(footKeys, passableOnFoot.has(barrier)), car: pass(carKeys, passableByCar.has(barrier)) };
  return access.foot === 'yes' && access.car === 'yes' ? null : access;
}
