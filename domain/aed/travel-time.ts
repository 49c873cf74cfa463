import { walkingMetresPerSecond } from '../streets/street-speeds.ts';
import type { DispatchMethod } from './aed.ts';
import type { StreetTravelTimes } from './street-travel-times.ts';

/** Parameters for estimating a travel time: waiting time + distance × detour ÷ speed. */
interface TravelModel {
  readonly speedMetresPerSecond: number;
  /** Ratio of the route's length to the straight-line distance. */
  readonly detour: number;
  readonly waitingSeconds: number;
  /** Source of the figures, shown on a page. */
  readonly source: string;
}

/**
 * Ratio of street distance to straight-line distance. The median of three cities: 1.6 in Copenhagen, 1.4 in Toronto
 * ("Implications for cardiac arrest coverage using straight-line versus route distance"), and 623 m for 406 m in
 * London.
 */
const streetDetour = 1.5;

/**
 * Models for estimating travel times. Estimates do not include the time to find the cabinet, and pages show them with
 * "about".
 */
export const travelModels: Readonly<Record<DispatchMethod, TravelModel>> = {
  foot: {
    // The source's median over all means of transport is 2.3 m/s. This speed is the source's figure for dense areas
    // (1.8 m/s), where people mostly walk.
    speedMetresPerSecond: walkingMetresPerSecond,
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
  // Measured in trials: take-off 2 min 18 s after the call, then 1.17 km in 2 min 19 s including the climb.
  // Manufacturers claim faster flights.
  drone: {
    speedMetresPerSecond: 1170 / 139,
    detour: 1,
    waitingSeconds: 138,
    source: 'medians of call to take-off and of flight in trials in the United Kingdom, University of Warwick, 2025',
  },
};

/** The fastest drone that any manufacturer claims. Shown beside the estimate from measured flights. */
export const fastestDrone: TravelModel = {
  speedMetresPerSecond: 23,
  detour: 1,
  waitingSeconds: 15,
  source: "a maker's figures (Everdrone)",
};

function minutesBy({ speedMetresPerSecond, detour, waitingSeconds }: TravelModel, straightLineKm: number): number {
  return (waitingSeconds + (straightLineKm * 1000 * detour) / speedMetresPerSecond) / 60;
}

/** Estimates the minutes for a straight-line distance in km, one way. */
export function estimateTravelMinutes(straightLineKm: number, method: DispatchMethod): number {
  return minutesBy(travelModels[method], straightLineKm);
}

interface Reached {
  readonly distanceKm: number;
  readonly byStreet: StreetTravelTimes | null;
}

/**
 * Returns the minutes by car, one way. If no route by car was found, they are estimated from the straight line, or from
 * the walk along the streets if that is longer: where a motorway or a river makes people walk around, cars must too.
 */
export function estimateCarMinutes({ distanceKm, byStreet }: Reached): number {
  if (byStreet === null) return estimateTravelMinutes(distanceKm, 'car');
  const { footMinutes, footKm, carMinutes } = byStreet;
  const walkedKm = footKm ?? (footMinutes * 60 * walkingMetresPerSecond) / 1000;
  return carMinutes ?? estimateTravelMinutes(Math.max(distanceKm, walkedKm / streetDetour), 'car');
}

/** Returns the minutes there and back by car. The time to set off counts only once. */
export const estimateCarRoundTripMinutes = (reached: Reached): number =>
  2 * estimateCarMinutes(reached) - travelModels.car.waitingSeconds / 60;

/**
 * Rounds minutes to a tenth for display and for the log. The result is never 0, because every route takes some time.
 */
export function roundMinutes(minutes: number): number {
  return Math.max(0.1, Number(minutes.toFixed(1)));
}

/** Returns the flight time in minutes of the fastest drone that any manufacturer claims. */
export function estimateFastestDroneMinutes(straightLineKm: number): number {
  return minutesBy(fastestDrone, straightLineKm);
}
