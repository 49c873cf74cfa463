import { StreetsError } from '../streets-error.ts';
import { openMapTiles } from './openmaptiles.ts';
import { protomaps } from './protomaps.ts';
import { shortbread } from './shortbread.ts';
import type { TileSchema } from './tile-schema.ts';

const schemas: readonly TileSchema[] = [shortbread, openMapTiles, protomaps];

/** Recognises the schema of a basemap by its layers. Throws StreetsError if none matches. */
export function recogniseSchema(path: string, layers: readonly string[]): TileSchema {
  const found = schemas.find(({ recognised }) => recognised.every((layer) => layers.includes(layer)));
  if (found !== undefined) return found;
  const seen = layers.length === 0 ? 'no layers' : `the layers ${layers.slice(0, 6).join(', ')}`;
  throw new StreetsError(
    `${path}: this basemap has ${seen}. Use one in the schema of ${schemas.map(({ name }) => name).join(', ')}, or an extract (.osm.pbf).`,
  );
}
