import type { Hub } from '../domain/hub/hub.ts';
import type { HubSetting } from '../domain/hub/similar-hubs.ts';
import type { WorldRegion } from '../domain/hub/world-regions.ts';
import type { LifeExpectancySourceKey } from './figures/life-expectancy-sources.ts';
import type { Evidence, PlaceProfile, Source } from './place-profile.ts';

/** Whom a figure counts: the place itself, a region around it, or the whole country. */
type LifeExpectancyScope = 'place' | 'region' | 'country';

/** A fact of one place, beside the id of its hub. */
export type OfHub<Fact> = Fact & { readonly hubId: string };

export interface LifeExpectancy {
  /** Years at birth, both sexes together, to one decimal. */
  readonly years: number;
  /** Where the source gives the sexes apart, both as it prints them; `years` is then their mean. */
  readonly bySex?: { readonly women: number; readonly men: number };
  /** The calendar year whose death rates it sums up. */
  readonly year: number;
  readonly scope: LifeExpectancyScope;
  /** The people counted, by the name of where they live: "Japan" for Okinawa. */
  readonly population: string;
  readonly source: LifeExpectancySourceKey;
  readonly evidence: Evidence;
  /** What a reader must know to read this one figure, in a few words; '' where nothing needs saying. */
  readonly note: string;
}

/** The life expectancy from which a missing SLI was estimated. */
interface SliEstimate {
  /** Years at birth, both sexes: the figure that went into the line, which the origin names. */
  readonly lifeExpectancyYears: number;
  readonly origin: string;
}

/** The range in which a Ξaccess was placed that the original list does not give (figures/score-estimates.ts). */
export type AccessBandKey = 'cities' | 'countries' | 'towns' | 'remote';

/** What lists and maps know of a place: `places/{id}/hub.ts`. A browser reads all of them at once, so they stay small. */
export interface PlaceHub {
  readonly hub: Hub;
  /** ISO 3166-1 code of the country that the record names in English: languages name it by this. */
  readonly countryCode: string;
  /** The same of a place that is no country and has its own code. */
  readonly territoryCode?: string;
  /** The part of the world it lies in, wherever it is governed from. */
  readonly worldRegion: WorldRegion;
  /**
   * Other spellings and names under which a reader may look for it. Accents, the okina and capitals need no entry: the search looks
   * past them. Names that already are in the hub's record (region, country) are not repeated.
   */
  readonly otherNames?: readonly string[];
  /** The one figure that can be cited (figures/life-expectancy.ts); missing where none is at hand, and pages say so. */
  readonly lifeExpectancy?: LifeExpectancy;
  readonly sliFrom?: SliEstimate;
  readonly accessBand?: AccessBandKey;
  /** The original list's life expectancy, where it differs from the United Nations' figure for 2023. */
  readonly foundingYears?: number;
}

/** Where a place lies. General geography; distances are rounded. */
export interface Whereabouts {
  /** One sentence of general geography. */
  readonly sentence: string;
  /** What the locator's map shows around the place, to follow "a map of". */
  readonly sheet: string;
}

/** Whose line of life expectancy a place shows: its own, or that of the country it lies in where no other is published. */
export interface HubLifeLine {
  /** The people counted, by the name of where they live. */
  readonly population: string;
  readonly scope: Exclude<LifeExpectancyScope, 'region'>;
  /** ISO 3166-1 code of the story that has the figures (life-expectancy/stories.json); null where there is none. */
  readonly region: string | null;
  /** Years at birth, both sexes together, at each of `lifeLineYears`: only where no story has them. */
  readonly values?: readonly number[];
}

/** What a place's own page is made of: `places/{id}/page.ts`. */
export interface PlacePage {
  /** Islands, or lying on one or several, and states of less than a thousand square kilometres. */
  readonly settings?: readonly HubSetting[];
  readonly whereabouts?: Whereabouts;
  /** Missing for hubs in the United States, none of which has its own line. */
  readonly lifeLine?: HubLifeLine;
  /** Missing where a page has its own layout, or there is none. */
  readonly profile?: PlaceProfile;
}

/** A life expectancy as a statistics office gives it, to be beside the United Nations' estimate: `places/{id}/official-figure.ts`. */
export interface OfficialFigure {
  /** The people counted, by the name of where they live. */
  readonly population: string;
  readonly scope: LifeExpectancyScope;
  /** The office, as short as it is known by. */
  readonly office: string;
  /** The calendar year, or the years taken together, whose death rates the figure sums up. */
  readonly period: string;
  /** Years at birth: of both sexes together where the office gives them so, else of women and of men. */
  readonly years: number | { readonly women: number; readonly men: number };
  /** What a reader must know to read the figure, or ''. */
  readonly note: string;
  readonly source: Source;
}

/** Origins that several estimates share. */
export const unitedNations = 'UN estimate, 2023';
export const foundingList = 'Original list, no known source';

/** A figure of the United Nations, all of which are of one year. */
export const unFigure = (scope: LifeExpectancyScope, population: string, years: number, note = ''): LifeExpectancy => ({
  years,
  year: 2023,
  scope,
  population,
  source: 'un',
  evidence: 'official',
  note,
});

/** Stands for each island of Hawaii. */
export const figureOfHawaii: LifeExpectancy = {
  years: 79.9,
  year: 2021,
  scope: 'region',
  population: 'Hawaii, the whole state',
  source: 'nchs',
  evidence: 'official',
  note: 'A year of the pandemic',
};

/** One fact of all places that have it, by the id of the hub and in the order of the list. */
export const factById = <Place extends object, Fact extends keyof Place>(
  places: Readonly<Record<string, Place>>,
  fact: Fact,
): Readonly<Record<string, NonNullable<Place[Fact]>>> =>
  Object.fromEntries(
    Object.entries(places).flatMap(([id, { [fact]: value }]) =>
      value === undefined || value === null ? [] : [[id, value]],
    ),
  );

/** The same as a list, each fact with the id of its hub. */
export const factList = <Place extends object, Fact extends keyof Place>(
  places: Readonly<Record<string, Place>>,
  fact: Fact,
): readonly OfHub<NonNullable<Place[Fact]>>[] =>
  Object.entries(factById(places, fact)).map(([hubId, value]) => ({ hubId, ...value }));
