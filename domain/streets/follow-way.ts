import { distanceKm } from '../geography/distance.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import type { StreetWay, WayStep } from './describe-way.ts';

/** Who is so far off a way has left it, and is shown another. */
const offWayMetres = 30;
/** The AED is in sight, or behind the next door. */
const arrivedMetres = 25;

/** Where somebody stands on a way. */
export interface WayProgress {
  /** Metres of the way behind them. */
  readonly doneMetres: number;
  readonly leftMetres: number;
  /** Metres beside the way. */
  readonly offMetres: number;
  readonly isOff: boolean;
  readonly isThere: boolean;
  /** The turn that comes next; null if only the end is left. */
  readonly next: { readonly step: WayStep; readonly inMetres: number } | null;
  /** Degrees clockwise from north to a point a little farther along the way. */
  readonly bearing: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const metresOfDegree = 111_195;

/** How far ahead the arrow points. */
const aheadMetres = 15;

/** On a small piece of ground: metres east and north of `from`. */
function metresFrom(from: LongitudeLatitude, to: LongitudeLatitude): readonly [number, number] {
  return [(to[0] - from[0]) * metresOfDegree * Math.cos(radians(from[1])), (to[1] - from[1]) * metresOfDegree];
}

interface Foot {
  readonly offMetres: number;
  readonly doneMetres: number;
}

function footOn(a: LongitudeLatitude, b: LongitudeLatitude, position: LongitudeLatitude): Foot {
  const [alongX, alongY] = metresFrom(a, b);
  const [x, y] = metresFrom(a, position);
  const length = Math.hypot(alongX, alongY);
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (x * alongX + y * alongY) / length ** 2));
  return { offMetres: Math.hypot(x - share * alongX, y - share * alongY), doneMetres: share * length };
}

/** The point so many metres along a way. */
function pointAlong({ line }: StreetWay, metres: number): LongitudeLatitude {
  let left = metres;
  for (const [place, from] of line.entries()) {
    const to = line[place + 1];
    if (to === undefined) return from;
    const length = distanceKm(from, to) * 1000;
    if (left <= length) {
      const share = length === 0 ? 0 : left / length;
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    }
    left -= length;
  }
  throw new RangeError('A route needs at least one point.');
}

/** How much of a metre back or ahead of where they were counts as a metre beside the way: a way may cross itself. */
const leapShare = 0.1;

/** Where on a way somebody stands. `formerMetres`: how much of it was behind them when they were last seen. */
export function followWay(way: StreetWay, position: LongitudeLatitude, formerMetres: number): WayProgress {
  let best: Foot | null = null;
  let before = 0;
  const cost = ({ offMetres, doneMetres }: Foot) => offMetres + leapShare * Math.abs(doneMetres - formerMetres);
  for (const [place, from] of way.line.entries()) {
    const to = way.line[place + 1];
    if (to === undefined) break;
    const foot = footOn(from, to, position);
    const whole = { offMetres: foot.offMetres, doneMetres: before + foot.doneMetres };
    if (best === null || cost(whole) < cost(best)) best = whole;
    before += distanceKm(from, to) * 1000;
  }
  const { offMetres, doneMetres } = best ?? { offMetres: 0, doneMetres: 0 };
  const leftMetres = Math.max(0, before - doneMetres);
  const step = way.steps.find(({ turn, fromMetres }) => turn !== null && fromMetres > doneMetres + 3);
  const ahead = pointAlong(way, Math.min(before, doneMetres + aheadMetres));
  const [east, north] = metresFrom(position, ahead);
  const [last] = way.line.slice(-1);
  const isAtEnd = last !== undefined && distanceKm(position, last) * 1000 <= arrivedMetres;
  return {
    doneMetres,
    leftMetres,
    offMetres,
    isOff: offMetres > offWayMetres,
    isThere: isAtEnd && leftMetres <= 3 * arrivedMetres,
    next: step === undefined ? null : { step, inMetres: step.fromMetres - doneMetres },
    bearing: (Math.atan2(east, north) * 180) / Math.PI,
  };
}
