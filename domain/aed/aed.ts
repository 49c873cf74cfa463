export type DispatchMethod = 'foot' | 'car' | 'drone';

/** Simulated duration of a search in milliseconds, while the site has only sample AEDs and queries no server. */
export const simulatedSearchMs = 1500;

export interface Aed {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Distance from the visitor, in kilometres. */
  readonly distance: number;
  readonly available247: boolean;
  /** When the AED was last checked, as text: "2 hours ago". Null if the source does not say. */
  readonly lastChecked: string | null;
  /** Minutes until arrival on foot. */
  readonly timeByFoot: number;
  readonly timeByCar: number;
  readonly timeByDrone: number;
}

/** Returns the minutes until arrival at an AED by the given method. */
export function getTravelMinutes(aed: Aed, method: DispatchMethod): number {
  return { foot: aed.timeByFoot, car: aed.timeByCar, drone: aed.timeByDrone }[method];
}
