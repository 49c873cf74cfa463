/** Life expectancy at birth in the last estimated year, in tenths of a year. */
export type LatestLifeExpectancy = readonly [both: number, women: number, men: number];

/** A country, an area or the world, as listed on the life expectancy page. */
export interface LifeExpectancyPlace {
  readonly code: string;
  readonly name: string;
  /** The latest figures, or null if the UN's tables do not include this place. */
  readonly latest: LatestLifeExpectancy | null;
}

export interface PlaceWithFigures extends LifeExpectancyPlace {
  readonly latest: LatestLifeExpectancy;
}

/** A hub of the atlas and its position in the map's coordinates. */
export interface HubOnMap {
  readonly name: string;
  readonly path: string;
  readonly x: number;
  readonly y: number;
  /** Code of the country or area whose shape on the map contains the hub, or null if there is none. */
  readonly code: string | null;
}

/** Returns the path of a country's page. */
export const countryPath = (code: string) => `/life-expectancy/${code.toLowerCase()}`;
