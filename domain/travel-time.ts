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

/** Every estimate is shown as "about": one way, without finding the cabinet or coming back. */
const travelModels: Readonly<Record<DispatchMethod, TravelModel>> = {
  foot: {
    // The median of all modes is 2.3; in dense areas, where people mostly go on foot, 1.8.
    speedMetresPerSecond: 1.8,
    detour: streetDetour,
    waitingSeconds: 0,
    source:
      'Speed of dispatched lay responders in dense areas, PubMed 32259606; street detour of Copenhagen, Toronto, London',
  },
  car: {
    speedMetresPerSecond: 8.3,
    detour: streetDetour,
    waitingSeconds: 60,
    source: 'Our own assumption: 30 km/h in town and a minute to set off; street detour as on foot',
  },
  drone: {
    speedMetresPerSecond: 23,
    detour: 1,
    waitingSeconds: 15,
    source: "A maker's figures (Everdrone): 15 s to launch, 23 m/s in a straight line; a simulation, no drone is sent",
  },
};

/** About how many minutes until arrival, over a straight-line distance in kilometres. */
export function estimateTravelMinutes(straightLineKm: number, method: DispatchMethod): number {
  const { speedMetresPerSecond, detour, waitingSeconds } = travelModels[method];
  return (waitingSeconds + (straightLineKm * 1000 * detour) / speedMetresPerSecond) / 60;
}

/** The instant of arrival by a method, setting off at `departure`. */
export function arrivalTime(departure: Date, straightLineKm: number, method: DispatchMethod): Date {
  return new Date(departure.getTime() + estimateTravelMinutes(straightLineKm, method) * 60_000);
}
