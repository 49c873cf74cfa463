import type { RoadTags } from '../../domain/streets/street-cell.ts';
import { isViaFerrata, type OsmTags, readCarAccess, readFootAccess } from './access.ts';

type Writable<Type> = { -readonly [Key in keyof Type]?: Type[Key] };

const present = (value: string | undefined) => value !== undefined && value !== '' && value !== 'no';

/**
 * Patterns for the names of traffic rules, each with its speed limit in km/h. A rule is listed only if its limit is the
 * same in nearly all countries (https://wiki.openstreetmap.org/wiki/Key:maxspeed:type).
 */
const ruleLimits: readonly (readonly [RegExp, number])[] = [
  [/:urban$/, 50],
  [/:living_street$/, 20],
  [/^(?:[A-Z]{2}:)?(?:zone:?)?30$|zone:?30$/, 30],
  [/^(?:[A-Z]{2}:)?zone:?20$/, 20],
  [/^walk$/, 7],
];

function limitOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const numbers = /^(\d+(?:\.\d+)?)\s*(mph|knots|km\/h|kmh|kph)?$/.exec(value.trim());
  if (numbers) return Math.round(Number(numbers[1]) * (numbers[2] === 'mph' ? 1.609344 : 1));
  return ruleLimits.find(([rule]) => rule.test(value))?.[1];
}

/** Returns the tagged speed limit in km/h, or the lower one if the two directions differ. */
function speedLimit(tags: OsmTags): number | undefined {
  const both = [limitOf(tags['maxspeed:forward']), limitOf(tags['maxspeed:backward'])].filter(
    (limit) => limit !== undefined,
  );
  const limit = limitOf(tags.maxspeed) ?? (both.length > 0 ? Math.min(...both) : limitOf(tags['maxspeed:type']));
  return limit !== undefined && limit >= 3 && limit <= 150 ? limit : undefined;
}

/** Returns the direction in which cars may drive: 1 along the line, -1 against it, undefined for both. */
function onewayByCar(highway: string, { oneway, junction }: OsmTags): number | undefined {
  if (oneway === 'yes' || oneway === 'true' || oneway === '1') return 1;
  if (oneway === '-1' || oneway === 'reverse') return -1;
  if (oneway !== undefined) return undefined;
  return highway === 'motorway' || junction === 'roundabout' || junction === 'circular' ? 1 : undefined;
}

/**
 * Returns the direction in which a way may be walked: 1 along the line, -1 against it, undefined for both. The tag
 * `oneway` does not apply to walkers. An escalator has the tag `conveying`.
 */
function onewayOnFoot(tags: OsmTags): number | undefined {
  const said = tags['oneway:foot'];
  if (said === 'yes' || said === '1' || tags['foot:backward'] === 'no') return 1;
  if (said === '-1' || tags['foot:forward'] === 'no') return -1;
  if (said === undefined && present(tags.conveying)) {
    if (tags.conveying === 'forward') return 1;
    if (tags.conveying === 'backward') return -1;
  }
  return undefined;
}

const rough = new Set(['rock', 'rocks', 'sand', 'mud', 'pebblestone', 'snow', 'ice', 'boulders', 'stepping_stones']);
const unpaved = new Set([
  'unpaved', 'gravel', 'fine_gravel', 'compacted', 'dirt', 'earth', 'grass', 'ground', 'woodchips', 'grass_paver', 'clay', 'soil', 'scree',
]); // biome-ignore format: several short items per line are easier to read
const roughTrail = new Set(['bad', 'horrible', 'no']);
const roughSmoothness = new Set(['horrible', 'very_horrible', 'impassable']);

function surfaceOfTrack({ tracktype }: OsmTags): RoadTags['surface'] {
  if (tracktype === 'grade1') return undefined;
  return tracktype === 'grade5' ? 'rough' : 'unpaved';
}

function surfaceOf(highway: string, tags: OsmTags): RoadTags['surface'] {
  if (roughTrail.has(tags.trail_visibility ?? '') || roughSmoothness.has(tags.smoothness ?? '')) return 'rough';
  const { surface } = tags;
  if (surface !== undefined) return rough.has(surface) ? 'rough' : unpaved.has(surface) ? 'unpaved' : undefined;
  if (highway === 'track') return surfaceOfTrack(tags);
  return highway === 'path' && tags.sac_scale !== undefined ? 'unpaved' : undefined;
}

/**
 * The assumed incline of a staircase in percent. A step 17 cm high and 29 cm deep has an incline of 59 percent, but
 * landings reduce that of a whole staircase to about 30.
 */
const stepsIncline = 30;

function inclineOf(highway: string, { incline }: OsmTags): number | undefined {
  if (incline === undefined) return undefined;
  const number = /^(-?\d+(?:\.\d+)?)\s*(%|°)?$/.exec(incline.trim());
  if (number) {
    const percent = number[2] === '°' ? Math.tan((Number(number[1]) * Math.PI) / 180) * 100 : Number(number[1]);
    return Math.abs(percent) >= 1 && Math.abs(percent) <= 100 ? Math.round(percent) : undefined;
  }
  if (highway !== 'steps') return undefined;
  return incline === 'up' ? stepsIncline : incline === 'down' ? -stepsIncline : undefined;
}

const sacScale = [
  'hiking', 'mountain_hiking', 'demanding_mountain_hiking', 'alpine_hiking', 'demanding_alpine_hiking', 'difficult_alpine_hiking',
]; // biome-ignore format: several short items per line are easier to read

function structureOf(tags: OsmTags): RoadTags['structure'] {
  if (present(tags.tunnel) && tags.tunnel !== 'building_passage') return 'tunnel';
  return present(tags.bridge) ? 'bridge' : undefined;
}

/**
 * Returns the road class of a way, which is its tag `highway`. A ferry line has none, because ferries run on a timetable
 * and only between jetties. Without the tag `highway`, a platform has the class `platform`, and a pier has the class
 * `pedestrian`, because people walk along piers (https://wiki.openstreetmap.org/wiki/Tag:man_made%3Dpier).
 */
function roadClass(tags: OsmTags): string | null {
  if (tags.route === 'ferry') return null;
  if (tags.highway) return tags.highway;
  if (tags.man_made === 'pier') return 'pedestrian';
  return tags.railway === 'platform' || tags.public_transport === 'platform' ? 'platform' : null;
}

const unbuilt = new Set([
  'construction',
  'proposed',
  'planned',
  'abandoned',
  'razed',
  'disused',
  'rest_area',
  'services',
  'no',
]);
const drawnUnwalked = new Set([
  'motorway',
  'motorway_link',
  'trunk',
  'trunk_link',
  'raceway',
  'busway',
  'bus_guideway',
  'construction',
]);

/** Returns the attributes that affect routing on foot and by car. */
function travelTags(highway: string, tags: OsmTags): Writable<RoadTags> {
  const isUsed = !unbuilt.has(highway);
  const foot = isUsed ? readFootAccess(highway, tags) : null;
  const car = isUsed ? readCarAccess(highway, tags) : null;
  const byCar = car && {
    car,
    ...optional('oneway', onewayByCar(highway, tags)),
    ...optional('speed', speedLimit(tags)),
  };
  const sac = isViaFerrata(tags) ? sacScale.length : sacScale.indexOf(tags.sac_scale ?? '') + 1;
  return {
    ...optional('foot', foot ?? undefined),
    ...byCar,
    ...optional('footOneway', onewayOnFoot(tags)),
    ...optional('surface', surfaceOf(highway, tags)),
    ...optional('incline', inclineOf(highway, tags)),
    ...optional('sac', sac > 0 ? sac : undefined),
    ...optional('ford', present(tags.ford) ? true : undefined),
  };
}

/**
 * Converts the OpenStreetMap tags of a way to the attributes in our cells. Returns null if the way is neither drawn nor
 * used for routes.
 */
export function toRoadTags(tags: OsmTags): RoadTags | null {
  const highway = roadClass(tags);
  if (highway === null) return null;
  const travel = travelTags(highway, tags);
  const isDrawn = drawnUnwalked.has(highway) || highway in drawnThoughClosed;
  if (travel.foot === undefined && travel.car === undefined && !isDrawn) return null;
  const layer = Number.parseInt(tags.layer ?? '', 10);
  return {
    class: highway,
    ...optional('name', tags.name),
    ...optional('ref', tags.name === undefined ? tags.ref : undefined),
    ...travel,
    ...optional('structure', structureOf(tags)),
    ...optional('layer', Number.isFinite(layer) && layer !== 0 ? Math.max(-9, Math.min(9, layer)) : undefined),
    ...optional('indoor', present(tags.indoor) || highway === 'corridor' ? true : undefined),
    ...optional('service', highway === 'service' ? tags.service : undefined),
  };
}

/**
 * Private streets and driveways are drawn although they are closed to the public, because they help people to recognise
 * a place.
 */
const drawnThoughClosed: Readonly<Record<string, true>> = {
  residential: true,
  service: true,
  unclassified: true,
  tertiary: true,
  secondary: true,
  primary: true,
  living_street: true,
  pedestrian: true,
};

const optional = <Key extends keyof RoadTags>(key: Key, value: RoadTags[Key] | undefined) =>
  value === undefined ? {} : { [key]: value };
