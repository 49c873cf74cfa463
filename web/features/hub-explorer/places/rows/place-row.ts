import type { LifeExpectancy } from '../../../../../content/place-facts.ts';
import type { Hub, HubScore } from '../../../../../domain/hub/hub.ts';
import type { SliBand } from '../../../../../domain/hub/marker-style.ts';
import type { WorldRegion } from '../../../../../domain/hub/world-regions.ts';

/** The data about a place that the list, the charts and the comparison show. */
export interface PlaceRow {
  /** The hub, with localized names (hub/localized-hubs.ts). */
  readonly hub: Hub;
  /** The English names, which downloads use in every language. */
  readonly recorded: { readonly name: string; readonly country: string; readonly kind: string };
  readonly worldRegion: WorldRegion;
  readonly band: SliBand;
  /** The figures, formatted for the document's language at build time, so that browsers need not do it. */
  readonly written: {
    readonly scores: Readonly<Record<HubScore, string>>;
    readonly years: string | null;
    /**
     * Life expectancy of the place's country, with the country's name and the year. It is null if the place has its own
     * figure.
     */
    readonly country: string | null;
    readonly bySex: string | null;
  };
  /** Life expectancy of the place, or null if no figure can be cited. */
  readonly lifeExpectancy: LifeExpectancy | null;
  /**
   * Life expectancy of the country in years, or null if the place has its own figure. The visitor can choose to sort by
   * it.
   */
  readonly countryYears: number | null;
  /** Normalised search terms. */
  readonly words: readonly string[];
}

export const findPlaceRow = (places: readonly PlaceRow[], hubId: string | null): PlaceRow | null =>
  places.find(({ hub }) => hub.id === hubId) ?? null;
