import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import { type LonLatBox, type MapTile, tileBox, tileChildren } from '../../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import type { CellTree } from '../../../domain/registry/cell-tree.ts';
import type { RegistryCell } from '../../../domain/registry/registry-cell.ts';
import { mercatorY } from '../world/world-geometry.ts';
import { separateZoom } from './place-apart.ts';

/**
 * The part of the world that a map shows. Its longitudes may exceed 180°, because the map repeats the world to the east
 * and west.
 */
export interface AedMapViewport extends LonLatBox {
  /** An integer; at zoom z the world is 256 × 2^z pixels wide. */
  readonly zoom: number;
}

/** A marker for a single AED. */
interface AedPoint {
  readonly kind: 'aed';
  /** Changes only when the marker's appearance changes. */
  readonly key: string;
  readonly position: LongitudeLatitude;
  readonly aed: RegisteredAed;
}

/** A marker for several AEDs. */
interface AedGroup {
  readonly kind: 'group';
  readonly key: string;
  readonly position: LongitudeLatitude;
  readonly count: number;
  /** Whether `count` excludes AEDs that the filter hides. The registry's own clusters always count all AEDs. */
  readonly isFilterApplied: boolean;
}

export type AedMarker = AedPoint | AedGroup;

/**
 * Number of zoom levels by which the cluster files of a view are coarser than the view. Their clusters are then at
 * least 128 pixels apart on average.
 */
const clusterFileZooms = 1;

const marksMax = 250;
const finestGridPx = 64;
const worldPx = (zoom: number) => 256 * 2 ** zoom;

/**
 * Returns the cell files needed for a view. A file contains AEDs if its cell is not divided further in the registry's
 * tree, and clusters if the tree goes deeper than the view needs.
 */
export function listCellsInViewport(tree: CellTree, view: AedMapViewport): MapTile[] {
  const found: MapTile[] = [];
  const finest = Math.max(0, view.zoom - clusterFileZooms);
  const visit = (node: CellTree, tile: MapTile) => {
    if (node === 0 || !isInView(tileBox(tile), view)) return;
    if (typeof node === 'number' || tile.z >= finest) {
      found.push(tile);
      return;
    }
    const children = tileChildren(tile);
    node.forEach((quarter, place) => {
      const child = children[place];
      if (child !== undefined) visit(quarter, child);
    });
  };
  visit(tree, { z: 0, x: 0, y: 0 });
  return found;
}

function isInView(box: LonLatBox, view: LonLatBox): boolean {
  if (box.north <= view.south || box.south >= view.north) return false;
  // Shift in degrees to the first copy of the box that does not lie entirely west of the view.
  const shift = 360 * (Math.floor((view.west - box.east) / 360) + 1);
  return box.west + shift < view.east;
}

interface MarkerFilter {
  /** Whether the filter lets an AED be drawn at all. */
  readonly isShown: (aed: RegisteredAed) => boolean;
  /** Ids of AEDs that another layer draws. */
  readonly left: ReadonlySet<string>;
}

interface Weighted {
  readonly position: LongitudeLatitude;
  readonly count: number;
  readonly aed: RegisteredAed | null;
}

/**
 * Returns the markers for the loaded cells. There are at most a few hundred, because AEDs that would be too close to
 * each other share a marker.
 */
export function computeMarkersInViewport(
  cells: readonly RegistryCell[],
  view: AedMapViewport,
  filter: MarkerFilter,
): AedMarker[] {
  const seen = itemsInView(cells, view, filter);
  if (view.zoom >= separateZoom && seen.length <= marksMax) return seen.map((item) => markOf(placeGroup([item], view)));
  for (let gridPx = finestGridPx; ; gridPx *= 2) {
    const groups = groupByGrid(seen, view.zoom, gridPx);
    if (groups.length <= marksMax || gridPx >= worldPx(view.zoom)) {
      return joinTouching(groups.map((items) => placeGroup(items, view))).map(markOf);
    }
  }
}

/**
 * Returns the keys of the sources of the AEDs in view. Null if clusters are in view, because their sources are unknown.
 */
export function findSourcesInView(cells: readonly RegistryCell[], view: AedMapViewport): ReadonlySet<string> | null {
  const keys = new Set<string>();
  for (const { aeds, clusters } of cells) {
    if (clusters.some(({ position }) => isPointInView(position, view))) return null;
    for (const { position, sources } of aeds) {
      if (isPointInView(position, view)) for (const key of sources) keys.add(key);
    }
  }
  return keys;
}

/**
 * Returns the AEDs and clusters in view. `isShown` is called only for AEDs in view, because evaluating opening hours
 * takes far longer than comparing positions.
 */
function itemsInView(
  cells: readonly RegistryCell[],
  view: AedMapViewport,
  { isShown, left }: MarkerFilter,
): Weighted[] {
  const isInSight = ({ position }: { readonly position: LongitudeLatitude }) => isPointInView(position, view);
  return cells.flatMap(({ aeds, clusters }) => [
    ...aeds
      .filter((aed) => isInSight(aed) && !left.has(aed.id) && isShown(aed))
      .map((aed) => ({ position: aed.position, count: 1, aed })),
    ...clusters.filter(isInSight).map(({ position, count }) => ({ position, count, aed: null })),
  ]);
}

function isPointInView([longitude, latitude]: LongitudeLatitude, view: LonLatBox): boolean {
  const eastOfWest = (((longitude - view.west) % 360) + 360) % 360;
  return latitude >= view.south && latitude <= view.north && eastOfWest <= view.east - view.west;
}

/** Returns a position in pixels from the world's north-western corner. */
function pixelOf([longitude, latitude]: LongitudeLatitude, zoom: number): readonly [number, number] {
  return [(longitude / 360 + 0.5) * worldPx(zoom), mercatorY(latitude) * worldPx(zoom)];
}

/**
 * Groups items by the cell of a grid. The grid is fixed to the world and not to the view, so that panning does not
 * change the groups.
 */
function groupByGrid(items: readonly Weighted[], zoom: number, gridPx: number): Weighted[][] {
  const groups = new Map<string, Weighted[]>();
  for (const item of items) {
    const [x, y] = pixelOf(item.position, zoom);
    const place = `${Math.floor(x / gridPx)}/${Math.floor(y / gridPx)}`;
    const group = groups.get(place);
    if (group === undefined) groups.set(place, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

const countOf = (items: readonly Weighted[]) => items.reduce((sum, { count }) => sum + count, 0);

/** Returns the mean position, weighted by the number of AEDs. */
function weightedCenter(items: readonly Weighted[]): LongitudeLatitude {
  const count = countOf(items);
  const mean = (axis: 0 | 1) => items.reduce((sum, item) => sum + item.position[axis] * item.count, 0) / count;
  return [mean(0), mean(1)];
}

/** Returns the diameter in CSS pixels of the marker for a number of AEDs. */
export function computeAedMarkerSizePx(count: number): number {
  return count === 1 ? 26 : Math.min(58, 32 + 6 * Math.floor(Math.log10(count) * 1.5));
}

interface Group {
  readonly items: readonly Weighted[];
  readonly count: number;
  readonly position: LongitudeLatitude;
  readonly pixel: readonly [number, number];
  readonly zoom: number;
}

function placeGroup(items: readonly Weighted[], { zoom }: AedMapViewport): Group {
  const position = weightedCenter(items);
  return { items, count: countOf(items), position, pixel: pixelOf(position, zoom), zoom };
}

/** Merges groups whose markers would touch. The smaller group is added to the larger one, which keeps its position. */
function joinTouching(groups: readonly Group[]): Group[] {
  const largestFirst = [...groups].sort((one, other) => other.count - one.count || one.pixel[0] - other.pixel[0]);
  const kept: Group[] = [];
  for (const group of largestFirst) {
    const place = kept.findIndex((larger) => doTouch(larger, group));
    const larger = kept[place];
    if (larger === undefined) kept.push(group);
    else kept[place] = { ...larger, items: [...larger.items, ...group.items], count: larger.count + group.count };
  }
  return kept;
}

function doTouch(one: Group, other: Group): boolean {
  const apart = Math.hypot(one.pixel[0] - other.pixel[0], one.pixel[1] - other.pixel[1]);
  return apart < (computeAedMarkerSizePx(one.count) + computeAedMarkerSizePx(other.count)) / 2;
}

function markOf({ items, count, position, zoom }: Group): AedMarker {
  const aed = items.length === 1 ? items[0]?.aed : null;
  if (aed) return { kind: 'aed', key: aed.id, position, aed };
  const isFilterApplied = items.every((item) => item.aed !== null);
  return { kind: 'group', key: `${zoom}:${position.join()}:${count}`, position, count, isFilterApplied };
}
