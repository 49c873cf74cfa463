import { distanceKm } from '../geography/distance.ts';
import type { Hub, HubKind } from './hub.ts';

/** A kind of landscape that is rare among hubs. */
export type HubLandscape = 'island' | 'small-state';

/** Why a hub was chosen as similar to another one. */
export type SimilarityReason = 'nearest' | 'setting' | 'score' | 'kind' | 'next-nearest';

export interface SimilarHub {
  readonly hub: Hub;
  readonly likeness: SimilarityReason;
  /** Great-circle distance between the two hubs' positions. */
  readonly distanceKm: number;
  /** The kind of landscape that both hubs have; null if they share none. */
  readonly sharedSetting: HubLandscape | null;
  /** The kind of place that both hubs are; null if they are different kinds. */
  readonly sharedKind: HubKind | null;
}

/** Two hubs' SLI counts as close if the difference is at most this many thousandths (two percentage points). */
const nearSliThousandths = 20;

const minCount = 3;

type Candidate = Omit<SimilarHub, 'likeness'>;

/**
 * Finds three or four hubs similar to `hub`. They are chosen one after another, each for a different reason: the
 * nearest hub, the nearest one in the same kind of landscape, the nearest one of the same kind with a close SLI, and
 * the nearest other one of the same kind. SLI is compared only between hubs of the same kind, because it is hardly
 * comparable between kinds. If fewer than three are found, the next nearest hubs are added. Hubs without a page are
 * never chosen. Of equally near hubs, the one that comes first in `hubs` is preferred.
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
  while (chosen.length < minCount && choose('next-nearest', () => true));
  return chosen;
}
