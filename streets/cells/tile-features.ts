import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { cellExtent, type GridPoint, streetCellZoom, waysLayers } from '../../domain/streets/street-cell.ts';
import type { MappedFeature, RawFeature, TileSchema } from '../schemas/tile-schema.ts';
import { StreetsError } from '../streets-error.ts';
import type { OsmTags } from '../tags/access.ts';
import { clipLine, type GridBox, type GridLine, isSamePoint, segmentsOf } from './cell-geometry.ts';

/** A feature mapped to our schema, in grid coordinates. */
export interface TileFeature extends MappedFeature {
  readonly kind: 'points' | 'lines' | 'polygons';
  readonly parts: readonly GridLine[];
  /** The id of the OpenStreetMap way. Null if it is unknown. */
  readonly id: string | null;
}

/** Whether a feature is a way or a square that people walk or drive on. */
export const isStreet = ({ layer }: TileFeature) => layer === waysLayers.roads || layer === waysLayers.squares;

const kinds = [null, 'points', 'lines', 'polygons'] as const;

/** Returns the area of a tile in grid coordinates. */
export function boxOfTile({ z, x, y }: MapTile): GridBox {
  const side = cellExtent / 2 ** (z - streetCellZoom);
  return { west: x * side, north: y * side, east: (x + 1) * side, south: (y + 1) * side };
}

function textTags(properties: Readonly<Record<string, unknown>>): OsmTags {
  return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, String(value)]));
}

/**
 * Whether tilemaker may have moved a vertex. It does not write coordinates more than two tiles away in any direction. A
 * segment of up to three tiles still has its true ends in one of the tiles that it crosses.
 */
const mayBeMoved = ({ x, y }: GridPoint, extent: number) =>
  Math.max(x, y) >= 2 * extent - 1 || Math.min(x, y) <= -2 * extent;

/** Splits a line at the vertices that tilemaker may have moved, and drops those vertices. */
function splitAtMovedVertices(part: readonly GridPoint[], extent: number): GridPoint[][] {
  const runs: GridPoint[][] = [[]];
  for (const point of part) {
    if (mayBeMoved(point, extent)) runs.push([]);
    else runs.at(-1)?.push(point);
  }
  return runs.length === 1 ? runs : runs.filter((run) => run.length > 1);
}

function partsOf(feature: VectorTileFeature, box: GridBox, extent: number): GridLine[] {
  const scale = (box.east - box.west) / extent;
  const isLine = kinds[feature.type] === 'lines';
  const drawn = feature.loadGeometry().flatMap((part) => (isLine ? splitAtMovedVertices(part, extent) : [part]));
  return drawn.map((part) => {
    const points: GridPoint[] = [];
    for (const { x, y } of part) {
      const point = { x: Math.round(box.west + x * scale), y: Math.round(box.north + y * scale) };
      const last = points.at(-1);
      if (last === undefined || !isSamePoint(last, point)) points.push(point);
    }
    return points;
  });
}

const segmentKey = (a: GridPoint, b: GridPoint) => {
  const isForward = a.x < b.x || (a.x === b.x && a.y < b.y);
  return isForward ? `${a.x},${a.y},${b.x},${b.y}` : `${b.x},${b.y},${a.x},${a.y}`;
};

/** Returns the name tags of each street segment, read from the layer of street labels. */
function namesBySegment(tile: VectorTile, schema: TileSchema, box: GridBox): ReadonlyMap<string, OsmTags> {
  const names = new Map<string, OsmTags>();
  const layer = schema.nameLayer === undefined ? undefined : tile.layers[schema.nameLayer];
  for (let index = 0; layer !== undefined && index < layer.length; index++) {
    const feature = layer.feature(index);
    const tags = textTags(feature.properties);
    for (const [a, b] of segmentsOf(partsOf(feature, box, layer.extent))) names.set(segmentKey(a, b), tags);
  }
  return names;
}

function withName(tags: OsmTags, parts: readonly GridLine[], names: ReadonlyMap<string, OsmTags>): OsmTags {
  if (names.size === 0 || tags.name !== undefined) return tags;
  for (const [a, b] of segmentsOf(parts)) {
    const found = names.get(segmentKey(a, b));
    if (found !== undefined)
      return { ...tags, ...(found.name && { name: found.name }), ...(found.ref && { ref: found.ref }) };
  }
  return tags;
}

function cut(kind: TileFeature['kind'], parts: readonly GridLine[], box: GridBox): readonly GridLine[] {
  return kind === 'lines' ? parts.flatMap((part) => clipLine(part, box)) : parts;
}

/**
 * Reads the features of a tile that are used for routing or drawing. Lines that the basemap has clipped near the tile's
 * edge are clipped again, exactly at the edge. Throws StreetsError if the bytes are not a vector tile.
 */
export const readTileFeatures = (bytes: Uint8Array, tile: MapTile, schema: TileSchema, where: string): TileFeature[] =>
  readTile(bytes, tile, where, (read) => featuresOf(read, tile, schema));

/** Returns the names of a tile's layers. Throws StreetsError if the bytes are not a vector tile. */
export const listLayersInTile = (bytes: Uint8Array, tile: MapTile, where: string): string[] =>
  readTile(bytes, tile, where, ({ layers }) => Object.keys(layers));

function readTile<Value>(bytes: Uint8Array, tile: MapTile, where: string, use: (read: VectorTile) => Value): Value {
  try {
    return use(new VectorTile(new PbfReader(bytes)));
  } catch (cause) {
    throw new StreetsError(
      `${where}: tile ${tile.z}/${tile.x}/${tile.y} is not a vector tile (MVT). Fetch the file again.`,
      { cause },
    );
  }
}

function* rawFeatures(tile: VectorTile, names: readonly string[]) {
  for (const name of names) {
    const layer = tile.layers[name];
    for (let index = 0; layer !== undefined && index < layer.length; index++)
      yield { name, layer, feature: layer.feature(index) };
  }
}

function featuresOf(tile: VectorTile, place: MapTile, schema: TileSchema): TileFeature[] {
  const box = boxOfTile(place);
  const names = namesBySegment(tile, schema, box);
  return Array.from(rawFeatures(tile, schema.layers)).flatMap(({ name, layer, feature }) => {
    const whole = partsOf(feature, box, layer.extent);
    const shape = feature.type === 3 ? 'area' : 'line';
    const tags = withName({ ...textTags(feature.properties), 'geometry:type': shape }, whole, names);
    return featureOf({ layer: name, tags }, whole, kinds[feature.type] ?? null, { schema, box });
  });
}

function featureOf(
  raw: RawFeature,
  whole: readonly GridLine[],
  kind: TileFeature['kind'] | null,
  { schema, box }: { readonly schema: TileSchema; readonly box: GridBox },
): TileFeature[] {
  const mapped = schema.map(raw);
  if (kind === null || mapped === null || !hasExpectedGeometry(mapped.layer, kind)) return [];
  const parts = (schema.hasWholeSegments ? whole : cut(kind, whole, box)).filter((part) => part.length > 0);
  return parts.length === 0 ? [] : [{ ...mapped, kind, parts, id: schema.hasIds ? (raw.tags.id ?? null) : null }];
}

const kindOfLayer: Readonly<Record<string, TileFeature['kind']>> = {
  roads: 'lines',
  unused: 'lines',
  railways: 'lines',
  waterways: 'lines',
  walls: 'lines',
  barriers: 'points',
  places: 'points',
};

/**
 * Whether a feature has the geometry that its layer requires. Basemaps also store label points and areas in line
 * layers.
 */
const hasExpectedGeometry = (layer: string, kind: TileFeature['kind']) => (kindOfLayer[layer] ?? 'polygons') === kind;

/** Returns a feature without one of its tags. */
export function withoutTag(feature: TileFeature, name: string): TileFeature {
  const { [name]: _, ...tags } = feature.tags;
  return { ...feature, tags };
}
