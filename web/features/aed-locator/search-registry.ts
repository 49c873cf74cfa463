import type { RegisteredAed } from '../../../domain/aed-registry.ts';
import type { LongitudeLatitude } from '../../../domain/hub.ts';
import { type CellTree, findNearest } from '../../../domain/nearest-cells.ts';
import { isAlwaysOpen } from '../../../domain/opening-week.ts';
import { isRestricted, rankUsableFirst, type UsableAed } from '../../../domain/usable-first.ts';
import type { RegistryFinding } from './aed-source.ts';
import type { RegistryClient } from './registry-client.ts';

/** Nobody fetches an AED from farther away. */
const searchRadiusKm = 50;

/** Enough to find open ones among closed ones; the list shows ten of them at first. */
const searchCount = 50;

/** How far an AED that is open at all hours is looked for, where the near ones are closed. */
const alternativeRadiusKm = 5;

/** What has not come by then is left out, and the visitor told so: a list with a gap beats none. */
const searchPatienceMs = 20_000;

const isAlternative = ({ hours, access }: RegisteredAed) => isAlwaysOpen(hours) && !isRestricted(access);

const nearer = (a: UsableAed, b: UsableAed) => a.distanceKm - b.distanceKm;

interface RegistrySearch {
  readonly position: LongitudeLatitude;
  readonly now: Date;
  readonly tree: CellTree;
  readonly readCell: RegistryClient['cell'];
}

/** The AEDs nearest to a position, usable on arrival first. Cells that cannot be read in time are told, not thrown. */
export async function searchRegistry(search: RegistrySearch): Promise<RegistryFinding> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new Error('The search got no answer in time; search again.')),
    searchPatienceMs,
  );
  try {
    return await searchUntil(late.signal, search);
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects with the signal's reason once it is aborted; nothing is begun after that. */
function unlessAborted<Result>(signal: AbortSignal, begin: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    begin().then(resolve, reject);
  });
}

async function searchUntil(
  late: AbortSignal,
  { position, now, tree, readCell }: RegistrySearch,
): Promise<RegistryFinding> {
  const around = {
    position,
    tree,
    fetchCell: async (tile: Parameters<typeof readCell>[0]) => (await unlessAborted(late, () => readCell(tile))).aeds,
  };
  const nearest = await findNearest({ ...around, k: searchCount, withinKm: searchRadiusKm });
  const ranked = rankUsableFirst(nearest.found, now);
  const hasClosed = ranked.some(({ availability }) => availability.state === 'closed');
  const [known] = ranked
    .filter((entry) => entry.distanceKm <= alternativeRadiusKm && isAlternative(entry.aed))
    .sort(nearer);
  const farther =
    hasClosed && known === undefined
      ? await findNearest({ ...around, k: 1, withinKm: alternativeRadiusKm, accept: isAlternative })
      : null;
  const [alwaysOpen] = known === undefined ? rankUsableFirst(farther?.found ?? [], now) : [known];
  const hasGaps = nearest.unreadable.length > 0 || (farther !== null && farther.unreadable.length > 0);
  return { ranked, alwaysOpen: alwaysOpen ?? null, hasGaps, now };
}
