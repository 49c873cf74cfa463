import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { assessOnArrival, isLowerBound, isRestricted } from '../../../../domain/aed/assessed-aed.ts';
import { computeExtendedSearchRadiusKm } from '../../../../domain/aed/extended-search-radius.ts';
import { maxRetrievalKm, rankByArrival } from '../../../../domain/aed/rank-by-arrival.ts';
import type { AedSearchResult } from '../../../../domain/aed/street-travel-times.ts';
import { isAlwaysOpen } from '../../../../domain/aed/weekly-opening-hours.ts';
import { addMissingAeds } from '../../../../domain/corrections/missing-aed.ts';
import type { ItemWithDistance, LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { CellTree } from '../../../../domain/registry/cell-tree.ts';
import { findNearest } from '../../../../domain/registry/find-nearest.ts';
import { withAbortTimeout } from '../../../platform/with-timeout.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { RegistrySearchResult, ResultTravelTimes, SearchMatches } from './aed-source.ts';
import { type ClockState, withUnknownTimeZone } from './clock-check.ts';
import { maxSearchResults, searchRadiusKm } from './search-limits.ts';

type Judged = Pick<RegistrySearchResult, 'found' | 'list' | 'alwaysOpen' | 'now'>;

/** Adds AEDs that are farther away in a straight line but may be nearer along the streets. */
export const withFartherAeds = (
  { listed, alternative }: SearchMatches,
  streets?: ResultTravelTimes,
): SearchMatches => ({
  listed: [...listed, ...(streets?.farther ?? [])],
  alternative,
});

/**
 * Ranks the AEDs in the order in which a helper who sets off at `now` should try them. Uses travel times along the
 * streets where they are known.
 */
export function rankSearchMatches(
  found: SearchMatches,
  now: Date,
  streets?: ResultTravelTimes,
  clock?: ClockState,
): Judged {
  const along = (entry: AedSearchResult): AedSearchResult => ({ ...entry, byStreet: streets?.byId.get(entry.item.id) });
  const inWay = found.listed.map(along);
  const listed = clock?.kind === 'doubted' ? inWay.map(withUnknownTimeZone) : inWay;
  const list = rankByArrival(listed, now);
  const ranked = [...list.inReach, ...list.beyond];
  const hasClosed = ranked.some(({ availability }) => availability.state === 'closed');
  if (!hasClosed) return { found, list, alwaysOpen: null, now };
  // The search found the nearest alternative in a straight line. Along the streets, another one may be nearer.
  const nearest = found.alternative === null ? [] : [assessOnArrival(along(found.alternative), now)];
  const [alwaysOpen = null] = [...ranked, ...nearest]
    .filter((entry) => isAlternative({ item: entry.aed, distanceKm: entry.distanceKm }) && !isLowerBound(entry))
    .sort((a, b) => a.footMinutes - b.footMinutes);
  return { found, list, alwaysOpen, now };
}

/**
 * The search continues until it has found at least this many AEDs within reach that are not closed, and this many that
 * are certainly open. The nearest fifty alone are not enough, because all of them may be closed.
 */
const minimumCounts = { notClosed: 20, sure: 5 } as const;

/** If any result is closed, the search also looks for an AED that is open 24/7 within this radius. */
const alternativeRadiusKm = 5;

/** Maximum number of farther AEDs to search for if it takes long to walk to the nearest ones. */
const maxFartherAeds = 200;

interface FartherSearch extends Pick<RegistrySearch, 'position' | 'tree' | 'readCell'> {
  readonly result: Pick<RegistrySearchResult, 'found' | 'list'>;
}

/**
 * Finds AEDs that are farther away than the results in a straight line, but may be reached sooner along the streets
 * than the first result. Cells that cannot be read are skipped.
 */
export async function searchFartherAeds({ result, position, tree, readCell }: FartherSearch) {
  const nearest = [...result.found.listed].sort((a, b) => a.distanceKm - b.distanceKm);
  const withinKm = computeExtendedSearchRadiusKm(result.list, nearest, maxSearchResults);
  if (withinKm === null) return [];
  const known = new Set(nearest.map(({ item }) => item.id));
  const fetchCell = async (tile: Parameters<typeof readCell>[0]) => (await readCell(tile)).aeds;
  const { found } = await findNearest({ position, tree, fetchCell, k: maxFartherAeds, withinKm });
  return found.filter(({ item }) => !known.has(item.id));
}

/**
 * Time limit of a search. Cells that have not been read by then are ignored, and a warning says so, because an
 * incomplete list is better than none.
 */
const searchTimeoutMs = 20_000;

const isAlternative = ({ item: { hours, access }, distanceKm }: ItemWithDistance<RegisteredAed>) =>
  distanceKm <= alternativeRadiusKm && isAlwaysOpen(hours) && !isRestricted(access);

interface RegistrySearch {
  readonly position: LongitudeLatitude;
  readonly now: Date;
  readonly tree: CellTree;
  readonly readCell: RegistryClient['cell'];
  /** Reads AEDs that are missing from the sources and were confirmed by reports. Undefined if there are no reports. */
  readonly readMissing?: RegistryClient['missingAround'];
}

type FoundInRegistry = Pick<RegistrySearchResult, 'found' | 'hasGaps' | 'hasDamage'>;

/**
 * Finds the AEDs nearest to a position. If cells cannot be read in time, the call still resolves, and the result says
 * that it is incomplete.
 */
export async function searchRegistry(search: RegistrySearch): Promise<FoundInRegistry> {
  const late = new Error('The search had no answer in time. Search again.');
  return withAbortTimeout(new AbortController(), searchTimeoutMs, late, (signal) => searchUntil(signal, search));
}

/**
 * Settles like the promise that `begin` returns, but rejects as soon as `signal` is aborted. Does not call `begin` if
 * `signal` is already aborted.
 */
function unlessAborted<Result>(signal: AbortSignal, begin: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    begin().then(resolve, reject);
  });
}

async function searchUntil(
  late: AbortSignal,
  { position, now, tree, readCell, readMissing = async () => [] }: RegistrySearch,
): Promise<FoundInRegistry> {
  const around = {
    position,
    tree,
    fetchCell: async (tile: Parameters<typeof readCell>[0]) => (await unlessAborted(late, () => readCell(tile))).aeds,
  };
  const missingComing = readMissing(position);
  const nearest = await findNearest({ ...around, k: maxSearchResults, withinKm: searchRadiusKm });
  const searches = [nearest];
  /** Searches farther away if fewer than `count` of the nearest AEDs satisfy `accept`. */
  async function lookFarther(
    count: number,
    withinKm: number,
    accept: (entry: ItemWithDistance<RegisteredAed>) => boolean,
  ) {
    if (nearest.found.length < maxSearchResults || nearest.found.filter(accept).length >= count) return;
    const fits = (item: RegisteredAed, distanceKm: number) => accept({ item, distanceKm });
    searches.push(await findNearest({ ...around, k: count, withinKm, accept: fits }));
  }
  const judge = (entry: ItemWithDistance<RegisteredAed>) => assessOnArrival(entry, now);
  await lookFarther(minimumCounts.notClosed, maxRetrievalKm, (entry) => judge(entry).usability !== 'unlikely');
  await lookFarther(minimumCounts.sure, maxRetrievalKm, (entry) => judge(entry).usability === 'likely');
  const listed = searches.flatMap((search) => search.found);
  const all = addMissingAeds(listed, await missingComing, position, searchRadiusKm);
  const hasClosed = all.some((entry) => judge(entry).availability.state === 'closed');
  if (hasClosed) await lookFarther(1, alternativeRadiusKm, isAlternative);
  const [alternative = null] = searches
    .flatMap((search) => search.found)
    .filter(isAlternative)
    .sort((a, b) => a.distanceKm - b.distanceKm);
  const unreadable = searches.flatMap((search) => search.unreadable);
  return {
    found: { listed: all, alternative },
    hasGaps: unreadable.length > 0,
    hasDamage: unreadable.some(({ cause }) => cause instanceof Error && cause.name === 'DamagedCellError'),
  };
}
