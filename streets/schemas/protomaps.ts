import { toRoadTags } from '../tags/road-tags.ts';
import { landClassOf } from './land-classes.ts';
import {
  type MappedFeature,
  mapFeature,
  type RawFeature,
  selectNameTags,
  type TileSchema,
  toOsmTags,
  yesIfTrue,
} from './tile-schema.ts';

/** The road class that is assumed for a street of each kind if it has no `kind_detail`. */
const highwayOfKind: Readonly<Record<string, string>> = {
  highway: 'motorway',
  major_road: 'primary',
  medium_road: 'tertiary',
  minor_road: 'residential',
  path: 'path',
};

/** Files written before 2023 have `pmap:kind` instead of `kind`. */
const kindOf = ({ tags }: RawFeature) => tags.kind ?? tags['pmap:kind'];

const detailOf = ({ tags }: RawFeature) => tags.kind_detail ?? tags['pmap:kind_detail'];

const isLink = ({ tags }: RawFeature) => /^(?:true|1)$/.test(tags.is_link ?? tags.link ?? '');

function highwayOf(feature: RawFeature): string | undefined {
  const base = feature.tags.highway ?? detailOf(feature) ?? highwayOfKind[kindOf(feature) ?? ''];
  return base !== undefined && isLink(feature) && !base.endsWith('_link') ? `${base}_link` : base;
}

function road(feature: RawFeature): MappedFeature | null {
  const { tags } = feature;
  if (kindOf(feature) === 'rail') return railway(feature);
  const highway = highwayOf(feature);
  if (highway === undefined || kindOf(feature) === 'ferry') return null;
  const roadTags = toRoadTags(
    toOsmTags({
      highway,
      name: tags.name,
      ref: tags.ref ?? tags.shield_text,
      oneway: tags.oneway,
      bridge: yesIfTrue(tags.is_bridge ?? tags.bridge),
      tunnel: yesIfTrue(tags.is_tunnel ?? tags.tunnel),
      layer: tags.layer ?? tags['pmap:level'],
      service: tags.service,
      access: tags.access,
      // The schema does not say whether drives and tracks are private.
      foot: tags.access === undefined && /^(?:service|track)$/.test(highway) ? 'unknown' : undefined,
    }),
  );
  return roadTags && mapFeature('roads', { ...roadTags });
}

const railways = new Set(['rail', 'light_rail', 'subway', 'tram', 'narrow_gauge', 'funicular', 'monorail']);

function railway(feature: RawFeature): MappedFeature | null {
  const { tags } = feature;
  const kind = tags.railway ?? detailOf(feature) ?? kindOf(feature) ?? '';
  const structure = yesIfTrue(tags.is_tunnel ?? tags.tunnel)
    ? 'tunnel'
    : yesIfTrue(tags.is_bridge ?? tags.bridge)
      ? 'bridge'
      : undefined;
  return railways.has(kind) ? mapFeature('railways', { class: kind, structure }) : null;
}

function water(feature: RawFeature, isArea: boolean): MappedFeature | null {
  const { tags } = feature;
  const kind = tags.waterway ?? tags.water ?? detailOf(feature) ?? kindOf(feature) ?? tags.natural ?? '';
  if (!isArea)
    return /^(?:river|canal|stream|ditch|drain)$/.test(kind)
      ? mapFeature('waterways', { class: kind, name: tags.name })
      : null;
  const isPool = kind === 'swimming_pool' || tags.leisure === 'swimming_pool' || kind === 'fountain';
  return mapFeature('water', {
    class: isPool ? 'pool' : /river|canal|stream/.test(kind) ? 'river' : 'lake',
    name: tags.name,
  });
}

function place(feature: RawFeature): MappedFeature | null {
  const { tags } = feature;
  const kind = tags.place ?? detailOf(feature) ?? kindOf(feature) ?? '';
  const isPlace = /^(?:city|town|village|suburb|quarter|neighbourhood|hamlet|locality)$/.test(kind);
  return isPlace && tags.name !== undefined ? mapFeature('places', { class: kind, ...selectNameTags(tags) }) : null;
}

function ground({ tags }: RawFeature): MappedFeature | null {
  const land = landClassOf([tags.kind, tags['pmap:kind'], tags.landuse, tags.leisure, tags.natural, tags.amenity]);
  return land && mapFeature(land.layer, { class: land.class });
}

const byLayer: Readonly<Record<string, (feature: RawFeature) => MappedFeature | null>> = {
  roads: road,
  transit: railway,
  water: (feature) => water(feature, feature.tags['geometry:type'] !== 'line'),
  physical_line: (feature) => water(feature, false),
  places: place,
  landuse: ground,
  natural: ground,
  landcover: ground,
  buildings: () => mapFeature('buildings', {}),
};

/** The Protomaps basemap schema (https://docs.protomaps.com/basemaps/layers), including its first versions. */
export const protomaps: TileSchema = {
  name: 'Protomaps',
  recognised: ['roads', 'water', 'earth', 'places'],
  layers: Object.keys(byLayer),
  map: (feature) => byLayer[feature.layer]?.(feature) ?? null,
  hasWholeSegments: false,
  hasIds: false,
};
