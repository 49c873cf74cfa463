import type { GridPoint } from '../../domain/streets/street-cell.ts';
import { type GridBox, gridPointOfKey, keyOfGridPoint, type VertexMoves } from '../cells/cell-geometry.ts';
import { StreetsError } from '../streets-error.ts';
import { type BlobLocation, type ExtractFile, listBlobs, readBlobContent, withExtractFile } from './extract-blocks.ts';
import { type RawNodes, type RawWay, readAllNodes, readAllWays } from './extract-entities.ts';
import type { DegreeBox } from './read-extract-header.ts';
import { findIndexInSorted, sortWithoutDuplicates } from './sorted-ids.ts';

const across = 2 ** 26;

/**
 * Returns the zoom-14 grid point that tilemaker computes for a node. tilemaker truncates the projected latitude to
 * ten-millionths of a degree. Longitude and latitude are in ten-millionths of a degree.
 */
function gridPointOf(longitude: number, latitude: number): GridPoint {
  const radians = (latitude / 1e7 + 90) * (Math.PI / 360);
  const projected = Math.trunc(((Math.log(Math.tan(radians)) * 180) / Math.PI) * 1e7) / 1e7;
  return { x: Math.floor((longitude / 3.6e9 + 0.5) * across), y: Math.floor((0.5 - projected / 360) * across) };
}

const streetKeys = new Set(['highway', 'railway', 'public_transport', 'man_made']);

const isStreet = ({ keys }: RawWay) => keys.some((key) => streetKeys.has(key));

/** Generates the ways of an extract that are streets, block by block. */
function* streetsIn(file: ExtractFile, blobs: readonly BlobLocation[]): Generator<RawWay> {
  for (const blob of blobs) for (const way of readAllWays(readBlobContent(file, blob))) if (isStreet(way)) yield way;
}

/** Returns the ids of all nodes of streets, sorted and without duplicates. */
function streetNodes(file: ExtractFile, blobs: readonly BlobLocation[]): Float64Array {
  let nodes = new Float64Array(1 << 16);
  let count = 0;
  for (const { refs } of streetsIn(file, blobs)) {
    if (count + refs.length > nodes.length) {
      const larger = new Float64Array(2 * (count + refs.length));
      larger.set(nodes);
      nodes = larger;
    }
    nodes.set(refs, count);
    count += refs.length;
  }
  return sortWithoutDuplicates(nodes.subarray(0, count));
}

/** Generates the nodes of a block that stores node positions in its ways. */
function* nodesOfWays(content: Uint8Array): Generator<RawNodes> {
  for (const { refs, positions } of readAllWays(content)) if (positions !== null) yield { ids: refs, ...positions };
}

const unknown = -1;

/** A way that crosses the 180th meridian has a node at a greater longitude than this, in ten-millionths of a degree. */
const nearAntimeridian = 179e7;

interface NodesOfStreets {
  /** The ids of the nodes, sorted. */
  readonly ids: Float64Array;
  /** The key of each node's grid point, or `unknown` if the extract does not contain the node. */
  readonly keys: Float64Array;
  /** The number of nodes outside the bounding box in the extract's header. */
  readonly outsideCount: number;
  /** The number of nodes closer to a pole than the edge of the map's grid. */
  readonly beyondCount: number;
  /** Whether the extract has nodes just east and just west of the 180th meridian, on streets or elsewhere. */
  readonly isAround: boolean;
}

function nodesOfStreets(file: ExtractFile, blobs: readonly BlobLocation[], box: DegreeBox | null): NodesOfStreets {
  const ids = streetNodes(file, blobs);
  // tilemaker crashes on them.
  if ((ids[0] ?? 0) < 0)
    throw new StreetsError(
      `${file.path}: its nodes have negative ids, because an editor saved them before uploading. Renumber them with "osmium renumber FILE -o NEW.osm.pbf".`,
    );
  const keys = new Float64Array(ids.length).fill(unknown);
  const [west, south, east, north] = (box ?? [-180, -90, 180, 90]).map((degrees) => degrees * 1e7) as [number, number, number, number]; // biome-ignore format: the four numbers are easier to read on one line
  const isOutside = (longitude: number, latitude: number) =>
    longitude < west || longitude > east || latitude < south || latitude > north;
  let [outsideCount, beyondCount] = [0, 0];
  const isNear = { east: false, west: false };
  const place = (nodes: RawNodes) => {
    isNear.west ||= nodes.longitudes.some((longitude) => longitude > nearAntimeridian);
    isNear.east ||= nodes.longitudes.some((longitude) => longitude < -nearAntimeridian);
    nodes.ids.forEach((id, step) => {
      const at = findIndexInSorted(ids, id);
      if (at < 0) return;
      const [longitude, latitude] = [nodes.longitudes[step] as number, nodes.latitudes[step] as number];
      const point = gridPointOf(longitude, latitude);
      if (keys[at] === unknown) {
        outsideCount += Number(isOutside(longitude, latitude));
        beyondCount += Number(point.y < 0 || point.y >= across);
      }
      keys[at] = keyOfGridPoint(point);
    });
  };
  for (const blob of blobs) place(readAllNodes(readBlobContent(file, blob)));
  if (keys.includes(unknown))
    for (const blob of blobs) for (const nodes of nodesOfWays(readBlobContent(file, blob))) place(nodes);
  return { ids, keys, outsideCount, beyondCount, isAround: isNear.west && isNear.east };
}

/** Returns the nodes of streets that share a grid point with another node, each with the key of that point. */
function coincidingNodes({ ids, keys }: NodesOfStreets): Map<number, number> {
  const sorted = keys.slice().sort();
  const twice = new Set<number>();
  for (let place = 1; place < sorted.length; place++)
    if (sorted[place] === sorted[place - 1] && sorted[place] !== unknown) twice.add(sorted[place] as number);
  const found = new Map<number, number>();
  keys.forEach((key, place) => {
    if (twice.has(key)) found.set(ids[place] as number, key);
  });
  return found;
}

/** Returns the ids of the streets with a node that the extract does not contain. */
function findCutStreets(file: ExtractFile, blobs: readonly BlobLocation[], { ids, keys }: NodesOfStreets) {
  const cut = new Set<string>();
  if (!keys.includes(unknown)) return cut;
  for (const { id, refs } of streetsIn(file, blobs))
    if (refs.some((ref) => keys[findIndexInSorted(ids, ref)] === unknown)) cut.add(`${id}`);
  return cut;
}

const steps: readonly GridPoint[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/**
 * Returns the ways through each coinciding node. Also returns the pairs of nodes that follow each other along a way,
 * which need not be separated.
 */
function waysThroughNodes(streets: Iterable<RawWay>, points: ReadonlyMap<number, number>) {
  const ways = new Map<number, Set<number>>();
  const neighbours = new Set<string>();
  for (const { id, refs } of streets) {
    refs.forEach((node, step) => {
      if (!points.has(node)) return;
      ways.set(node, (ways.get(node) ?? new Set<number>()).add(id));
      const before = refs[step - 1];
      if (before !== undefined) neighbours.add(`${before} ${node}`).add(`${node} ${before}`);
    });
  }
  return { ways, neighbours };
}

/**
 * Maximum number of nodes at one grid point that are moved apart. It is limited because each node is compared with all
 * the others. In towns there are at most three.
 */
const mostAtPoint = 64;

/**
 * Returns, for each way, the vertices to move by one grid step. After that, equal coordinates always mean the same
 * node.
 */
function movesOf(ways: ReturnType<typeof waysThroughNodes>, points: ReadonlyMap<number, number>): VertexMoves {
  const standing = new Map<number, number[]>();
  const moves = new Map<string, Map<number, GridPoint>>();
  for (const [node, key] of points) {
    const others = standing.get(key) ?? [];
    if (others.length === mostAtPoint) continue;
    standing.set(key, [...others, node]);
    if (others.length === 0 || others.some((other) => ways.neighbours.has(`${other} ${node}`))) continue;
    const passed = new Set(others.flatMap((other) => [...(ways.ways.get(other) ?? [])]));
    for (const way of ways.ways.get(node) ?? []) {
      // A way that passes both nodes has two vertices at this grid point, and both would be moved.
      if (passed.has(way)) continue;
      const step = steps[(others.length - 1) % steps.length] as GridPoint;
      moves.set(`${way}`, (moves.get(`${way}`) ?? new Map<number, GridPoint>()).set(key, step));
    }
  }
  return moves;
}

/**
 * The bounding box in the header counts as correct if at most this share of the nodes is outside it. Ways that begin
 * inside the box may end outside.
 */
const mostOutside = 0.1;

/** Maximum number of nodes sampled to find the middle of an extract. */
const mostSampled = 100_000;
/** The share of nodes beyond each of the four sides of the box around the middle. */
const beyondMiddle = 0.05;

/**
 * Returns a box around the middle of an extract, with one node in twenty beyond each side. It is needed because the
 * header does not say where an extract ends. Most headers have no box, ways may leave the box, and the border of a
 * country is not a rectangle.
 */
function middleOf({ keys }: NodesOfStreets): GridBox | null {
  const step = Math.max(1, Math.ceil(keys.length / mostSampled));
  const sampled = keys.filter((key, place) => place % step === 0 && key !== unknown);
  if (sampled.length === 0) return null;
  const between = (values: Float64Array): [number, number] => {
    values.sort();
    const place = Math.floor(beyondMiddle * values.length);
    return [values[place] as number, values[values.length - 1 - place] as number];
  };
  const [west, east] = between(sampled.map((key) => gridPointOfKey(key).x));
  const [north, south] = between(sampled.map((key) => gridPointOfKey(key).y));
  return { west, north, east, south };
}

/** The results of analysing the nodes of an extract's streets. */
export interface StreetNodesAnalysis {
  /**
   * The vertices to move, because their nodes have the same grid point although no way connects them. That happens, for
   * example, where a bridge crosses another way.
   */
  readonly moves: VertexMoves;
  /** The ids of the streets that refer to nodes which the extract does not contain. */
  readonly cutStreets: ReadonlySet<string>;
  /** Whether many streets are outside the bounding box in the header. tilemaker would leave them out. */
  readonly isBoxWrong: boolean;
  /** Whether ways may cross the 180th meridian. tilemaker would draw them around the world. */
  readonly isAround: boolean;
  /** Whether all streets of the extract are closer to a pole than the edge of the map's grid. */
  readonly isBeyondGrid: boolean;
  /** An area that certainly lies inside the extract, away from its edge. Null if the extract has no streets. */
  readonly middle: GridBox | null;
}

/** Analyses the nodes of an extract's streets. The analysis takes 16 bytes of memory per node. */
export function analyseStreetNodes(path: string, box: DegreeBox | null): StreetNodesAnalysis {
  return withExtractFile(path, (file) => {
    const blobs = listBlobs(file).filter(({ type }) => type === 'OSMData');
    const nodes = nodesOfStreets(file, blobs, box);
    const points = coincidingNodes(nodes);
    return {
      moves: movesOf(waysThroughNodes(points.size === 0 ? [] : streetsIn(file, blobs), points), points),
      cutStreets: findCutStreets(file, blobs, nodes),
      isBoxWrong: nodes.outsideCount > mostOutside * nodes.ids.length,
      isAround: nodes.isAround,
      isBeyondGrid: nodes.beyondCount > 0 && nodes.beyondCount === nodes.keys.filter((key) => key !== unknown).length,
      middle: middleOf(nodes),
    };
  });
}
