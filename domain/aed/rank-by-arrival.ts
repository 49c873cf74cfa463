import { type AssessedAed, assessOnArrival } from './assessed-aed.ts';
import { type RankingReason, rankingReasonsOf } from './ranking-reason.ts';
import { minutesIfAvailable, RetrievalPlan } from './retrieval-plan.ts';
import type { AedSearchResult } from './street-travel-times.ts';
import { estimateTravelMinutes } from './travel-time.ts';

/** A found AED with the values that decide its rank. */
export interface RankedAed extends AssessedAed {
  /**
   * Expected minutes until an AED is beside the patient if a helper goes to this one first; includes going on to other
   * AEDs after a locked door, and the ambulance's arrival.
   */
  readonly expectedMinutes: number;
  readonly reason: RankingReason;
}

/** Two helpers who set off together: one to the first of the list, the other to another AED. */
export interface TwoHelperPlan {
  /** Rank of the second helper's AED, from 1. */
  readonly secondNumber: number;
  /** How much sooner an AED arrives if the first one is not available. */
  readonly minutesSooner: number;
}

/** The found AEDs in the order in which to try them. */
export interface RankedAeds {
  /** AEDs that can be fetched on foot, there and back, within an hour. */
  readonly inReach: readonly RankedAed[];
  /** Too far to be useful on foot. */
  readonly beyond: readonly RankedAed[];
  /** Null if a second person saves too little. */
  readonly pair: TwoHelperPlan | null;
}

/** A longer round trip on foot is useless: the ambulance will have brought its own AED. */
export const maxRoundTripMinutes = 60;

/** Maximum straight-line distance within reach. */
export const maxRetrievalKm = maxRoundTripMinutes / 2 / estimateTravelMinutes(1, 'foot');

function isInReach({ footMinutes }: Pick<AssessedAed, 'footMinutes'>): boolean {
  return 2 * footMinutes <= maxRoundTripMinutes;
}

/**
 * A nearby AED that is not known to be closed counts at least as much as a certainly available one at this distance: of
 * two mistakes, a locked door three minutes away is the smaller. Both in minutes on foot, one way.
 */
const near = 3;
const far = 10;

/**
 * An AED with a doubtful location is not known to be near; one that is probably closed or elsewhere gets no bonus for
 * being near.
 */
function countedMinutes({ aed, footMinutes, expectedMinutes, isLikelyClosed, isMoving }: EstimatedAed): number {
  const isNear = footMinutes <= near && aed.doubts?.place === undefined && !isLikelyClosed && !isMoving;
  return isNear ? Math.min(expectedMinutes, minutesIfAvailable(far)) : expectedMinutes;
}

/**
 * Minutes on foot, one way, within which a certainly open AED ranks before a doubtful one, and a wall-mounted one
 * before one in a vehicle.
 */
const [sureWithin, fixedWithin] = [15, 10];

/**
 * Ordered by expected minutes, with two exceptions: an AED that its text makes probably closed comes after every
 * certainly open one within a quarter of an hour, and one on a vehicle comes after every wall-mounted one within ten
 * minutes that is neither closed nor probably closed.
 */
function inOrderOfFetching(entries: readonly EstimatedAed[]): EstimatedAed[] {
  const most = (minutes: readonly number[]) => Math.max(0, ...minutes);
  const sure = entries.filter(({ usability, footMinutes }) => usability === 'likely' && footMinutes <= sureWithin);
  const afterSure = most(sure.map(countedMinutes));
  const likelyOf = (entry: EstimatedAed) =>
    entry.isLikelyClosed ? Math.max(countedMinutes(entry), afterSure) : countedMinutes(entry);
  const fixed = entries.filter((entry) => !entry.isMoving && !entry.isLikelyClosed && entry.footMinutes <= fixedWithin);
  const afterFixed = most(fixed.map(likelyOf));
  const rankOf = (entry: EstimatedAed) => (entry.isMoving ? Math.max(likelyOf(entry), afterFixed) : likelyOf(entry));
  const tierOf = (entry: EstimatedAed) => Number(entry.isLikelyClosed) + Number(entry.isMoving);
  return [...entries].sort((a, b) => rankOf(a) - rankOf(b) || tierOf(a) - tierOf(b) || byDistance(a, b));
}

/** A smaller saving is not worth a sentence to two people in a hurry. */
const leastMinutesSaved = 1;

interface EstimatedAed extends AssessedAed {
  readonly expectedMinutes: number;
}

const isClosed = ({ availability }: AssessedAed) => availability.state === 'closed';

/**
 * Orders found AEDs by the expected time until one is beside the patient: there and back on foot, including the risk of
 * a locked door. Those closed on arrival come after all others within reach, nearest first, and likewise beyond reach.
 * None is left out.
 */
export function rankByArrival(found: readonly AedSearchResult[], now: Date): RankedAeds {
  const judged = found.map((entry) => assessOnArrival(entry, now));
  const usable = judged.filter((entry) => !isClosed(entry));
  const plan = new RetrievalPlan(usable);
  const estimated = inOrderOfFetching(
    usable.map((entry, index) => ({ ...entry, expectedMinutes: plan.expectedMinutes(index) })),
  );
  const closed = judged
    .filter(isClosed)
    .sort(byDistance)
    .map((entry) => ({ ...entry, expectedMinutes: Number.POSITIVE_INFINITY }));
  const inOrder = [...estimated, ...closed];
  const isBeyond = (entry: AssessedAed) => !isInReach(entry);
  const ranked = withReasons([...inOrder.filter(isInReach), ...inOrder.filter(isBeyond)]);
  const inReach = ranked.filter(isInReach);
  const indexOf = (entry: AssessedAed) => usable.findIndex(({ aed }) => aed === entry.aed);
  return {
    inReach,
    beyond: ranked.filter(isBeyond),
    pair: pairOfErrands(
      inReach.filter((entry) => !isClosed(entry)),
      plan,
      indexOf,
    ),
  };
}

function byDistance(a: AssessedAed, b: AssessedAed): number {
  return a.footMinutes - b.footMinutes || a.distanceKm - b.distanceKm || (a.aed.id < b.aed.id ? -1 : 1);
}

function withReasons(entries: readonly EstimatedAed[]): RankedAed[] {
  const reasons = rankingReasonsOf(entries);
  return entries.flatMap((entry, index) => {
    const reason = reasons[index];
    return reason === undefined ? [] : [{ ...entry, reason }];
  });
}

/** Where to send a second person, if that brings an AED much sooner when the first is not available. */
function pairOfErrands(
  usable: readonly RankedAed[],
  plan: RetrievalPlan,
  indexOf: (entry: AssessedAed) => number,
): TwoHelperPlan | null {
  const [first, ...others] = usable;
  if (first === undefined || others.length === 0) return null;
  const firstIndex = indexOf(first);
  const minutes = others.map((other) => plan.expectedMinutesOfTwo(firstIndex, indexOf(other)));
  const best = minutes.indexOf(Math.min(...minutes));
  const second = others[best];
  const alone = plan.minutesByNextDoor(firstIndex);
  if (second === undefined || alone === null) return null;
  const minutesSooner = alone - 2 * second.footMinutes;
  if ((1 - first.chance) * second.chance * minutesSooner < leastMinutesSaved) return null;
  return { secondNumber: best + 2, minutesSooner };
}
