import type { LifeExpectancy } from '../../../../../content/place-facts.ts';
import type { Hub, HubScore } from '../../../../../domain/hub/hub.ts';
import type { SliBand } from '../../../../../domain/hub/marker-style.ts';
import type { WorldRegion } from '../../../../../domain/hub/world-regions.ts';

/** All that the explorer knows of one place. */
export interface PlaceRow {
  /** As this document names it (hub/localized-hubs.ts). */
  readonly hub: Hub;
  /** As its record does, in English: files that are taken along say so in every language. */
  readonly recorded: { readonly name: string; readonly country: string; readonly kind: string };
  readonly worldRegion: WorldRegion;
  readonly band: SliBand;
  /** Its figures as this document writes them: said here, so that no browser writes them again. */
  readonly written: {
    readonly scores: Readonly<Record<HubScore, string>>;
    readonly years: string | null;
    /** Its country's life expectancy, with name and year, where it has none of its own. */
    readonly country: string | null;
    readonly bySex: string | null;
  };
  /** Null if no figure can be cited. */
  readonly lifeExpectancy: LifeExpectancy | null;
  /** Its country's life expectancy in years where it has none of its own; the list sorts by it only on request. */
  readonly countryYears: number | null;
  /** The folded words by which a search finds the place. */
  readonly words: readonly string[];
}

export const findRow = (places: readonly PlaceRow[], hubId: string | null): PlaceRow | null =>
  places.find(({ hub }) => hub.id === hubId) ?? null;
