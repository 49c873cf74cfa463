import { distanceKm } from '../geography/distance.ts';
import type { Hub, HubKind } from './hub.ts';

/** What the land of a hub is, where it is shared with few others. */
export type HubSetting = 'island' | 'small-state';

/** Why a place was chosen as being like another. */
export type Likeness = 'nearest' | 'setting' | 'score' | 'kind' | 'next-nearest';

export interface SimilarHub {
  readonly hub: Hub;
  readonly likeness: Likeness;
  /** Between the two markers on the map, along the great circle. */
  readonly distanceKm: number;
  /** The setting the two places share, or null. */
  readonly sharedSetting: HubSetting | null;
  /** The kind of place, where the two are of one kind, or null. */
  readonly sharedKind: HubKind | null;
}

/** Two indices this far apart, in thousandths, still count as near: two points of a percentage. */
const nearSliThousandths = 20;

const fewest = 3;

type Candidate = Omit<SimilarHub, 'likeness'>;

/**
 * Three or four places like `hub`, each for its own reason and none twice: the nearest; the nearest with the same setting; the
 * nearest of the same kind whose index lies within two points; the nearest other of the same kind. Indices are compared inside a kind
 * only, for across kinds their order means little. Where fewer than three are found, the next nearest fill the list.
 * Hubs without a page are never chosen; equally near ones keep the order of `hubs`.
 */
export function findSimilarHubs(
  hub: Hub,
  hubs: readonly Hub[],
  settings: Readonly<Record<string, readonly HubSetting[]>>,
): readonly SimilarHub[] {
  const ownSettings = settings[hub.id] ?? [];
  const remaining: Candidate[] = hubs
    .filter((other) => other.id !== hub.id && other.path !== null)
    .map((other) => ({
      hub: other,
      distanceKm: distanceKm(hub.coords, other.coords),
      sharedSetting: ownSettings.find((one) => settings[other.id]?.includes(one)) ?? null,
      sharedKind: other.kind === hub.kind ? hub.kind : null,
    }))
    .sort((a, b) => a.distanceKm - b.distanceKm);
  const isNearInScore = (one: Candidate) => Math.round(Math.abs(one.hub.sli - hub.sli) * 1000) <= nearSliThousandths;

  const chosen: SimilarHub[] = [];
  const choose = (likeness: Likeness, isLike: (one: Candidate) => boolean) => {
    const at = remaining.findIndex(isLike);
    const [found] = at < 0 ? [] : remaining.splice(at, 1);
    if (found !== undefined) chosen.push({ ...found, likeness });
    return found !== undefined;
  };
  choose('nearest', () => true);
  choose('setting', ({ sharedSetting }) => sharedSetting !== null);
  choose('score', (one) => one.sharedKind !== null && isNearInScore(one));
  choose('kind', ({ sharedKind }) => sharedKind !== null);
  while (chosen.length < fewest && choose('next-nearest', () => true));
  return chosen;
}
