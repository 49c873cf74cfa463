import { execFileSync } from 'node:child_process';
import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { PriorityQueue } from '../../domain/geography/priority-queue.ts';
import { type Pace, paceOf } from '../../domain/streets/street-speeds.ts';
import { barrierAccess } from '../../streets/tags/access.ts';
import { roadTags } from '../../streets/tags/road-tags.ts';

interface Edge {
  readonly to: number;
  readonly seconds: number;
}

/** The network of an extract by the ids of its own nodes: no tiles, no grid, no joining by places. */
export interface RawStreets {
  readonly positions: ReadonlyMap<number, LongitudeLatitude>;
  readonly edges: ReadonlyMap<number, readonly Edge[]>;
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

/** Reads an extract by osmium-tool's own text format. */
export function readRawStreets(extract: string): RawStreets {
  const options = { maxBuffer: 2 ** 31 - 1, encoding: 'utf8' } as const;
  const lines = execFileSync('osmium', ['cat', '-f', 'opl', extract], options).split('\n');
  const positions = new Map<number, LongitudeLatitude>();
  const edges = new Map<number, Edge[]>();
  const { places, shut } = readNodes(lines);
  const add = (from: number, edge: Edge) => {
    if (edge.seconds < Number.POSITIVE_INFINITY && !shut.has(from)) edges.set(from, [...(edges.get(from) ?? []), edge]);
  };
  for (const line of lines.filter((entry) => entry.startsWith('w'))) {
    const road = roadOfWay(tagsOf(line));
    if (road === null) continue;
    const { pace, isHidden } = road;
    for (const { from, to } of pairsOf(line)) {
      const [a, b] = [places.get(from), places.get(to)];
      if (a === undefined || b === undefined) continue;
      // Nobody is tied to what lies below ground or indoors: no way begins there.
      if (!isHidden) positions.set(from, a).set(to, b);
      const metres = distanceKm(a, b) * 1000;
      add(from, { to, seconds: metres * pace.along });
      add(to, { to: from, seconds: metres * pace.against });
    }
  }
  return { positions, edges };
}

function readNodes(lines: readonly string[]) {
  const places = new Map<number, LongitudeLatitude>();
  const shut = new Set<number>();
  for (const line of lines) {
    const [, id, x, y] = nodeLine.exec(line) ?? [];
    if (id !== undefined) places.set(Number(id), [Number(x), Number(y)]);
    if (id !== undefined && isShut(tagsOf(line))) shut.add(Number(id));
  }
  return { places, shut };
}

function isShut({ barrier, ...tags }: Record<string, string>): boolean {
  const access = barrier === undefined ? null : barrierAccess(barrier, tags);
  return access !== null && (access.foot ?? null) === null;
}

/** Null where nobody walks. */
function roadOfWay(tags: Record<string, string>): { readonly pace: Pace; readonly isHidden: boolean } | null {
  const road = tags.highway === undefined ? null : roadTags(tags);
  if (road?.foot === undefined) return null;
  return { pace: paceOf(road, 'foot'), isHidden: road.structure === 'tunnel' || road.indoor === true };
}

/** The nodes of a way, each with the one after it. */
function pairsOf(line: string): { from: number; to: number }[] {
  const ids = (/ N(\S*)/.exec(line)?.[1] ?? '').split(',').map((id) => Number(id.slice(1)));
  return ids.flatMap((to, place) => {
    const from = ids[place - 1];
    return from === undefined ? [] : [{ from, to }];
  });
}

/** Seconds from a node to all that are within the limit (E. W. Dijkstra, 1959). */
export function rawSeconds({ edges }: RawStreets, from: number, limitSeconds: number): Map<number, number> {
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
