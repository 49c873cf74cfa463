import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { walkingMetresPerSecond } from '../../domain/streets/street-speeds.ts';
import { nearestPointOnSegment } from './nearest-point.ts';
import { doSegmentsCross } from './raw-pedestrian-squares.ts';

type Tags = Readonly<Record<string, string>>;

interface Segment {
  readonly from: number;
  readonly to: number;
  readonly a: LongitudeLatitude;
  readonly b: LongitudeLatitude;
}

/** A walk between a node of a pavement and a node of its road. */
export interface RoadCrossing {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
}

const farthestMetres = 15;
/** Roads are prefiltered by latitude, in degrees. It is more than the farthest distance. */
const nearDegrees = 0.0005;
/** An unmarked crossing takes a quarter longer than a mapped one of the same length. */
const unmarkedFactor = 1.25;

const levelOf = ({ bridge = 'no', tunnel = 'no', layer = '0' }: Tags) => `${bridge} ${tunnel} ${layer}`;

const isCarriageway = ({ highway = '' }: Tags) =>
  /^(?:motorway|trunk|primary|secondary|tertiary|unclassified|residential|living_street|service)(?:_link)?$/.test(
    highway,
  );

/** Collects pavements, roads and walls of a raw extract, and finds where the pavements' nodes are beside a road. */
export class RawPavements {
  readonly #nodes = new Map<number, { readonly at: LongitudeLatitude; readonly level: string }>();
  readonly #roads: (Segment & { readonly level: string; readonly isCrossed: boolean })[] = [];
  readonly #walls: Segment[] = [];

  add(tags: Tags, segments: readonly Segment[], isWalkable: boolean): void {
    const level = levelOf(tags);
    if (/^(?:wall|city_wall|retaining_wall|fence)$/.test(tags.barrier ?? '') || tags.natural === 'cliff')
      this.#walls.push(...segments);
    if (isWalkable && tags.footway === 'sidewalk')
      for (const { from, to, a, b } of segments) this.#nodes.set(from, { at: a, level }).set(to, { at: b, level });
    if (!isCarriageway(tags)) return;
    const isCrossed = isWalkable && !/^(?:motorway|trunk)/.test(tags.highway ?? '');
    for (const segment of segments) this.#roads.push({ ...segment, level, isCrossed });
  }

  *crossings(): Generator<RoadCrossing> {
    for (const [node, { at, level }] of this.#nodes) {
      const near = this.#roads
        .filter(
          (road) => road.level === level && Math.abs(road.a[1] - at[1]) < nearDegrees + Math.abs(road.a[1] - road.b[1]),
        )
        .map((road) => ({ road, ...nearestPointOnSegment(at, road.a, road.b) }));
      const [nearest] = near.sort((one, other) => one.metres - other.metres);
      if (nearest === undefined || nearest.metres > farthestMetres || !nearest.road.isCrossed) continue;
      const { road, share, foot, metres } = nearest;
      if (this.#walls.some(({ a, b }) => doSegmentsCross([at, foot], [a, b]))) continue;
      const across = (metres * unmarkedFactor) / walkingMetresPerSecond;
      const along = (1000 * distanceKm(road.a, road.b)) / walkingMetresPerSecond;
      for (const [end, seconds] of [
        [road.from, across + share * along],
        [road.to, across + (1 - share) * along],
      ] as const) {
        yield { from: node, to: end, seconds };
        yield { from: end, to: node, seconds };
      }
    }
  }
}
