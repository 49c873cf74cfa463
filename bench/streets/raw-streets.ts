import { execFileSync } from 'node:child_process';
import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { PriorityQueue } from '../../domain/geography/priority-queue.ts';
import { doubtfulGateSeconds, type Pace, paceOf } from '../../domain/streets/street-speeds.ts';
import { readBarrierAccess } from '../../streets/tags/access.ts';
import { toRoadTags } from '../../streets/tags/road-tags.ts';
import { RawPavements } from './raw-pavements.ts';
import { listLinesOfSight, readPedestrianSquares } from './raw-pedestrian-squares.ts';

interface Edge {
  readonly to: number;
  readonly seconds: number;
}

/**
 * The walking network of an OpenStreetMap extract with its original node ids, and with lines across pedestrian areas.
 * Unlike the published streets, it is not cut into cells or rounded to a grid.
 */
export interface RawStreets {
  readonly positions: ReadonlyMap<number, LongitudeLatitude>;
  readonly edges: ReadonlyMap<number, readonly Edge[]>;
  /** The same edges, and those between pavements that are mapped apart and their roads. */
  readonly edgesWithCrossings: ReadonlyMap<number, readonly Edge[]>;
  readonly aeds: readonly LongitudeLatitude[];
  /** Segments of rivers, canals and other open waterways. */
  readonly water: readonly (readonly [LongitudeLatitude, LongitudeLatitude])[];
}

const decoded = (text: string) =>
  text.replace(/%([0-9a-f]+)%/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));

function tagsOf(line: string): Record<string, string> {
  const [, words = ''] = / T(\S*)/.exec(line) ?? [];
  const pairs = words
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('=').map(decoded));
  return Object.fromEntries(pairs);
}

const nodeLine = /^n(\d+) .* x(-?[\d.]+) y(-?[\d.]+)/;

/** Reads an extract in the OPL text format, which osmium-tool writes. */
export function readRawStreets(extract: string): RawStreets {
  const options = { maxBuffer: 2 ** 31 - 1, encoding: 'utf8' } as const;
  const lines = execFileSync('osmium', ['cat', '-f', 'opl', extract], options).split('\n');
  const positions = new Map<number, LongitudeLatitude>();
  const edges = new Map<number, Edge[]>();
  const water: RawStreets['water'][number][] = [];
  const { places, delays, aeds } = readNodes(lines);
  const add = (from: number, { to, seconds }: Edge) => {
    const edge = { to, seconds: seconds + (delays.get(from) ?? 0) };
    if (edge.seconds < Number.POSITIVE_INFINITY) edges.set(from, [...(edges.get(from) ?? []), edge]);
  };
  const pavements = new RawPavements();
  for (const line of lines.filter((entry) => entry.startsWith('w'))) {
    const tags = tagsOf(line);
    if (isOpenWater(tags)) water.push(...segmentsOf(line, places).map(({ a, b }) => [a, b] as const));
    const road = roadOfWay(tags);
    pavements.add(tags, segmentsOf(line, places), road !== null);
    if (road === null) continue;
    const { pace, isAtGround } = road;
    for (const { from, to, a, b } of segmentsOf(line, places)) {
      // Routes start only at ground level and outdoors, because a device's position does not include its level.
      if (isAtGround) positions.set(from, a).set(to, b);
      const metres = distanceKm(a, b) * 1000;
      add(from, { to, seconds: metres * pace.along });
      add(to, { to: from, seconds: metres * pace.against });
    }
  }
  crossSquares(extract, places, add);
  const edgesWithCrossings = new Map(edges);
  for (const { from, to, seconds } of pavements.crossings())
    edgesWithCrossings.set(from, [...(edgesWithCrossings.get(from) ?? []), { to, seconds }]);
  return { positions, edges, edgesWithCrossings, aeds, water };
}

type AddEdge = (from: number, edge: Edge) => void;

const nameOf = ([x, y]: LongitudeLatitude) => `${x.toFixed(7)} ${y.toFixed(7)}`;

/** Adds edges between those corners of pedestrian areas that can be connected by a straight line across the area. */
function crossSquares(extract: string, places: ReadonlyMap<number, LongitudeLatitude>, add: AddEdge): void {
  const nodes = new Map<string, number[]>();
  for (const [id, place] of places) nodes.set(nameOf(place), [...(nodes.get(nameOf(place)) ?? []), id]);
  for (const square of readPedestrianSquares(extract)) {
    const road = roadOfWay(square.tags);
    if (road === null) continue;
    for (const [a, b] of listLinesOfSight(square)) {
      const seconds = distanceKm(a, b) * 1000 * road.pace.along;
      const joinFrom = (from: number, ends: readonly number[]) => {
        for (const to of ends) add(from, { to, seconds });
      };
      const [ones, others] = [nodes.get(nameOf(a)) ?? [], nodes.get(nameOf(b)) ?? []];
      for (const one of ones) joinFrom(one, others);
      for (const other of others) joinFrom(other, ones);
    }
  }
}

function readNodes(lines: readonly string[]) {
  const places = new Map<number, LongitudeLatitude>();
  const delays = new Map<number, number>();
  const aeds: LongitudeLatitude[] = [];
  for (const line of lines) {
    const [, id, x, y] = nodeLine.exec(line) ?? [];
    if (id === undefined) continue;
    const tags = tagsOf(line);
    places.set(Number(id), [Number(x), Number(y)]);
    const delay = delayAt(tags);
    if (delay > 0) delays.set(Number(id), delay);
    if (tags.emergency === 'defibrillator') aeds.push([Number(x), Number(y)]);
  }
  return { places, delays, aeds };
}

const isOpenWater = ({ waterway, tunnel = 'no' }: Record<string, string>) =>
  tunnel === 'no' && /^(?:river|canal|stream|drain)$/.test(waterway ?? '');

/** The delay at a node in seconds: infinite if it cannot be passed, and more than zero if it perhaps cannot. */
function delayAt({ barrier, ford = 'no', ...tags }: Record<string, string>): number {
  const kind = barrier ?? (/^(?:no|stepping_stones)$/.test(ford) ? undefined : 'ford');
  const access = kind === undefined ? null : readBarrierAccess(kind, tags);
  if (access === null || access.foot === 'yes' || access.foot === 'destination') return 0;
  return access.foot === null ? Number.POSITIVE_INFINITY : doubtfulGateSeconds;
}

/** Returns the walking speed on a way, and whether the way is at ground level; null if the way is not walkable. */
function roadOfWay(tags: Record<string, string>): { readonly pace: Pace; readonly isAtGround: boolean } | null {
  const road = toRoadTags(tags);
  if (road?.foot === undefined) return null;
  return {
    pace: paceOf(road, 'foot'),
    isAtGround: road.structure === undefined && road.layer === undefined && road.indoor !== true,
  };
}

/** Returns the consecutive pairs of a way's nodes, with the nodes' positions. */
function segmentsOf(line: string, places: ReadonlyMap<number, LongitudeLatitude>) {
  const ids = (/ N(\S*)/.exec(line)?.[1] ?? '').split(',').map((id) => Number(id.slice(1)));
  return ids.flatMap((to, place) => {
    const from = ids[place - 1];
    const [a, b] = [from === undefined ? undefined : places.get(from), places.get(to)];
    return from === undefined || a === undefined || b === undefined ? [] : [{ from, to, a, b }];
  });
}

/**
 * Calculates the walking times in seconds from a node to all nodes that can be reached within a limit, by Dijkstra's
 * algorithm (1959).
 */
export function computeWalkingSeconds({ edges }: RawStreets, from: number, limitSeconds: number): Map<number, number> {
  const seconds = new Map([[from, 0]]);
  const queue = new PriorityQueue<number>();
  queue.push(0, from);
  while (queue.lowestKey <= limitSeconds) {
    const reached = queue.lowestKey;
    const node = queue.pop();
    if (node === undefined || reached > (seconds.get(node) ?? 0)) continue;
    for (const edge of edges.get(node) ?? []) {
      const next = reached + edge.seconds;
      if (next >= (seconds.get(edge.to) ?? Number.POSITIVE_INFINITY)) continue;
      seconds.set(edge.to, next);
      queue.push(next, edge.to);
    }
  }
  return seconds;
}
