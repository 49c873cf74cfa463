import { distanceKm } from '../geography/distance.ts';
import type { AssessedAed } from './assessed-aed.ts';
import { estimateTravelMinutes } from './travel-time.ts';

/**
 * Mean time until the ambulance arrives with its own AED; arrival times are modelled as exponentially distributed. In
 * the United States half of first responders arrive within 6.9 minutes (PubMed 40126392); in Poland the law allows a
 * median of 8 minutes in towns and 15 elsewhere. Fetching an AED helps only before the ambulance arrives. The chance of
 * survival falls at a similar rate, by about a tenth per minute.
 */
export const meanAmbulanceMinutes = 10;

/**
 * Maximum number of AEDs that a helper tries, including the first. In a list of fifty AEDs, one more would multiply the
 * calculation time by fifty.
 */
const maxDoors = 3;

/**
 * Minutes lost at a locked door. Our own estimate: in PubMed 40126392, fetching an AED 200, 400 and 600 m away takes
 * 4.05, 6.62 and 8.62 minutes, of which 1.9 do not depend on the distance. About half of that is lost at a locked door.
 */
export const lockedDoorMinutes = 1;

/** Value of an AED that arrives after a number of minutes: the probability that the ambulance has not arrived yet. */
const worthAfter = (minutes: number) => Math.exp(-minutes / meanAmbulanceMinutes);

/**
 * Expected minutes until the patient has an AED if the first one is certainly available. No plan can be faster if its
 * first AED is as far away.
 */
export const computeMinutesIfAvailable = (footMinutes: number) =>
  meanAmbulanceMinutes * (1 - worthAfter(2 * footMinutes));

/**
 * Calculates which of several AEDs a helper should go to first, from the walking times between them and the probability
 * that each is available.
 */
export class RetrievalPlan {
  readonly #aeds: readonly AssessedAed[];
  readonly #wayMinutes: readonly (readonly number[])[];
  /**
   * For each pair of AEDs, the probability that the ambulance has not arrived during the delay at the first one's
   * locked door and the walk to the second. Factors along a route are multiplied.
   */
  readonly #wayWorth: readonly (readonly number[])[];
  readonly #backWorth: readonly number[];

  constructor(aeds: readonly AssessedAed[]) {
    this.#aeds = aeds;
    const rows: number[][] = [];
    // The matrix is symmetric, so one half is copied from the other. This matters because a search ranks fifty AEDs up
    // to three times.
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
   * Returns the expected minutes until the patient has an AED, which is brought either by a helper who goes to this AED
   * first or by the ambulance.
   */
  expectedMinutes(first: number): number {
    return meanAmbulanceMinutes * (1 - this.#worthOf(first, this.#backWorth[first] ?? 0, [], maxDoors));
  }

  /**
   * Returns the expected minutes until the patient has an AED if two helpers set off together, each to one of the two
   * AEDs. If neither is available, one of the helpers goes on to another AED.
   */
  expectedMinutesOfTwo(one: number, other: number): number {
    const [nearer, farther] = this.#minutesTo(one) <= this.#minutesTo(other) ? [one, other] : [other, one];
    const goOn = Math.max(
      ...[nearer, farther].map((at) => (this.#backWorth[at] ?? 0) * this.#next(at, [one, other], maxDoors - 1).worth),
    );
    const byFarther = this.#either(farther, (this.#backWorth[farther] ?? 0) ** 2, goOn);
    return meanAmbulanceMinutes * (1 - this.#either(nearer, (this.#backWorth[nearer] ?? 0) ** 2, byFarther));
  }

  /**
   * Returns the minutes until a helper who finds the first AED's door locked brings the next best one; null if there is
   * no other.
   */
  minutesByNextDoor(first: number): number | null {
    const { at } = this.#next(first, [first], maxDoors - 1);
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
   * Returns the expected value of going to an AED, where `wayWorth` accounts for the time on the way there. The helper
   * then either returns to the patient with it or goes on to the next one.
   */
  #worthOf(at: number, wayWorth: number, tried: readonly number[], doors: number): number {
    const goOn = doors > 1 ? this.#next(at, [...tried, at], doors - 1).worth : 0;
    return wayWorth * this.#either(at, this.#backWorth[at] ?? 0, goOn);
  }

  /** Returns the best AED to go to next, after the AEDs in `tried` turned out to be unavailable. */
  #next(from: number, tried: readonly number[], doors: number): { readonly at: number | null; readonly worth: number } {
    let best: { at: number | null; worth: number } = { at: null, worth: 0 };
    for (let at = 0; at < this.#aeds.length; at++) {
      const wayWorth = this.#wayWorth[from]?.[at] ?? 0;
      // Skip the AED if it could not beat the best one so far even if it were certainly available.
      if (wayWorth * (this.#backWorth[at] ?? 0) <= best.worth || tried.includes(at)) continue;
      const worth = this.#worthOf(at, wayWorth, tried, doors);
      if (worth > best.worth) best = { at, worth };
    }
    return best;
  }
}
