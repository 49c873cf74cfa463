import type { LifeExpectancy } from '../../../../../content/place-facts.ts';
import type { Hub, HubScore } from '../../../../../domain/hub/hub.ts';
import type { SliBand } from '../../../../../domain/hub/marker-style.ts';
import type { WorldRegion } from '../../../../../domain/hub/world-regions.ts';

/** The explorer's data about one place. */
export interface PlaceRow {
  /** The hub, with names in the document's language (hub/localized-hubs.ts). */
  readonly hub: Hub;
  /** Names in English as recorded, used for downloads in every language. */
  readonly recorded: { readonly name: string; readonly country: string; readonly kind: string };
  readonly worldRegion: WorldRegion;
  readonly band: SliBand;
  /** The place's figures, formatted for the document's language at build time, so that browsers need not do it. */
  readonly written: {
    readonly scores: Readonly<Record<HubScore, string>>;
    readonly years: string | null;
    /** Life expectancy of the place's country, with name and year, if the place has no figure of its own. */
    readonly country: string | null;
    readonly bySex: string | null;
  };
  /** Null if no figure can be cited. */
  readonly lifeExpectancy: LifeExpectancy | null;
  /**
   * Life expectancy of the place's country in years, if the place has none of its own. Used for sorting if the visitor
   * chooses so.
   */
  readonly countryYears: number | null;
  /** Search terms, normalised. */
  readonly words: readonly string[];
}

export const findPlaceRow = (places: readonly PlaceRow[], hubId: string | null): PlaceRow | null =>
  places.find(({ hub }) => hub.id === hubId) ?? null;
