import { distanceKm } from '../geography/distance.ts';
import { estimateTravelMinutes } from './travel-time.ts';
import type { UsableAed } from './usable-aed.ts';

/**
 * The ambulance brings an AED as well, after ten minutes on average and as likely in one minute as in the next: in the United States
 * half of first responders are there by 6.9 minutes (PubMed 40126392), in Poland the law allows a median of 8 in towns and 15
 * outside. Fetching counts only as far as it comes before; that is also about how survival falls, a tenth with each minute.
 */
export const ambulanceMinutes = 10;

/** How many doors are tried at most, the first one included: each further one would multiply the sums by fifty. */
const doorsTried = 3;

/**
 * Lost before a shut door, our own estimate: of the times of PubMed 40126392 (4.05, 6.62 and 8.62 minutes for 200, 400 and 600 m out)
 * 1.9 minutes do not depend on the way; half of that.
 */
export const shutDoorMinutes = 1;

/** What fetching in so many minutes is still worth: the chance that no ambulance has come. */
const worthAfter = (minutes: number) => Math.exp(-minutes / ambulanceMinutes);

/** Expected minutes for an AED that is available for certain: what no plan that starts so far away can better. */
export const minutesIfSure = (footMinutes: number) => ambulanceMinutes * (1 - worthAfter(2 * footMinutes));

/** The AEDs of a search with the ways between them, to reckon what going to one of them first is worth. */
export class FetchPlan {
  readonly #aeds: readonly UsableAed[];
  readonly #wayMinutes: readonly (readonly number[])[];
  /** From one shut door to the next. */
  readonly #wayWorth: readonly (readonly number[])[];
  readonly #backWorth: readonly number[];

  constructor(aeds: readonly UsableAed[]) {
    this.#aeds = aeds;
    this.#wayMinutes = aeds.map(({ aed: from }) =>
      aeds.map(({ aed: to }) => estimateTravelMinutes(distanceKm(from.position, to.position), 'foot')),
    );
    this.#wayWorth = this.#wayMinutes.map((row) => row.map((minutes) => worthAfter(shutDoorMinutes + minutes)));
    this.#backWorth = aeds.map(({ footMinutes }) => worthAfter(footMinutes));
  }

  /** Expected minutes until an AED is beside the patient for one who goes to this one first; the ambulance's counts too. */
  expectedMinutes(first: number): number {
    return ambulanceMinutes * (1 - this.#worthOf(first, this.#backWorth[first] ?? 0, [], doorsTried));
  }

  /** The same for two who set off together, each to one of them; if neither is to be had, one of them continues. */
  expectedMinutesOfTwo(one: number, other: number): number {
    const [nearer, farther] = this.#minutesTo(one) <= this.#minutesTo(other) ? [one, other] : [other, one];
    const goOn = Math.max(
      ...[nearer, farther].map((at) => (this.#backWorth[at] ?? 0) * this.#next(at, [one, other], doorsTried - 1).worth),
    );
    const byFarther = this.#either(farther, (this.#backWorth[farther] ?? 0) ** 2, goOn);
    return ambulanceMinutes * (1 - this.#either(nearer, (this.#backWorth[nearer] ?? 0) ** 2, byFarther));
  }

  /** Minutes until one who finds the first door shut is back with an AED from the next best; null if there is none. */
  minutesByNextDoor(first: number): number | null {
    const { at } = this.#next(first, [first], doorsTried - 1);
    if (at === null) return null;
    return this.#minutesTo(first) + shutDoorMinutes + (this.#wayMinutes[first]?.[at] ?? 0) + this.#minutesTo(at);
  }

  #minutesTo(at: number): number {
    return this.#aeds[at]?.footMinutes ?? Number.POSITIVE_INFINITY;
  }

  #either(at: number, worthIfHad: number, worthIfNot: number): number {
    const chance = this.#aeds[at]?.chance ?? 0;
    return chance * worthIfHad + (1 - chance) * worthIfNot;
  }

  /** What trying a door is worth, standing `wayWorth` before it: with the AED back to the patient, without it on to the next. */
  #worthOf(at: number, wayWorth: number, tried: readonly number[], doors: number): number {
    const goOn = doors > 1 ? this.#next(at, [...tried, at], doors - 1).worth : 0;
    return wayWorth * this.#either(at, this.#backWorth[at] ?? 0, goOn);
  }

  /** The best door to try after those that were shut. */
  #next(from: number, tried: readonly number[], doors: number): { readonly at: number | null; readonly worth: number } {
    let best: { at: number | null; worth: number } = { at: null, worth: 0 };
    for (let at = 0; at < this.#aeds.length; at++) {
      const wayWorth = this.#wayWorth[from]?.[at] ?? 0;
      // No way through this door is worth more than one through it when it is surely open.
      if (wayWorth * (this.#backWorth[at] ?? 0) <= best.worth || tried.includes(at)) continue;
      const worth = this.#worthOf(at, wayWorth, tried, doors);
      if (worth > best.worth) best = { at, worth };
    }
    return best;
  }
}
