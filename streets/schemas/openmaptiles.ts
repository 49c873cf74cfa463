import { toRoadTags } from '../tags/road-tags.ts';
import { landClassOf } from './land-classes.ts';
import {
  type MappedFeature,
  mapFeature,
  type RawFeature,
  selectNameTags,
  type TileSchema,
  toOsmTags,
} from './tile-schema.ts';

const highwayOfClass: Readonly<Record<string, string>> = {
  motorway: 'motorway',
  trunk: 'trunk',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  minor: 'residential',
  service: 'service',
  track: 'track',
  path: 'path',
  raceway: 'raceway',
  busway: 'busway',
};

const pathKinds = new Set(['pedestrian', 'path', 'footway', 'cycleway', 'steps', 'bridleway', 'corridor', 'platform']);
const railKinds = new Set(['rail', 'light_rail', 'subway', 'tram', 'narrow_gauge', 'funicular', 'monorail']);

const onewayOf: Readonly<Record<string, string>> = { '1': 'yes', '-1': '-1' };

const where = (isSo: boolean) => (isSo ? 'yes' : undefined);

const ramps = /^(?:motorway|trunk|primary|secondary|tertiary)$/;

function street(base: string, tags: RawFeature['tags']): MappedFeature | null {
  const roadTags = toRoadTags(
    toOsmTags({
      highway: tags.ramp === '1' && ramps.test(base) ? `${base}_link` : base,
      name: tags.name,
      ref: tags.ref,
      oneway: onewayOf[tags.oneway ?? ''],
      bridge: where(tags.brunnel === 'bridge'),
      tunnel: where(tags.brunnel === 'tunnel'),
      ford: where(tags.brunnel === 'ford'),
      layer: tags.layer,
      service: tags.service,
      surface: tags.surface === 'unpaved' ? 'unpaved' : undefined,
      access: tags.access === 'no' ? 'no' : undefined,
      foot: tags.foot,
      indoor: where(tags.indoor === '1'),
      motorroad: where(tags.expressway === '1'),
    }),
  );
  return roadTags && mapFeature('roads', { ...roadTags });
}

function transportation({ tags }: RawFeature): MappedFeature | null {
  const { class: kind = '', subclass = '', brunnel } = tags;
  const structure = brunnel === 'bridge' || brunnel === 'tunnel' ? brunnel : undefined;
  if (kind === 'rail' || kind === 'transit')
    return mapFeature('railways', { class: railKinds.has(subclass) ? subclass : 'rail', structure });
  const base = kind === 'path' && pathKinds.has(subclass) ? subclass : highwayOfClass[kind];
  return base === undefined ? null : street(base, tags);
}

const waterClass = (kind = '') => (kind === 'river' ? 'river' : kind === 'swimming_pool' ? 'pool' : 'lake');

const byLayer: Readonly<Record<string, (feature: RawFeature) => MappedFeature | null>> = {
  transportation,
  water: ({ tags }) => mapFeature('water', { class: waterClass(tags.class) }),
  waterway: ({ tags }) =>
    mapFeature('waterways', {
      class: tags.class === 'drain' ? 'ditch' : tags.class,
      name: tags.name,
      structure: tags.brunnel === 'tunnel' || tags.brunnel === 'bridge' ? tags.brunnel : undefined,
    }),
  place: ({ tags }) =>
    /^(?:city|town|village|suburb|quarter|neighbourhood|hamlet)$/.test(tags.class ?? '') && tags.name
      ? mapFeature('places', { class: tags.class, ...selectNameTags(tags) })
      : null,
  landcover: ({ tags }) => ground([tags.subclass, tags.class]),
  landuse: ({ tags }) => ground([tags.class]),
  park: () => mapFeature('green', { class: 'park' }),
  building: () => mapFeature('buildings', {}),
};

function ground(words: readonly (string | undefined)[]): MappedFeature | null {
  const land = landClassOf(words);
  return land && mapFeature(land.layer, { class: land.class });
}

/** The OpenMapTiles schema (https://openmaptiles.org/schema/), as written by Planetiler and tilemaker. */
export const openMapTiles: TileSchema = {
  name: 'OpenMapTiles',
  recognised: ['transportation', 'water', 'place'],
  layers: Object.keys(byLayer),
  map: (feature) => byLayer[feature.layer]?.(feature) ?? null,
  nameLayer: 'transportation_name',
  hasWholeSegments: false,
  hasIds: false,
};
