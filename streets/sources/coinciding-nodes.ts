import type { GridPoint } from '../../domain/streets/street-cell.ts';
import { keyOf, type VertexMoves } from '../cells/geometry.ts';
import { type BlobPlace, blobsOf, contentOf, ExtractFile, nodesIn, type RawWay, waysIn } from './extract-blocks.ts';

const across = 2 ** 26;

/**
 * Where tilemaker puts a node on the grid of zoom 14: it keeps the projected latitude in whole ten-millionths of a degree, and cuts
 * off what is beyond a step. Units: ten-millionths of a degree.
 */
function gridOf(longitude: number, latitude: number): GridPoint {
  const radians = (latitude / 1e7 + 90) * (Math.PI / 360);
  const projected = Math.trunc(((Math.log(Math.tan(radians)) * 180) / Math.PI) * 1e7) / 1e7;
  return { x: Math.floor((longitude / 3.6e9 + 0.5) * across), y: Math.floor((0.5 - projected / 360) * across) };
}

const streetKeys = new Set(['highway', 'railway', 'public_transport']);

const isStreet = ({ keys }: RawWay) => keys.some((key) => streetKeys.has(key));

/** The streets' ways of an extract, block by block. */
function* streetsIn(file: ExtractFile, blobs: readonly BlobPlace[]): Generator<RawWay> {
  for (const blob of blobs) for (const way of waysIn(contentOf(file, blob))) if (isStreet(way)) yield way;
}

/** Numbers in order, each once. */
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

/** The nodes of streets, in order. */
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

/** Nodes of streets that fall on one point of the grid: the point of each. */
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

/** Ways by the coinciding nodes they pass, and which of these follow one another along a way: those are one vertex, and stay so. */
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
 * Finds nodes of an extract that fall on one point of the grid though no way joins them, as where a bridge crosses another way, and says
 * which vertices to move by a step, way by way: equal coordinates then always mean one node. Takes 16 bytes for each node of a street.
 */
export function separateNodes(path: string): VertexMoves {
  const file = new ExtractFile(path);
  try {
    const blobs = blobsOf(file).filter(({ type }) => type === 'OSMData');
    const points = coinciding(file, blobs, streetNodes(file, blobs));
    const { ways, neighbours } = passagesOf(points.size === 0 ? [] : streetsIn(file, blobs), points);
    const standing = new Map<number, number[]>();
    const moves = new Map<string, Map<number, GridPoint>>();
    for (const [node, key] of points) {
      const others = standing.get(key) ?? [];
      standing.set(key, [...others, node]);
      if (others.length === 0 || others.some((other) => neighbours.has(`${other} ${node}`))) continue;
      const passed = new Set(others.flatMap((other) => [...(ways.get(other) ?? [])]));
      for (const way of ways.get(node) ?? []) {
        // A way that passes both would be moved at both.
        if (passed.has(way)) continue;
        const step = steps[(others.length - 1) % steps.length] as GridPoint;
        moves.set(`${way}`, (moves.get(`${way}`) ?? new Map<number, GridPoint>()).set(key, step));
      }
    }
    return moves;
  } finally {
    file.close();
  }
}
