export type DispatchMethod = 'foot' | 'car' | 'drone';

/** How long the search for AEDs takes, in milliseconds, while the list is a sample and nothing is asked of a server. */
export const aedSearchDurationMs = 1500;

export interface Aed {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Distance from the person asking, in kilometres. */
  readonly distance: number;
  readonly available247: boolean;
  /** When it was last checked, in words: "2 hours ago". Null: nobody has told the register. */
  readonly lastChecked: string | null;
  /** Minutes until arrival. */
  readonly timeByFoot: number;
  readonly timeByCar: number;
  readonly timeByDrone: number;
}

/** The minutes it takes to reach an AED by the given method. */
export function travelMinutes(aed: Aed, method: DispatchMethod): number {
  return { foot: aed.timeByFoot, car: aed.timeByCar, drone: aed.timeByDrone }[method];
}
