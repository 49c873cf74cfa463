import { distanceKm } from '../geography/distance.ts';
import type { AssessedAed } from './assessed-aed.ts';
import { estimateTravelMinutes } from './travel-time.ts';

/**
 * Mean arrival of the ambulance, which brings an AED too, exponentially distributed: in the United States half of first
 * responders arrive within 6.9 minutes (PubMed 40126392), in Poland the law allows a median of 8 in towns and 15
 * elsewhere. Fetching an AED helps only if it arrives earlier; survival falls at a similar rate, about a tenth per
 * minute.
 */
export const meanAmbulanceMinutes = 10;

/** Maximum number of doors tried, including the first: each additional door would multiply the work by fifty. */
const doorsTried = 3;

/**
 * Time lost at a locked door, our own estimate: of the times in PubMed 40126392 (4.05, 6.62 and 8.62 minutes for 200,
 * 400 and 600 m one way) 1.9 minutes do not depend on the distance; half of that.
 */
export const lockedDoorMinutes = 1;

/** The value of an AED that arrives after so many minutes: the probability that no ambulance has arrived. */
const worthAfter = (minutes: number) => Math.exp(-minutes / meanAmbulanceMinutes);

/** Expected minutes for an AED that is certainly available: a lower bound for any plan that starts this far away. */
export const minutesIfAvailable = (footMinutes: number) => meanAmbulanceMinutes * (1 - worthAfter(2 * footMinutes));

/** The AEDs found by a search and the walking times between them: evaluates which one to go to first. */
export class RetrievalPlan {
  readonly #aeds: readonly AssessedAed[];
  readonly #wayMinutes: readonly (readonly number[])[];
  /** The value that remains after the walk from one locked door to the next AED. */
  readonly #wayWorth: readonly (readonly number[])[];
  readonly #backWorth: readonly number[];

  constructor(aeds: readonly AssessedAed[]) {
    this.#aeds = aeds;
    const rows: number[][] = [];
    // Equal in both directions, so half of them are copied: a search ranks fifty AEDs three times.
    for (const [from, { aed }] of aeds.entries())
      rows.push(
        aeds.map(({ aed: other }, to) =>
          to < from
            ? (rows[to]?.[from] as number)
            : estimateTravelMinutes(distanceKm(aed.position, other.position), 'foot'),
        ),
      );
    this.#wayMinutes = rows;
    this.#wayWorth = this.#wayMinutes.map((row) => row.map((minutes) => worthAfter(lockedDoorMinutes + minutes)));
    this.#backWorth = aeds.map(({ footMinutes }) => worthAfter(footMinutes));
  }

  /**
   * Expected minutes until an AED is beside the patient if a helper goes to this one first; the ambulance's counts too.
   */
  expectedMinutes(first: number): number {
    return meanAmbulanceMinutes * (1 - this.#worthOf(first, this.#backWorth[first] ?? 0, [], doorsTried));
  }

  /**
   * Expected minutes until an AED is beside the patient for two helpers who set off together, each to one of them; if
   * neither is available, one of them continues.
   */
  expectedMinutesOfTwo(one: number, other: number): number {
    const [nearer, farther] = this.#minutesTo(one) <= this.#minutesTo(other) ? [one, other] : [other, one];
    const goOn = Math.max(
      ...[nearer, farther].map((at) => (this.#backWorth[at] ?? 0) * this.#next(at, [one, other], doorsTried - 1).worth),
    );
    const byFarther = this.#either(farther, (this.#backWorth[farther] ?? 0) ** 2, goOn);
    return meanAmbulanceMinutes * (1 - this.#either(nearer, (this.#backWorth[nearer] ?? 0) ** 2, byFarther));
  }

  /** Minutes until a helper who finds the first door locked is back with the next best AED; null if there is none. */
  minutesByNextDoor(first: number): number | null {
    const { at } = this.#next(first, [first], doorsTried - 1);
    if (at === null) return null;
    return this.#minutesTo(first) + lockedDoorMinutes + (this.#wayMinutes[first]?.[at] ?? 0) + this.#minutesTo(at);
  }

  #minutesTo(at: number): number {
    return this.#aeds[at]?.footMinutes ?? Number.POSITIVE_INFINITY;
  }

  #either(at: number, worthIfHad: number, worthIfNot: number): number {
    const chance = this.#aeds[at]?.chance ?? 0;
    return chance * worthIfHad + (1 - chance) * worthIfNot;
  }

  /**
   * Expected value of trying a door when `wayWorth` is its value without loss: back to the patient with the AED, or on
   * to the next one without it.
   */
  #worthOf(at: number, wayWorth: number, tried: readonly number[], doors: number): number {
    const goOn = doors > 1 ? this.#next(at, [...tried, at], doors - 1).worth : 0;
    return wayWorth * this.#either(at, this.#backWorth[at] ?? 0, goOn);
  }

  /** The best door to try after those that were locked. */
  #next(from: number, tried: readonly number[], doors: number): { readonly at: number | null; readonly worth: number } {
    let best: { at: number | null; worth: number } = { at: null, worth: 0 };
    for (let at = 0; at < this.#aeds.length; at++) {
      const wayWorth = this.#wayWorth[from]?.[at] ?? 0;
      // A plan through this door is worth at most what it is worth if certainly open.
      if (wayWorth * (this.#backWorth[at] ?? 0) <= best.worth || tried.includes(at)) continue;
      const worth = this.#worthOf(at, wayWorth, tried, doors);
      if (worth > best.worth) best = { at, worth };
    }
    return best;
  }
}
