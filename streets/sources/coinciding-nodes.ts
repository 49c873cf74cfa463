import type { GridPoint } from '../../domain/streets/street-cell.ts';
import { type GridBox, gridPointKey, gridPointOfKey, type VertexMoves } from '../cells/cell-geometry.ts';
import { type BlobLocation, type ExtractFile, listBlobs, readBlobContent, withExtractFile } from './extract-blocks.ts';
import { nodesIn, type RawNodes, type RawWay, waysIn } from './extract-entities.ts';
import type { DegreeBox } from './extract-header.ts';
import { indexInSorted, sortWithoutDuplicates } from './sorted-ids.ts';

const across = 2 ** 26;

/**
 * The zoom-14 grid point that tilemaker computes for a node: it stores the projected latitude in integer ten-millionths
 * of a degree, and truncates. Input in ten-millionths of a degree.
 */
function gridOf(longitude: number, latitude: number): GridPoint {
  const radians = (latitude / 1e7 + 90) * (Math.PI / 360);
  const projected = Math.trunc(((Math.log(Math.tan(radians)) * 180) / Math.PI) * 1e7) / 1e7;
  return { x: Math.floor((longitude / 3.6e9 + 0.5) * across), y: Math.floor((0.5 - projected / 360) * across) };
}

const streetKeys = new Set(['highway', 'railway', 'public_transport', 'man_made']);

const isStreet = ({ keys }: RawWay) => keys.some((key) => streetKeys.has(key));

/** The ways of an extract that are streets, block by block. */
function* streetsIn(file: ExtractFile, blobs: readonly BlobLocation[]): Generator<RawWay> {
  for (const blob of blobs) for (const way of waysIn(readBlobContent(file, blob))) if (isStreet(way)) yield way;
}

/** The ids of all nodes of streets, sorted. */
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

/** Nodes whose positions are stored in the ways of a block. */
function* nodesOfWays(content: Uint8Array): Generator<RawNodes> {
  for (const { refs, positions } of waysIn(content)) if (positions !== null) yield { ids: refs, ...positions };
}

const unknown = -1;

/** No way has a longer segment across the 180th meridian than from here, in ten-millionths of a degree. */
const nearDateLine = 179e7;

interface NodesOfStreets {
  /** Sorted. */
  readonly ids: Float64Array;
  /** The key of each node's grid point; `unknown` if the extract does not have the node. */
  readonly keys: Float64Array;
  /** How many of them are outside the box in the header. */
  readonly outsideCount: number;
  /** How many of them are nearer to a pole than the map's grid. */
  readonly beyondCount: number;
  /** Whether the extract has nodes on both sides of the 180th meridian, of streets or not. */
  readonly isAround: boolean;
}

function nodesOfStreets(file: ExtractFile, blobs: readonly BlobLocation[], box: DegreeBox | null): NodesOfStreets {
  const ids = streetNodes(file, blobs);
  const keys = new Float64Array(ids.length).fill(unknown);
  const [west, south, east, north] = (box ?? [-180, -90, 180, 90]).map((degrees) => degrees * 1e7) as [number, number, number, number]; // biome-ignore format: four numbers in a line
  const isOutside = (longitude: number, latitude: number) =>
    longitude < west || longitude > east || latitude < south || latitude > north;
  let [outsideCount, beyondCount] = [0, 0];
  const isNear = { east: false, west: false };
  const place = (nodes: RawNodes) => {
    isNear.west ||= nodes.longitudes.some((longitude) => longitude > nearDateLine);
    isNear.east ||= nodes.longitudes.some((longitude) => longitude < -nearDateLine);
    nodes.ids.forEach((id, step) => {
      const at = indexInSorted(ids, id);
      if (at < 0) return;
      const [longitude, latitude] = [nodes.longitudes[step] as number, nodes.latitudes[step] as number];
      const point = gridOf(longitude, latitude);
      if (keys[at] === unknown) {
        outsideCount += Number(isOutside(longitude, latitude));
        beyondCount += Number(point.y < 0 || point.y >= across);
      }
      keys[at] = gridPointKey(point);
    });
  };
  for (const blob of blobs) place(nodesIn(readBlobContent(file, blob)));
  if (keys.includes(unknown))
    for (const blob of blobs) for (const nodes of nodesOfWays(readBlobContent(file, blob))) place(nodes);
  return { ids, keys, outsideCount, beyondCount, isAround: isNear.west && isNear.east };
}

/** Nodes of streets that share a grid point with another node, and that point. */
function coinciding({ ids, keys }: NodesOfStreets): Map<number, number> {
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

/** The number of streets with a node that is missing in the extract. */
function countCut(file: ExtractFile, blobs: readonly BlobLocation[], { ids, keys }: NodesOfStreets): number {
  if (!keys.includes(unknown)) return 0;
  let count = 0;
  for (const { refs } of streetsIn(file, blobs))
    if (refs.some((ref) => keys[indexInSorted(ids, ref)] === unknown)) count += 1;
  return count;
}

const steps: readonly GridPoint[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/**
 * The ways through each coinciding node, and the pairs of nodes that follow each other along a way, which may stay one
 * vertex.
 */
function passagesOf(streets: Iterable<RawWay>, points: ReadonlyMap<number, number>) {
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
 * Maximum number of nodes at one grid point that are separated: each is compared with all others there. Towns have
 * three at most.
 */
const mostAtPoint = 64;

/** The vertices to move by one step, by way, so that equal coordinates always mean the same node. */
function movesOf(ways: ReturnType<typeof passagesOf>, points: ReadonlyMap<number, number>): VertexMoves {
  const standing = new Map<number, number[]>();
  const moves = new Map<string, Map<number, GridPoint>>();
  for (const [node, key] of points) {
    const others = standing.get(key) ?? [];
    if (others.length === mostAtPoint) continue;
    standing.set(key, [...others, node]);
    if (others.length === 0 || others.some((other) => ways.neighbours.has(`${other} ${node}`))) continue;
    const passed = new Set(others.flatMap((other) => [...(ways.ways.get(other) ?? [])]));
    for (const way of ways.ways.get(node) ?? []) {
      // A way that passes both nodes is skipped, because both its vertices would be moved.
      if (passed.has(way)) continue;
      const step = steps[(others.length - 1) % steps.length] as GridPoint;
      moves.set(`${way}`, (moves.get(`${way}`) ?? new Map<number, GridPoint>()).set(key, step));
    }
  }
  return moves;
}

/** Up to this share of nodes outside, a box counts as correct: ways that begin inside it lead out of it. */
const mostOutside = 0.1;

/** Maximum number of nodes sampled to find the middle of an extract. */
const mostSampled = 100_000;
/** The share of nodes beyond the middle, on each side. */
const beyondMiddle = 0.05;

/**
 * The box of an extract's middle: on each side lies one node in twenty. The header does not say where an extract ends:
 * most have no box there, ways stick out of the box, and the border of a country is no box.
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

/** The result of analysing the nodes of an extract's streets. */
export interface StreetNodesAnalysis {
  /**
   * Vertices to move, because nodes have the same grid point although no way joins them, such as where a bridge
   * crosses another way.
   */
  readonly moves: VertexMoves;
  /** Streets that name nodes which the extract does not have. */
  readonly cutCount: number;
  /** Whether many streets are outside the box in the header. tilemaker would leave them out. */
  readonly isBoxWrong: boolean;
  /** Whether ways may cross the 180th meridian. tilemaker would draw them around the world. */
  readonly isAround: boolean;
  /** Whether all of its streets are nearer to a pole than the map's grid. */
  readonly isBeyondGrid: boolean;
  /** Where the extract certainly does not end. */
  readonly middle: GridBox | null;
}

/** Reads the nodes of an extract's streets. Uses 16 bytes of memory per node of a street. */
export function analyseStreetNodes(path: string, box: DegreeBox | null): StreetNodesAnalysis {
  return withExtractFile(path, (file) => {
    const blobs = listBlobs(file).filter(({ type }) => type === 'OSMData');
    const nodes = nodesOfStreets(file, blobs, box);
    const points = coinciding(nodes);
    return {
      moves: movesOf(passagesOf(points.size === 0 ? [] : streetsIn(file, blobs), points), points),
      cutCount: countCut(file, blobs, nodes),
      isBoxWrong: nodes.outsideCount > mostOutside * nodes.ids.length,
      isAround: nodes.isAround,
      isBeyondGrid: nodes.beyondCount > 0 && nodes.beyondCount === nodes.keys.filter((key) => key !== unknown).length,
      middle: middleOf(nodes),
    };
  });
}
