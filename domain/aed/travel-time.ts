import { walkingSpeed } from '../streets/street-speeds.ts';
import type { DispatchMethod } from './aed.ts';

/** Model of one way of fetching an AED: minutes = waiting + distance × detour ÷ speed. */
interface TravelModel {
  readonly speedMetresPerSecond: number;
  /** Ratio of the route's length to the straight line. */
  readonly detour: number;
  readonly waitingSeconds: number;
  /** Source of the figures, as shown on a page. */
  readonly source: string;
}

/**
 * Ratio of street distance to straight line: 1.6 in Copenhagen, 1.4 in Toronto ("Implications for cardiac arrest
 * coverage using straight-line versus route distance"), 623 m over 406 m in London. Their median.
 */
const streetDetour = 1.5;

/** Every estimate is shown as "about" and excludes finding the cabinet. */
export const travelModels: Readonly<Record<DispatchMethod, TravelModel>> = {
  foot: {
    // The median of all modes is 2.3; in dense areas, where people mostly walk, 1.8.
    speedMetresPerSecond: walkingSpeed,
    detour: streetDetour,
    waitingSeconds: 0,
    source:
      'speed of dispatched lay responders in dense areas (PubMed 32259606); street over straight line in Copenhagen, Toronto and London',
  },
  car: {
    speedMetresPerSecond: 8.3,
    detour: streetDetour,
    waitingSeconds: 60,
    source: 'our own assumption: 30 km/h in town and a minute to set off; streets as on foot',
  },
  // Take-off 2:18 after the call, then 1.17 km in 2:19 including the climb: measured values, not those stated by the
  // fastest manufacturer.
  drone: {
    speedMetresPerSecond: 1170 / 139,
    detour: 1,
    waitingSeconds: 138,
    source: 'medians of call to take-off and of flight in trials in the United Kingdom, University of Warwick, 2025',
  },
};

/** The fastest drone stated by any manufacturer: shown next to the measured estimate. */
export const fastestDrone: TravelModel = {
  speedMetresPerSecond: 23,
  detour: 1,
  waitingSeconds: 15,
  source: "a maker's figures (Everdrone)",
};

function minutesBy({ speedMetresPerSecond, detour, waitingSeconds }: TravelModel, straightLineKm: number): number {
  return (waitingSeconds + (straightLineKm * 1000 * detour) / speedMetresPerSecond) / 60;
}

/** Estimated minutes until arrival, one way, over a straight-line distance in kilometres. */
export function estimateTravelMinutes(straightLineKm: number, method: DispatchMethod): number {
  return minutesBy(travelModels[method], straightLineKm);
}

/** Estimated minutes for the round trip: the waiting time counts once, the travel time twice. */
export function estimateRoundTripMinutes(straightLineKm: number, method: 'foot' | 'car'): number {
  const model = travelModels[method];
  return minutesBy({ ...model, detour: 2 * model.detour }, straightLineKm);
}

/** Rounds minutes for display and the log: to a tenth, and never to 0, because every route takes some time. */
export function roundMinutes(minutes: number): number {
  return Math.max(0.1, Number(minutes.toFixed(1)));
}

/** Flight time in minutes of the fastest drone that a manufacturer states. */
export function fastestDroneMinutes(straightLineKm: number): number {
  return minutesBy(fastestDrone, straightLineKm);
}
