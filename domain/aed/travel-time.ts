import { footSpeed } from '../streets/street-speeds.ts';
import type { DispatchMethod } from './aed.ts';

/** How one way of fetching an AED is reckoned: minutes = waiting + distance × detour ÷ speed. */
interface TravelModel {
  readonly speedMetresPerSecond: number;
  /** Length of the way over the straight line. */
  readonly detour: number;
  readonly waitingSeconds: number;
  /** Where the figures come from, in words a page can show. */
  readonly source: string;
}

/**
 * Street distance over straight line: 1.6 in Copenhagen, 1.4 in Toronto ("Implications for cardiac arrest coverage using
 * straight-line versus route distance"), 623 m over 406 m in London. Their middle.
 */
const streetDetour = 1.5;

/** Every estimate is shown as "about", without finding the cabinet. */
export const travelModels: Readonly<Record<DispatchMethod, TravelModel>> = {
  foot: {
    // The median of all modes is 2.3; in dense areas, where people mostly go on foot, 1.8.
    speedMetresPerSecond: footSpeed,
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
  // Take-off 2:18 after the call, then 1.17 km in 2:19, climbing included: what was measured, not what the fastest maker states.
  drone: {
    speedMetresPerSecond: 1170 / 139,
    detour: 1,
    waitingSeconds: 138,
    source: 'medians of call to take-off and of flight in trials in the United Kingdom, University of Warwick, 2025',
  },
};

/** The fastest drone anybody states: what the honest estimate is shown against. */
export const fastestDrone: TravelModel = {
  speedMetresPerSecond: 23,
  detour: 1,
  waitingSeconds: 15,
  source: "a maker's figures (Everdrone)",
};

function minutesBy({ speedMetresPerSecond, detour, waitingSeconds }: TravelModel, straightLineKm: number): number {
  return (waitingSeconds + (straightLineKm * 1000 * detour) / speedMetresPerSecond) / 60;
}

/** About how many minutes until arrival, one way, over a straight-line distance in kilometres. */
export function estimateTravelMinutes(straightLineKm: number, method: DispatchMethod): number {
  return minutesBy(travelModels[method], straightLineKm);
}

/** About how many minutes until one is back with the AED: setting off takes its time once, the way twice. */
export function estimateRoundTripMinutes(straightLineKm: number, method: 'foot' | 'car'): number {
  const model = travelModels[method];
  return minutesBy({ ...model, detour: 2 * model.detour }, straightLineKm);
}

/** Minutes as they are told and logged: to the tenth, and never none, for no way takes no time. */
export function roundMinutes(minutes: number): number {
  return Math.max(0.1, Number(minutes.toFixed(1)));
}

/** Minutes of flight by the fastest drone that a maker states. */
export function fastestDroneMinutes(straightLineKm: number): number {
  return minutesBy(fastestDrone, straightLineKm);
}
