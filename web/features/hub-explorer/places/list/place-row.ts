import type { LifeExpectancy } from '../../../../../content/place-facts.ts';
import type { Hub } from '../../../../../domain/hub/hub.ts';
import type { SliBand } from '../../../../../domain/hub/marker-style.ts';
import type { WorldRegion } from '../../hub/world-regions.ts';

/** All that the explorer knows of one place. */
export interface PlaceRow {
  readonly hub: Hub;
  readonly kindName: string;
  readonly worldRegion: WorldRegion;
  readonly band: SliBand;
  /** Null where no figure can be cited. */
  readonly lifeExpectancy: LifeExpectancy | null;
  /** The folded words by which a search finds the place. */
  readonly words: readonly string[];
}

export const findRow = (places: readonly PlaceRow[], hubId: string | null): PlaceRow | null =>
  places.find(({ hub }) => hub.id === hubId) ?? null;
