/** A country, an area or the world, as the page lists it. */
export interface LifePlace {
  readonly code: string;
  readonly name: string;
  /** Life expectancy at birth in the last estimated year, in tenths: both, women, men. */
  readonly latest: readonly [both: number, women: number, men: number];
}

/** A hub of the atlas on the sheet of the map. */
export interface HubOnMap {
  readonly name: string;
  readonly path: string;
  readonly x: number;
  readonly y: number;
  /** The country or area whose figures shade the map where it lies. */
  readonly code: string | null;
}

/** The address of a country's page. */
export const countryPath = (code: string) => `/life-expectancy/${code.toLowerCase()}`;
