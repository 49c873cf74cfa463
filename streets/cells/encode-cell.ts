import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { cellExtent } from '../../domain/streets/street-cell.ts';
import type { TileFeature } from './tile-features.ts';

const types = { points: 1, lines: 2, polygons: 3 } as const;

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Sorts features, whose order in tilemaker's tiles differs from run to run. The bytes of a cell must not depend on it,
 * and similar features compress best next to each other.
 */
export function sortFeatures(features: readonly TileFeature[]): TileFeature[] {
  const keyed = features.map((feature) => {
    const [first] = feature.parts[0] ?? [];
    return { feature, tags: JSON.stringify(feature.tags), x: first?.x ?? 0, y: first?.y ?? 0 };
  });
  keyed.sort(
    (a, b) =>
      byText(a.tags, b.tags) ||
      a.x - b.x ||
      a.y - b.y ||
      byText(JSON.stringify(a.feature.parts), JSON.stringify(b.feature.parts)),
  );
  return keyed.map(({ feature }) => feature);
}

/** Encodes a zoom-12 vector tile with the named layers. Returns null if the tile would be empty. */
export function encodeCell(
  cell: MapTile,
  features: readonly TileFeature[],
  layers: readonly string[],
): Uint8Array | null {
  const [west, north] = [cell.x * cellExtent, cell.y * cellExtent];
  const encoded: Record<string, { features: object[] }> = {};
  for (const name of layers) {
    const held = sortFeatures(features.filter(({ layer }) => layer === name));
    if (held.length === 0) continue;
    encoded[name] = {
      features: held.map(({ kind, tags, parts }) => {
        const local = parts.map((part) => part.map(({ x, y }) => [x - west, y - north]));
        return { type: types[kind], tags, geometry: kind === 'points' ? local.flat() : local };
      }),
    };
  }
  if (Object.keys(encoded).length === 0) return null;
  return fromGeojsonVt(encoded as unknown as Parameters<typeof fromGeojsonVt>[0], { version: 2, extent: cellExtent });
}
