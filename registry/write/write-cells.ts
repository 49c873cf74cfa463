import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { type MapTile, tileAt, tileChildren } from '../../domain/geography/map-tile.ts';
import type { CellTree } from '../../domain/registry/cell-tree.ts';
import { encodeAed, encodeCluster } from '../../domain/registry/registry-cell.ts';
import { finestCellZoom } from '../../domain/registry/registry-file-versions.ts';
import type { PositionedRecords } from '../reconcile/candidate-pairs.ts';
import { type CellOrder, curveSpanOfTile } from './cell-order.ts';

/**
 * A tile has a cluster for each tile this many zoom levels below it. That is at most sixteen clusters per tile, and
 * hundreds on a screen.
 */
export const clusterZoomCount = 2;

interface CellRecords extends PositionedRecords {
  read(index: number): RegisteredAed;
}

export interface CellSink {
  /** Writes the text of one cell file. The promise resolves when the next cell file can be written. */
  write(tile: MapTile, text: string, holds: 'aeds' | 'clusters'): Promise<void>;
}

/**
 * Returns a function that rounds the coordinates of a tile's clusters to a 64th of a cluster's own tile, or about two
 * pixels of the map. Because of this, adding or removing a single AED hardly ever moves a cluster.
 */
function roundFor(tile: MapTile) {
  const step = 360 / 2 ** (tile.z + clusterZoomCount + 6);
  return (degrees: number) => Math.round(Math.round(degrees / step) * step * 1e5) / 1e5;
}

const collection = (features: readonly object[]) => `${JSON.stringify({ type: 'FeatureCollection', features })}\n`;

function aedsText(records: CellRecords, order: CellOrder, from: number, to: number): string {
  const aeds = Array.from({ length: to - from }, (_, step) => records.read(order.recordAt(from + step)));
  return collection(aeds.sort((a, b) => (a.id < b.id ? -1 : 1)).map(encodeAed));
}

function clustersText(records: CellRecords, order: CellOrder, from: number, to: number, tile: MapTile): string {
  const sums = new Map<string, { count: number; longitude: number; latitude: number }>();
  for (let rank = from; rank < to; rank++) {
    const [longitude, latitude] = records.position(order.recordAt(rank));
    const { x, y } = tileAt([longitude, latitude], tile.z + clusterZoomCount);
    const sum = sums.get(`${x}/${y}`) ?? { count: 0, longitude: 0, latitude: 0 };
    sums.set(`${x}/${y}`, {
      count: sum.count + 1,
      longitude: sum.longitude + longitude,
      latitude: sum.latitude + latitude,
    });
  }
  const round = roundFor(tile);
  const clusters = [...sums.values()].map(({ count, longitude, latitude }) => ({
    count,
    position: [round(longitude / count), round(latitude / count)] as const,
  }));
  return collection(clusters.map(encodeCluster));
}

/**
 * Writes the cell files and returns the tree of AED counts. A tile with more than `limit` AEDs is split, down to zoom
 * 12. Split tiles get a file of clusters, and other tiles get a file of AEDs. Tiles without AEDs get no file.
 */
export async function writeCells(
  records: CellRecords,
  order: CellOrder,
  limit: number,
  sink: CellSink,
): Promise<CellTree> {
  async function grow(tile: MapTile): Promise<CellTree> {
    const { first, span } = curveSpanOfTile(tile.x, tile.y, tile.z);
    const [from, to] = [order.rankOf(first), order.rankOf(first + span)];
    if (from === to) return 0;
    if (to - from <= limit || tile.z === finestCellZoom) {
      await sink.write(tile, aedsText(records, order, from, to), 'aeds');
      return to - from;
    }
    await sink.write(tile, clustersText(records, order, from, to, tile), 'clusters');
    const [northWest, northEast, southWest, southEast] = tileChildren(tile);
    return [await grow(northWest), await grow(northEast), await grow(southWest), await grow(southEast)];
  }
  return grow({ z: 0, x: 0, y: 0 });
}
