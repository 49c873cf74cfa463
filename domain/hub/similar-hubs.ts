import { distanceKm } from '../geography/distance.ts';
import type { Hub, HubKind } from './hub.ts';

/** A hub's landscape, if few other hubs share it. */
export type HubLandscape = 'island' | 'small-state';

/** Why a hub was chosen as similar. */
export type SimilarityReason = 'nearest' | 'setting' | 'score' | 'kind' | 'next-nearest';

export interface SimilarHub {
  readonly hub: Hub;
  readonly likeness: SimilarityReason;
  /** Great-circle distance between the two markers. */
  readonly distanceKm: number;
  /** The setting the two places share, or null. */
  readonly sharedSetting: HubLandscape | null;
  /** The kind of place, if the two have the same, or null. */
  readonly sharedKind: HubKind | null;
}

/** Two indices up to this far apart, in thousandths, count as close: two percentage points. */
const nearSliThousandths = 20;

const fewest = 3;

type Candidate = Omit<SimilarHub, 'likeness'>;

/**
 * Three or four hubs similar to `hub`, each for a different reason: the nearest; the nearest with the same setting; the
 * nearest of the same kind with an index within two points; the nearest other one of the same kind. Indices are
 * compared within a kind only, because their order across kinds means little. If fewer than three are found, the next
 * nearest fill the list. Hubs without a page are never chosen; equally near ones keep the order of `hubs`.
 */
export function findSimilarHubs(
  hub: Hub,
  hubs: readonly Hub[],
  settings: Readonly<Record<string, readonly HubLandscape[]>>,
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
  const choose = (likeness: SimilarityReason, isLike: (one: Candidate) => boolean) => {
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
