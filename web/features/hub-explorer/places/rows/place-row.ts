import type { LifeExpectancy } from '../../../../../content/place-facts.ts';
import type { Hub, HubScore } from '../../../../../domain/hub/hub.ts';
import type { SliBand } from '../../../../../domain/hub/marker-style.ts';
import type { WorldRegion } from '../../../../../domain/hub/world-regions.ts';

/** The explorer's data about one place. */
export interface PlaceRow {
  /** In the document's language (hub/localized-hubs.ts). */
  readonly hub: Hub;
  /** As recorded, in English, for downloads in every language. */
  readonly recorded: { readonly name: string; readonly country: string; readonly kind: string };
  readonly worldRegion: WorldRegion;
  readonly band: SliBand;
  /** Its figures formatted for the document's language at build time, so that browsers need not. */
  readonly written: {
    readonly scores: Readonly<Record<HubScore, string>>;
    readonly years: string | null;
    /** Its country's life expectancy, with name and year, if it has none of its own. */
    readonly country: string | null;
    readonly bySex: string | null;
  };
  /** Null if no figure can be cited. */
  readonly lifeExpectancy: LifeExpectancy | null;
  /** Its country's life expectancy in years if it has none of its own; used for sorting only on request. */
  readonly countryYears: number | null;
  /** Folded words for the search. */
  readonly words: readonly string[];
}

export const findRow = (places: readonly PlaceRow[], hubId: string | null): PlaceRow | null =>
  places.find(({ hub }) => hub.id === hubId) ?? null;
