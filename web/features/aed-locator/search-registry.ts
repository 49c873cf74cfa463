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

const isAlternative = ({ hours, access }: RegisteredAed) => isAlwaysOpen(hours) && !isRestricted(access);

const nearer = (a: UsableAed, b: UsableAed) => a.distanceKm - b.distanceKm;

interface RegistrySearch {
  readonly position: LongitudeLatitude;
  readonly now: Date;
  readonly tree: CellTree;
  readonly readCell: RegistryClient['cell'];
}

/** The AEDs nearest to a position, usable on arrival first. Cells that cannot be read are told, not thrown. */
export async function searchRegistry({ position, now, tree, readCell }: RegistrySearch): Promise<RegistryFinding> {
  const around = {
    position,
    tree,
    fetchCell: async (tile: Parameters<typeof readCell>[0]) => (await readCell(tile)).aeds,
  };
  const nearest = await findNearest({ ...around, k: searchCount, withinKm: searchRadiusKm });
  const ranked = rankUsableFirst(nearest.found, now);
  const hasClosed = ranked.some(({ availability }) => availability.state === 'closed');
  const [known] = ranked.filter(({ aed }) => isAlternative(aed)).sort(nearer);
  const farther =
    hasClosed && known === undefined
      ? await findNearest({ ...around, k: 1, withinKm: alternativeRadiusKm, accept: isAlternative })
      : null;
  const [alwaysOpen] = known === undefined ? rankUsableFirst(farther?.found ?? [], now) : [known];
  return { ranked, alwaysOpen: alwaysOpen ?? null, hasGaps: nearest.unreadable.length > 0, now };
}
