import type { RoadTags } from './street-cell.ts';

/** A mode of travel along streets. */
export type TravelMode = 'foot' | 'car';
export const travelModes: readonly TravelMode[] = ['foot', 'car'];

/** Seconds per metre, along the line and against it; Infinity if access is forbidden. */
export interface Pace {
  readonly along: number;
  readonly against: number;
}

/**
 * On level ground, in metres per second: the median of dispatched lay responders in dense areas, where people mostly
 * walk (PubMed 32259606), as for a straight line.
 */
export const walkingSpeed = 1.8;

/**
 * On stairs, along the slope, people move at about half their speed on the flat, slightly faster down than up: 0.51 and
 * 0.67 against 1.35 metres per second (J. J. Fruin, Pedestrian Planning and Design, 1971; in plan). The same ratios for
 * a hurried walk.
 */
const stairs = { up: 0.4, down: 0.5 } as const;

/**
 * Ratios to the speed on a road; our own estimate, between W. Tobler's 0.6 off paths (Three Presentations, 1993) and 1.
 */
const groundShare = { unpaved: 0.9, rough: 0.6 } as const;

/** Mountain paths, by OpenStreetMap's scale of 1 to 6: our own estimate. */
const trailShare = [1, 0.9, 0.75, 0.6, 0.45, 0.35, 0.3] as const;

/** Escalators and moving walkways count at walking speed at best; a ford with stepping stones is slow. */
const fordShare = 0.5;

/**
 * Penalty factor for a way that is open only at times, by permission or as a private road: a certainly open way is
 * preferred if it is at most a quarter longer. Our own estimate.
 */
const doubtfulFactor = 1.25;

/** Penalty in seconds for a gate open only at times: a faster way around is preferred; our own estimate. */
export const doubtfulGateSeconds = 30;

/**
 * W. Tobler's hiking function (1993), as a ratio to the speed on level ground; the gradient in percent, positive
 * uphill.
 */
function slopeShare(percent: number): number {
  const slope = Math.max(-60, Math.min(60, percent)) / 100;
  // The function is fastest at 5 percent downhill; here downhill is never faster than the flat.
  return Math.min(1, Math.exp(-3.5 * (Math.abs(slope + 0.05) - 0.05)));
}

function footShare({ class: kind, surface, sac, incline, ford }: RoadTags, isForward: boolean): number {
  const ground = surface === undefined ? 1 : groundShare[surface];
  const trail = trailShare[Math.max(0, Math.min(6, Math.round(sac ?? 0)))] ?? 1;
  const wet = ford === true ? fordShare : 1;
  const rise = (incline ?? 0) * (isForward ? 1 : -1);
  if (kind === 'steps') return Math.min(ground, wet) * (rise < 0 ? stairs.down : stairs.up);
  return Math.min(ground, trail, wet) * slopeShare(rise);
}

/**
 * Driving speed in km/h per road class, including stops at junctions: OSRM's car profile, as published in 2023,
 * rounded, with the urban 30 for roads lined by houses.
 */
const drivenSpeed: Readonly<Record<string, number>> = {
  motorway: 90,
  motorway_link: 45,
  trunk: 80,
  trunk_link: 40,
  primary: 50,
  primary_link: 30,
  secondary: 45,
  secondary_link: 25,
  tertiary: 35,
  tertiary_link: 20,
  unclassified: 25,
  residential: 20,
  living_street: 10,
  service: 12,
  track: 8,
};
const otherDrivenSpeed = 10;

/** Average share of a signed limit that is driven: OSRM's profile uses four fifths. */
const shareOfLimit = 0.8;

function drivenMetresPerSecond({ class: kind, speed }: RoadTags): number {
  const usual = drivenSpeed[kind] ?? otherDrivenSpeed;
  return Math.max(5, speed === undefined ? usual : Math.min(Math.max(usual, 30), speed * shareOfLimit)) / 3.6;
}

/** Time per metre for a mode, in both directions of a line. */
export function paceOf(road: RoadTags, mode: TravelMode): Pace {
  const access = road[mode];
  if (access === undefined) return { along: Number.POSITIVE_INFINITY, against: Number.POSITIVE_INFINITY };
  const factor = access === 'doubtful' ? doubtfulFactor : 1;
  const oneway = mode === 'foot' ? road.footOneway : road.oneway;
  const pace = (isForward: boolean) =>
    factor / (mode === 'foot' ? walkingSpeed * footShare(road, isForward) : drivenMetresPerSecond(road));
  return {
    along: oneway === -1 ? Number.POSITIVE_INFINITY : pace(true),
    against: oneway === 1 ? Number.POSITIVE_INFINITY : pace(false),
  };
}
