/** Life expectancy at birth in the last estimated year, in tenths. */
export type LatestFigures = readonly [both: number, women: number, men: number];

/** A country, an area or the world in the page's list. */
export interface LifePlace {
  readonly code: string;
  readonly name: string;
  /** Null if the UN's tables have no row. */
  readonly latest: LatestFigures | null;
}

/** A place with figures. */
export interface PlaceWithFigures extends LifePlace {
  readonly latest: LatestFigures;
}

/** A hub of the atlas, in the map's coordinates. */
export interface HubOnMap {
  readonly name: string;
  readonly path: string;
  readonly x: number;
  readonly y: number;
  /** The country or area whose figures shade the map at that position. */
  readonly code: string | null;
}

/** Path of the country's page. */
export const countryPath = (code: string) => `/life-expectancy/${code.toLowerCase()}`;
