import type { RoadTags } from './street-cell.ts';

export type TravelMode = 'foot' | 'car';
export const travelModes: readonly TravelMode[] = ['foot', 'car'];

/** Seconds per metre in both directions of a line; Infinity if access is forbidden. */
export interface Pace {
  readonly along: number;
  readonly against: number;
}

/**
 * Walking speed on level ground in metres per second. It is the median speed of dispatched lay responders in dense
 * areas, where people mostly walk (PubMed 32259606).
 */
export const walkingMetresPerSecond = 1.8;

/**
 * Ratios of the speed on stairs, measured along the slope, to the walking speed. People climb at 0.51 and descend at
 * 0.67 metres per second, measured horizontally, and walk at 1.35 on the level (J. J. Fruin, Pedestrian Planning and
 * Design, 1971). The same ratios are assumed for hurried walking.
 */
const stairs = { up: 0.4, down: 0.5 } as const;

/**
 * Ratios of the speed on other surfaces to that on a paved road. Our own estimates, between 1 and the 0.6 that W.
 * Tobler gives for walking off paths (Three Presentations, 1993).
 */
const groundShare = { unpaved: 0.9, rough: 0.6 } as const;

/** Ratios of the speed on mountain paths to the walking speed, by the SAC scale from 1 to 6. Our own estimates. */
const trailShare = [1, 0.9, 0.75, 0.6, 0.45, 0.35, 0.3] as const;

/** Ratio of the speed in a ford to the walking speed, because its stepping stones are slow to cross. */
const fordShare = 0.5;

/**
 * Factor for the time on a way that is private, or open only at certain times or by permission. A detour on ways that
 * are certainly open is preferred if it is at most a quarter longer. Our own estimate.
 */
const doubtfulFactor = 1.25;

/**
 * Delay in seconds at a gate that is open only at certain times. With it, a faster way around is preferred. Our own
 * estimate.
 */
export const doubtfulGateSeconds = 30;

/**
 * W. Tobler's hiking function (1993): the ratio of the speed on a slope to the speed on level ground. The gradient is
 * in percent, positive uphill.
 */
function slopeShare(percent: number): number {
  const slope = Math.max(-60, Math.min(60, percent)) / 100;
  // In Tobler's function, walkers are fastest at 5 percent downhill. Here, no slope is faster than level ground.
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
 * Driving speeds in km/h by class of road, including stops at junctions. They are rounded from OSRM's car profile of
 * 2023. For streets lined by houses, the speed is the urban limit of 30.
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

/** Share of the signed speed limit at which cars actually drive. OSRM's profile uses four fifths too. */
const shareOfLimit = 0.8;

function drivenMetresPerSecond({ class: kind, speed }: RoadTags): number {
  const usual = drivenSpeed[kind] ?? otherDrivenSpeed;
  return Math.max(5, speed === undefined ? usual : Math.min(Math.max(usual, 30), speed * shareOfLimit)) / 3.6;
}

/** Returns the seconds per metre for a mode of travel, in both directions of a line. */
export function paceOf(road: RoadTags, mode: TravelMode): Pace {
  const access = road[mode];
  if (access === undefined) return { along: Number.POSITIVE_INFINITY, against: Number.POSITIVE_INFINITY };
  const factor = access === 'doubtful' ? doubtfulFactor : 1;
  const oneway = mode === 'foot' ? road.footOneway : road.oneway;
  const pace = (isForward: boolean) =>
    factor / (mode === 'foot' ? walkingMetresPerSecond * footShare(road, isForward) : drivenMetresPerSecond(road));
  return {
    along: oneway === -1 ? Number.POSITIVE_INFINITY : pace(true),
    against: oneway === 1 ? Number.POSITIVE_INFINITY : pace(false),
  };
}
