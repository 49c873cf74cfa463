import type { BarrierTags } from '../../domain/streets/street-cell.ts';
import { type OsmTags, readBarrierAccess } from '../tags/access.ts';
import { toRoadTags } from '../tags/road-tags.ts';
import { type MappedFeature, mapFeature, type RawFeature, type TileSchema } from './tile-schema.ts';

/**
 * The metadata entry by which a file written with tilemaker/streets.lua is recognised. Its value is the version of the
 * schema.
 */
export const ownSchemaMetadata = { key: 'streets:schema', value: '2' };

/**
 * The layer of streets that are neither drawn nor used for routes. An older extract may have another version of them.
 */
export const unusedLayer = 'unused';

const asWritten = ['railways', 'walls', 'water', 'waterways', 'places', 'green', 'built', 'buildings'];

function barrier(tags: OsmTags): MappedFeature | null {
  const { barrier: kind = '' } = tags;
  const access = readBarrierAccess(kind, tags);
  if (access === null) return null;
  const { foot, car } = access;
  const barrierTags: BarrierTags = { class: kind, ...(foot && { foot }), ...(car && { car }) };
  return mapFeature('barriers', { ...barrierTags });
}

/** Whether a way is the pavement of a road. The attributes `pavement` and `pier` are used at import and not published. */
const isPavement = ({ footway, path, cycleway }: OsmTags) => [footway, path, cycleway].includes('sidewalk');

function road({ tags }: RawFeature): MappedFeature | null {
  const said = toRoadTags(tags);
  if (said === null) return mapFeature(unusedLayer, {});
  return mapFeature('roads', {
    ...said,
    ...(tags.square === 'yes' && { across: true }),
    ...(isPavement(tags) && { pavement: true }),
    ...(tags.man_made === 'pier' && { pier: true }),
  });
}

function square({ tags }: RawFeature): MappedFeature | null {
  const roadTags = toRoadTags(tags);
  if (roadTags === null) return null;
  return mapFeature('squares', { ...roadTags });
}

function map(feature: RawFeature): MappedFeature | null {
  if (feature.layer === 'roads') return road(feature);
  if (feature.layer === 'squares') return square(feature);
  if (feature.layer === 'barriers') return barrier(feature.tags);
  const { id: _, 'geometry:type': _shape, ...tags } = feature.tags;
  return mapFeature(feature.layer, tags);
}

/** The schema of tiles that tilemaker writes with streets.lua. It keeps OpenStreetMap's tags. */
export const ownSchema: TileSchema = {
  name: 'OpenStreetMap',
  recognised: ['roads', 'barriers', 'squares', 'railways'],
  layers: ['roads', 'squares', 'barriers', ...asWritten],
  map,
  hasWholeSegments: true,
  hasIds: true,
};
