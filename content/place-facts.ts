import type { Hub } from '../domain/hub/hub.ts';
import type { HubLandscape } from '../domain/hub/similar-hubs.ts';
import type { WorldRegion } from '../domain/hub/world-regions.ts';
import type { LifeExpectancySourceKey } from './figures/life-expectancy-sources.ts';
import type { EvidenceKind, PlaceProfile, Source } from './place-profile.ts';

/** The population of a figure: the place itself, a region around it, or the whole country. */
type LifeExpectancyScope = 'place' | 'region' | 'country';

/** A fact about one place, with the id of its hub. */
export type WithHubId<Fact> = Fact & { readonly hubId: string };

export interface LifeExpectancy {
  /** Years at birth, both sexes together, to one decimal. */
  readonly years: number;
  /** Separate figures for the sexes, as the source prints them; `years` is then their mean. */
  readonly bySex?: { readonly women: number; readonly men: number };
  /** The calendar year of the death rates. */
  readonly year: number;
  readonly scope: LifeExpectancyScope;
  /** The population, by the name of where they live: "Japan" for Okinawa. */
  readonly population: string;
  readonly source: LifeExpectancySourceKey;
  readonly evidence: EvidenceKind;
  /** A note needed to read this figure, in a few words; '' if none is needed. */
  readonly note: string;
}

/** The life expectancy from which a missing SLI was estimated. */
interface SliEstimate {
  /** Years at birth, both sexes: the input of the formula, with its origin. */
  readonly lifeExpectancyYears: number;
  readonly origin: string;
}

/** The range in which a Ξaccess missing in the original list was placed (figures/score-estimates.ts). */
export type AccessBandKey = 'cities' | 'countries' | 'towns' | 'remote';

/** A place's data for lists and maps: `places/{id}/hub.ts`. A browser loads all of them at once, so they stay small. */
export interface PlaceHub {
  readonly hub: Hub;
  /** ISO 3166-1 code of the country that the record names in English: used for its name in other languages. */
  readonly countryCode: string;
  /** ISO 3166-1 code of a place that is not a country but has its own code. */
  readonly territoryCode?: string;
  /** The part of the world where it lies, even if it is governed from another one. */
  readonly worldRegion: WorldRegion;
  /**
   * Other spellings and names for the search. Accents, the okina and capitals need no entry, because the search ignores
   * them. Names in the hub's record (region, country) are not repeated.
   */
  readonly otherNames?: readonly string[];
  /** The only citable figure (figures/life-expectancy.ts); missing if there is none, and pages say so. */
  readonly lifeExpectancy?: LifeExpectancy;
  readonly sliFrom?: SliEstimate;
  readonly accessBand?: AccessBandKey;
  /** The original list's life expectancy, if it differs from the United Nations' figure for 2023. */
  readonly foundingYears?: number;
}

/** The location of a place. General geography; distances are rounded. */
export interface LocationDescription {
  /** One sentence of general geography. */
  readonly sentence: string;
  /** What the locator's map shows, to follow "a map of". */
  readonly sheet: string;
}

/** Life expectancy over the years for a place: its own series, or its country's if no other is published. */
export interface HubLifeExpectancySeries {
  /** The population, by the name of where they live. */
  readonly population: string;
  readonly scope: Exclude<LifeExpectancyScope, 'region'>;
  /** ISO 3166-1 code of the record with the figures (life-expectancy/stories.json); null if there is none. */
  readonly region: string | null;
  /** Years at birth, both sexes together, at each of `lifeExpectancySeriesYears`: only if `region` is null. */
  readonly values?: readonly number[];
}

/** The contents of a place's own page: `places/{id}/page.ts`. */
export interface PlacePage {
  /** Islands, places on islands, and states of less than a thousand square kilometres. */
  readonly settings?: readonly HubLandscape[];
  readonly whereabouts?: LocationDescription;
  /** Missing for hubs in the United States, none of which has its own series. */
  readonly lifeLine?: HubLifeExpectancySeries;
  /** Missing if a page has its own layout, or there is none. */
  readonly profile?: PlaceProfile;
}

/**
 * A statistics office's life expectancy, shown beside the United Nations' estimate: `places/{id}/official-figure.ts`.
 */
export interface OfficialFigure {
  /** The population, by the name of where they live. */
  readonly population: string;
  readonly scope: LifeExpectancyScope;
  /** The office's usual short name. */
  readonly office: string;
  /** The calendar year or years of the death rates. */
  readonly period: string;
  /** Years at birth: for both sexes together if available, else for women and for men. */
  readonly years: number | { readonly women: number; readonly men: number };
  /** A note needed to read the figure, or ''. */
  readonly note: string;
  readonly source: Source;
}

/** Origins of figures that several places share, as pages show them. */
export const unEstimateLabel = 'UN estimate, 2023';
export const originalListLabel = 'Original list, no known source';

/** A United Nations figure; all are for the same year. */
export const unLifeExpectancy = (
  scope: LifeExpectancyScope,
  population: string,
  years: number,
  note = '',
): LifeExpectancy => ({
  years,
  year: 2023,
  scope,
  population,
  source: 'un',
  evidence: 'official',
  note,
});

/** Used for each island of Hawaii. */
export const hawaiiLifeExpectancy: LifeExpectancy = {
  years: 79.9,
  year: 2021,
  scope: 'region',
  population: 'Hawaii, the whole state',
  source: 'nchs',
  evidence: 'official',
  note: 'A year of the pandemic',
};

/** One fact for all places that have it, by hub id and in list order. */
export const factsByHubId = <Place extends object, Fact extends keyof Place>(
  places: Readonly<Record<string, Place>>,
  fact: Fact,
): Readonly<Record<string, NonNullable<Place[Fact]>>> =>
  Object.fromEntries(
    Object.entries(places).flatMap(([id, { [fact]: value }]) =>
      value === undefined || value === null ? [] : [[id, value]],
    ),
  );

/** One fact for all places that have it, as a list in which each entry has its hub's id. */
export const listFactsByHub = <Place extends object, Fact extends keyof Place>(
  places: Readonly<Record<string, Place>>,
  fact: Fact,
): readonly WithHubId<NonNullable<Place[Fact]>>[] =>
  Object.entries(factsByHubId(places, fact)).map(([hubId, value]) => ({ hubId, ...value }));
