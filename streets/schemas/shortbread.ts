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

const railKinds = new Set(['rail', 'light_rail', 'subway', 'tram', 'narrow_gauge', 'funicular', 'monorail']);

function street({ tags }: RawFeature): MappedFeature | null {
  const { kind = '' } = tags;
  const [bridge, tunnel] = [yesIfTrue(tags.bridge), yesIfTrue(tags.tunnel)];
  if (tags.rail === 'true' || railKinds.has(kind))
    return mapFeature('railways', { class: kind, structure: tunnel ? 'tunnel' : bridge ? 'bridge' : undefined });
  const isLink = tags.link === 'true' && /^(?:motorway|trunk|primary|secondary|tertiary)$/.test(kind);
  const roadTags = toRoadTags(
    toOsmTags({
      highway: isLink ? `${kind}_link` : kind,
      name: tags.name,
      ref: tags.ref,
      oneway: tags.oneway_reverse === 'true' ? '-1' : yesIfTrue(tags.oneway),
      bridge,
      tunnel,
      surface: tags.surface,
      tracktype: tags.tracktype,
      service: tags.service,
      bicycle: tags.bicycle,
      // The schema has no access tags, so it does not say whether drives and tracks are private.
      foot: kind === 'service' || kind === 'track' ? 'unknown' : undefined,
    }),
  );
  return roadTags && mapFeature('roads', { ...roadTags });
}

function ground({ tags }: RawFeature): MappedFeature | null {
  const land = landClassOf([tags.kind]);
  return land && mapFeature(land.layer, { class: land.class });
}

const placeOf: Readonly<Record<string, string>> = { capital: 'city', state_capital: 'city' };

const byLayer: Readonly<Record<string, (feature: RawFeature) => MappedFeature | null>> = {
  streets: street,
  street_polygons: ({ tags }) =>
    tags.kind === 'pedestrian' || tags.kind === 'footway' ? mapFeature('squares', { class: tags.kind }) : null,
  water_polygons: ({ tags }) =>
    tags.kind === 'glacier'
      ? mapFeature('green', { class: 'glacier' })
      : mapFeature('water', { class: tags.kind === 'river' ? 'river' : 'lake' }),
  water_lines: ({ tags }) =>
    mapFeature('waterways', {
      class: tags.kind,
      structure: yesIfTrue(tags.tunnel) ? 'tunnel' : yesIfTrue(tags.bridge) ? 'bridge' : undefined,
    }),
  place_labels: ({ tags }) => {
    const kind = placeOf[tags.kind ?? ''] ?? tags.kind ?? '';
    const isPlace = /^(?:city|town|village|suburb|quarter|neighbourhood|hamlet|locality)$/.test(kind);
    return isPlace && tags.name ? mapFeature('places', { class: kind, ...selectNameTags(tags, '_') }) : null;
  },
  land: ground,
  sites: ground,
  buildings: () => mapFeature('buildings', {}),
  ocean: () => mapFeature('water', { class: 'lake' }),
};

/**
 * The Shortbread schema (https://shortbread-tiles.org/schema/), as written by VersaTiles, Geofabrik and OpenStreetMap.
 */
export const shortbread: TileSchema = {
  name: 'Shortbread',
  recognised: ['streets', 'water_polygons', 'street_labels'],
  layers: Object.keys(byLayer),
  map: (feature) => byLayer[feature.layer]?.(feature) ?? null,
  nameLayer: 'street_labels',
  hasWholeSegments: false,
  hasIds: false,
};
