import { type AssessedAed, assessOnArrival, isLowerBound } from './assessed-aed.ts';
import { type RankingReason, rankingReasonsOf } from './ranking-reason.ts';
import { computeMinutesIfAvailable, RetrievalPlan } from './retrieval-plan.ts';
import type { AedSearchResult } from './street-travel-times.ts';
import { estimateTravelMinutes } from './travel-time.ts';

/** An evaluated AED with the values that decide its rank. */
export interface RankedAed extends AssessedAed {
  /**
   * Expected minutes until the patient has an AED if a helper goes to this one first. They allow for a locked door,
   * from which the helper goes on to other AEDs, and for the ambulance, which brings one too.
   */
  readonly expectedMinutes: number;
  readonly reason: RankingReason;
}

/** A plan for two helpers who set off together. One goes to the first AED in the list, and one to another AED. */
export interface TwoHelperPlan {
  /** Rank in the list, counted from 1, of the second helper's AED. */
  readonly secondNumber: number;
  /** Minutes that the second helper saves if the first AED is not available. */
  readonly minutesSooner: number;
}

/** AEDs in the order in which to try them. */
export interface RankedAeds {
  /** AEDs that can be fetched on foot within an hour, there and back. */
  readonly inReach: readonly RankedAed[];
  /** AEDs that are too far away to be fetched on foot. */
  readonly beyond: readonly RankedAed[];
  /** The plan for two helpers; null if a second helper would save too little time. */
  readonly pair: TwoHelperPlan | null;
}

/** A longer round trip on foot is useless, because the ambulance will have brought an AED by then. */
export const maxRoundTripMinutes = 60;

/** Straight-line distance in km up to which an AED can be fetched on foot in `maxRoundTripMinutes`. */
export const maxRetrievalKm = maxRoundTripMinutes / 2 / estimateTravelMinutes(1, 'foot');

function isInReach(entry: Pick<AssessedAed, 'footMinutes' | 'byStreet'>): boolean {
  const roundTrip = 2 * entry.footMinutes;
  return isLowerBound(entry) ? roundTrip < maxRoundTripMinutes : roundTrip <= maxRoundTripMinutes;
}

/**
 * An AED within `nearMinutes` on foot that may be open ranks no worse than a certainly available one at `farMinutes`.
 * Finding a door three minutes away locked costs less than passing by an open one.
 */
const nearMinutes = 3;
const farMinutes = 10;

/**
 * Returns the expected minutes by which an AED is ranked. The value for a near AED is at most that for an available AED
 * at `farMinutes`, unless the near one is probably closed or may not be at its listed location.
 */
function countedMinutes({ aed, footMinutes, expectedMinutes, isLikelyClosed, isMoving }: EstimatedAed): number {
  const isNear = footMinutes <= nearMinutes && aed.doubts?.place === undefined && !isLikelyClosed && !isMoving;
  return isNear ? Math.min(expectedMinutes, computeMinutesIfAvailable(farMinutes)) : expectedMinutes;
}

/**
 * Minutes on foot, one way. Within `sureWithinMinutes`, a certainly open AED ranks before every probably closed one.
 * Within `fixedWithinMinutes`, a wall-mounted AED ranks before every one in a vehicle.
 */
const [sureWithinMinutes, fixedWithinMinutes] = [15, 10];

/**
 * Sorts AEDs by expected minutes, with two exceptions. A probably closed AED comes after every certainly open one
 * within a quarter of an hour. An AED in a vehicle comes after every wall-mounted one within ten minutes that is not
 * probably closed.
 */
function sortForFetching(entries: readonly EstimatedAed[]): EstimatedAed[] {
  const most = (minutes: readonly number[]) => Math.max(0, ...minutes);
  const sure = entries.filter(
    ({ usability, footMinutes }) => usability === 'likely' && footMinutes <= sureWithinMinutes,
  );
  const afterSure = most(sure.map(countedMinutes));
  const likelyOf = (entry: EstimatedAed) =>
    entry.isLikelyClosed ? Math.max(countedMinutes(entry), afterSure) : countedMinutes(entry);
  const fixed = entries.filter(
    (entry) => !entry.isMoving && !entry.isLikelyClosed && entry.footMinutes <= fixedWithinMinutes,
  );
  const afterFixed = most(fixed.map(likelyOf));
  const rankOf = (entry: EstimatedAed) => (entry.isMoving ? Math.max(likelyOf(entry), afterFixed) : likelyOf(entry));
  const tierOf = (entry: EstimatedAed) => Number(entry.isLikelyClosed) + Number(entry.isMoving);
  return [...entries].sort((a, b) => rankOf(a) - rankOf(b) || tierOf(a) - tierOf(b) || byDistance(a, b));
}

/**
 * Minutes that a second helper must save on average. A smaller saving does not justify another instruction to people in
 * a hurry.
 */
const minMinutesSaved = 1;

interface EstimatedAed extends AssessedAed {
  readonly expectedMinutes: number;
}

const isClosed = ({ availability }: AssessedAed) => availability.state === 'closed';

/**
 * Ranks AEDs by the expected time until one is beside the patient: there and back on foot, including the risk of a
 * locked door. AEDs that cannot be fetched within an hour come last, nearest first. Within both groups, AEDs that are
 * closed on arrival come last, nearest first. No AED is left out.
 */
export function rankByArrival(found: readonly AedSearchResult[], now: Date): RankedAeds {
  const judged = found.map((entry) => assessOnArrival(entry, now));
  const usable = judged.filter((entry) => !isClosed(entry));
  const plan = new RetrievalPlan(usable);
  const estimated = sortForFetching(
    usable.map((entry, index) => ({ ...entry, expectedMinutes: plan.expectedMinutes(index) })),
  );
  const closed = judged
    .filter(isClosed)
    .sort(byDistance)
    .map((entry) => ({ ...entry, expectedMinutes: Number.POSITIVE_INFINITY }));
  const isBeyond = (entry: AssessedAed) => !isInReach(entry);
  const ranked = withReasons([
    ...[...estimated, ...closed].filter(isInReach),
    ...estimated.filter(isBeyond).sort(byDistance),
    ...closed.filter(isBeyond),
  ]);
  const inReach = ranked.filter(isInReach);
  const indexOf = (entry: AssessedAed) => usable.findIndex(({ aed }) => aed === entry.aed);
  return {
    inReach,
    beyond: ranked.filter(isBeyond),
    pair: planForTwoHelpers(
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

/** Returns the best AED for a second helper; null if a second helper would save too little time. */
function planForTwoHelpers(
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
  if ((1 - first.chance) * second.chance * minutesSooner < minMinutesSaved) return null;
  return { secondNumber: best + 2, minutesSooner };
}
