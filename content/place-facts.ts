import type { Hub } from '../domain/hub/hub.ts';
import type { HubLandscape } from '../domain/hub/similar-hubs.ts';
import type { WorldRegion } from '../domain/hub/world-regions.ts';
import type { LifeExpectancySourceKey } from './figures/life-expectancy-sources.ts';
import type { CitableSource, EvidenceKind, PlaceText } from './place-profile.ts';

/** The population that a life expectancy refers to: the place itself, a region around it, or the whole country. */
type LifeExpectancyScope = 'place' | 'region' | 'country';

/** A fact about one place, with the id of its hub. */
export type WithHubId<Fact> = Fact & { readonly hubId: string };

export interface LifeExpectancy {
  /** Life expectancy at birth of both sexes together, to one decimal. */
  readonly years: number;
  /** The figures for women and men, if the source has no figure for both; `years` is then their mean. */
  readonly bySex?: { readonly women: number; readonly men: number };
  /** The calendar year in which the death rates were measured. */
  readonly year: number;
  readonly scope: LifeExpectancyScope;
  /** Name of the place whose population the figure is about, such as "Japan" for Okinawa. */
  readonly population: string;
  readonly source: LifeExpectancySourceKey;
  readonly evidence: EvidenceKind;
  /** A few words without which the figure would be misread; '' if none are needed. */
  readonly note: string;
}

/** The life expectancy from which a missing SLI was estimated. */
interface SliEstimate {
  /** Life expectancy at birth of both sexes together: the input of the formula. */
  readonly lifeExpectancyYears: number;
  readonly origin: string;
}

/** The range in which a hub's Ξaccess was estimated if the original list lacks it (figures/score-estimates.ts). */
export type AccessBandKey = 'cities' | 'countries' | 'towns' | 'remote';

/**
 * A place's data for lists and maps, in `places/{id}/hub.ts`. Browsers load this data for all places at once, so it
 * must stay small. The rest of the hub's record follows from the place's id and from the origin of its scores (hubs.ts).
 */
export interface PlaceHub extends Omit<Hub, 'id' | 'country' | 'path' | 'estimated'> {
  /** The country's name. Missing if the place is itself a country. */
  readonly country?: string;
  readonly hasNoPage?: true;
  /** ISO 3166-1 code of the hub's country, from which its name in other languages is looked up. */
  readonly countryCode: string;
  /** ISO 3166-1 code of a hub that is a territory with its own code but not a country. */
  readonly territoryCode?: string;
  /** The part of the world where the place lies geographically, even if its government is elsewhere. */
  readonly worldRegion: WorldRegion;
  /**
   * Other names and spellings by which visitors can search for the place. The search ignores accents, okinas and
   * capital letters, and already finds the region and country in the hub's record.
   */
  readonly otherNames?: readonly string[];
  /** The life expectancy to cite for this place (figures/life-expectancy.ts). Pages say so if there is none. */
  readonly lifeExpectancy?: LifeExpectancy;
  /** The figure from which the SLI was estimated. Missing if the original list gives the SLI. */
  readonly sliFrom?: SliEstimate;
  /** The range from which Ξaccess was estimated. Missing if the original list gives Ξaccess. */
  readonly accessBand?: AccessBandKey;
  /** Life expectancy in the original list, if it differs from the United Nations' figure for 2023. */
  readonly foundingYears?: number;
}

/**
 * A place's life expectancy over the years. If no figures are published for the place itself, they are the country's.
 */
export interface HubLifeExpectancySeries {
  /** Name of the place whose population the figures are about. */
  readonly population: string;
  readonly scope: Exclude<LifeExpectancyScope, 'region'>;
  /** ISO 3166-1 code under which life-expectancy/stories.json has the figures; null if they are in `values`. */
  readonly region: string | null;
  /**
   * Life expectancy at birth of both sexes together, in each of `lifeExpectancySeriesYears`. Missing if `region` has a
   * code.
   */
  readonly values?: readonly number[];
}

/** What `places/{id}/page.ts` contains in addition to the text of the page. */
export interface PlaceSurroundings {
  /**
   * The kinds of landscape. Missing if the place is neither on an island nor a state of less than a thousand square
   * kilometres.
   */
  readonly settings?: readonly HubLandscape[];
  /** A sentence that says where the place lies, from general geography, with rounded distances. */
  readonly whereabouts?: string;
  /** What the locator map shows, phrased to follow "a map of"; by default the hub's US state or its country. */
  readonly locatorSheet?: string;
  /**
   * The series to use instead of the one that follows from the hub's kind and country
   * (figures/hub-life-expectancy-series.ts).
   */
  readonly lifeLine?: HubLifeExpectancySeries;
}

/** The contents of `places/{id}/page.ts` for a place whose page uses the shared template. */
export interface PlacePage extends PlaceText, PlaceSurroundings {}

/**
 * A statistics office's life expectancy, shown beside the United Nations' estimate. It is in
 * `places/{id}/official-figure.ts`.
 */
export interface OfficialFigure {
  /** Name of the place whose population the figure is about; by default the hub's. */
  readonly population?: string;
  /** Whose figure it is; by default the place's own. */
  readonly scope?: LifeExpectancyScope;
  /** The short name by which the statistics office is known. */
  readonly office: string;
  /** The calendar year or years in which the death rates were measured. */
  readonly period: string;
  /**
   * Life expectancy at birth: one figure for both sexes if the office publishes it, or one for women and one for men.
   */
  readonly years: number | { readonly women: number; readonly men: number };
  /** A few words without which the figure would be misread. */
  readonly note?: string;
  readonly source: CitableSource;
}

/** Labels for the origin of a figure, as pages show them. */
export const unEstimateLabel = 'UN estimate, 2023';
export const originalListLabel = 'Original list, no known source';

/** Creates a life expectancy from the United Nations' tables, which are used for 2023 only. */
export const createUnLifeExpectancy = (
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

/** The state's life expectancy, used for each of the Hawaiian islands. */
export const hawaiiLifeExpectancy: LifeExpectancy = {
  years: 79.9,
  year: 2021,
  scope: 'region',
  population: 'Hawaii, the whole state',
  source: 'nchs',
  evidence: 'official',
  note: 'A year of the pandemic',
};

/** Collects one property of all places that have it, by hub id and in the order of the places. */
export const collectFactsByHubId = <Place extends object, Fact extends keyof Place>(
  places: Readonly<Record<string, Place>>,
  fact: Fact,
): Readonly<Record<string, NonNullable<Place[Fact]>>> =>
  Object.fromEntries(
    Object.entries(places).flatMap(([id, { [fact]: value }]) =>
      value === undefined || value === null ? [] : [[id, value]],
    ),
  );

/** Collects one property of all places that have it. Each entry of the list includes its hub's id. */
export const listFactsWithHubId = <Place extends object, Fact extends keyof Place>(
  places: Readonly<Record<string, Place>>,
  fact: Fact,
): readonly WithHubId<NonNullable<Place[Fact]>>[] =>
  Object.entries(collectFactsByHubId(places, fact)).map(([hubId, value]) => ({ hubId, ...value }));
