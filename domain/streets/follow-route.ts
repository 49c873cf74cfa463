import { distanceKm, metresPerDegree } from '../geography/distance.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import type { RouteStep, StreetRoute } from './describe-route.ts';

/** A walker who is farther than this from the route has left it, and gets a new route. */
export const offRouteMetres = 30;
/** A walker with this much left of the route has arrived: the AED is in sight or behind the next door. */
const arrivedMetres = 25;
/**
 * A walker this close to the end in a straight line has arrived, even if more of the route seems to be left. The route
 * may bend around the AED, and the position may be inaccurate.
 */
const besideMetres = 10;

/** A walker's position on a route. */
export interface RouteProgress {
  /** How many metres of the route have been walked. */
  readonly doneMetres: number;
  readonly leftMetres: number;
  /** Distance between the walker and the route, in metres. */
  readonly offMetres: number;
  readonly isThere: boolean;
  /** The next turn; null if no turn is left before the end. */
  readonly next: { readonly step: RouteStep; readonly inMetres: number } | null;
  /** Bearing to a point slightly ahead on the route, in degrees clockwise from north. */
  readonly bearing: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance along the route to the point that the arrow points at. */
const aheadMetres = 15;

/** Returns local coordinates relative to `from`: metres east and metres north. */
function metresFrom(from: LongitudeLatitude, to: LongitudeLatitude): readonly [number, number] {
  return [(to[0] - from[0]) * metresPerDegree * Math.cos(radians(from[1])), (to[1] - from[1]) * metresPerDegree];
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

/** Returns the point at a given distance along a route. */
function pointAlong({ line }: StreetRoute, metres: number): LongitudeLatitude {
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

/**
 * Weight of progress along the route relative to distance from the route, when a walker is located. Where a route
 * crosses itself, progress keeps the walker on the part that was walked last.
 */
const progressWeight = 0.1;

/** Locates a walker on a route. `previousMetres` is the distance along the route at the previous position. */
export function locateOnRoute(route: StreetRoute, position: LongitudeLatitude, previousMetres: number): RouteProgress {
  let best: Foot | null = null;
  let before = 0;
  const cost = ({ offMetres, doneMetres }: Foot) => offMetres + progressWeight * Math.abs(doneMetres - previousMetres);
  for (const [place, from] of route.line.entries()) {
    const to = route.line[place + 1];
    if (to === undefined) break;
    const foot = footOn(from, to, position);
    const whole = { offMetres: foot.offMetres, doneMetres: before + foot.doneMetres };
    if (best === null || cost(whole) < cost(best)) best = whole;
    before += distanceKm(from, to) * 1000;
  }
  const { offMetres, doneMetres } = best ?? { offMetres: 0, doneMetres: 0 };
  const leftMetres = Math.max(0, before - doneMetres);
  const step = route.steps.find(({ turn, fromMetres }) => turn !== null && fromMetres > doneMetres + 3);
  const ahead = pointAlong(route, Math.min(before, doneMetres + aheadMetres));
  const [east, north] = metresFrom(position, ahead);
  const [last] = route.line.slice(-1);
  const toEndMetres = last === undefined ? Number.POSITIVE_INFINITY : distanceKm(position, last) * 1000;
  const isBeside = toEndMetres <= besideMetres && leftMetres <= 3 * arrivedMetres;
  return {
    doneMetres,
    leftMetres,
    offMetres,
    isThere: isBeside || (toEndMetres <= arrivedMetres && leftMetres <= arrivedMetres),
    next: step === undefined ? null : { step, inMetres: step.fromMetres - doneMetres },
    bearing: (Math.atan2(east, north) * 180) / Math.PI,
  };
}
