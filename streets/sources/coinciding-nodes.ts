import type { GridPoint } from '../../domain/streets/street-cell.ts';
import { keyOf, type VertexMoves } from '../cells/geometry.ts';
import {
  type BlobPlace,
  blobsOf,
  contentOf,
  type ExtractFile,
  nodesIn,
  type RawWay,
  waysIn,
  withExtract,
} from './extract-blocks.ts';

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

const streetKeys = new Set(['highway', 'railway', 'public_transport']);

const isStreet = ({ keys }: RawWay) => keys.some((key) => streetKeys.has(key));

/** The ways of an extract that are streets, block by block. */
function* streetsIn(file: ExtractFile, blobs: readonly BlobPlace[]): Generator<RawWay> {
  for (const blob of blobs) for (const way of waysIn(contentOf(file, blob))) if (isStreet(way)) yield way;
}

/** Sorted, without duplicates. */
function sortedOnce(values: Float64Array): Float64Array {
  values.sort();
  let kept = 0;
  for (let place = 0; place < values.length; place++)
    if (place === 0 || values[place] !== values[place - 1]) values[kept++] = values[place] as number;
  return values.subarray(0, kept);
}

function placeIn(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] as number;
    if (found === value) return middle;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The ids of all nodes of streets, sorted. */
function streetNodes(file: ExtractFile, blobs: readonly BlobPlace[]): Float64Array {
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
  return sortedOnce(nodes.subarray(0, count));
}

/** Nodes of streets that share a grid point with another node, and that point. */
function coinciding(file: ExtractFile, blobs: readonly BlobPlace[], nodes: Float64Array): Map<number, number> {
  const keys = new Float64Array(nodes.length).fill(-1);
  for (const blob of blobs) {
    const { ids, longitudes, latitudes } = nodesIn(contentOf(file, blob));
    ids.forEach((id, step) => {
      const place = placeIn(nodes, id);
      if (place >= 0) keys[place] = keyOf(gridOf(longitudes[step] as number, latitudes[step] as number));
    });
  }
  const sorted = keys.slice().sort();
  const twice = new Set<number>();
  for (let place = 1; place < sorted.length; place++)
    if (sorted[place] === sorted[place - 1] && (sorted[place] as number) >= 0) twice.add(sorted[place] as number);
  const found = new Map<number, number>();
  keys.forEach((key, place) => {
    if (twice.has(key)) found.set(nodes[place] as number, key);
  });
  return found;
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

/** Nodes at one grid point that are told apart. A town has three at most; each is compared with all others there. */
const mostAtPoint = 64;

/**
 * Finds nodes of an extract that have the same grid point although no way joins them, such as where a bridge crosses
 * another way. Returns the vertices to move by one step, by way, so that equal coordinates always mean the same node.
 * Uses 16 bytes of memory per node of a street.
 */
export function separateNodes(path: string): VertexMoves {
  return withExtract(path, movesOf);
}

function movesOf(file: ExtractFile): VertexMoves {
  const blobs = blobsOf(file).filter(({ type }) => type === 'OSMData');
  const points = coinciding(file, blobs, streetNodes(file, blobs));
  const { ways, neighbours } = passagesOf(points.size === 0 ? [] : streetsIn(file, blobs), points);
  const standing = new Map<number, number[]>();
  const moves = new Map<string, Map<number, GridPoint>>();
  for (const [node, key] of points) {
    const others = standing.get(key) ?? [];
    if (others.length === mostAtPoint) continue;
    standing.set(key, [...others, node]);
    if (others.length === 0 || others.some((other) => neighbours.has(`${other} ${node}`))) continue;
    const passed = new Set(others.flatMap((other) => [...(ways.get(other) ?? [])]));
    for (const way of ways.get(node) ?? []) {
      // A way through both nodes would be moved at both.
      if (passed.has(way)) continue;
      const step = steps[(others.length - 1) % steps.length] as GridPoint;
      moves.set(`${way}`, (moves.get(`${way}`) ?? new Map<number, GridPoint>()).set(key, step));
    }
  }
  return moves;
}
