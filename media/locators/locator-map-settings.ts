/** A framed map within a country. It is fitted to the country, or `spanKm` kilometres wide. */
export interface CountryMapSettings {
  readonly country?: string;
  readonly spanKm?: number;
  /** Centre of the map as [longitude, latitude]; by default the place. */
  readonly centre?: readonly [number, number];
  /** Whether to draw the islets that are too small for an outline as dots. */
  readonly hasIslets?: boolean;
}

/** A framed map of the US state that contains the place. Its county is shaded unless the place is the whole state. */
export interface StateMapSettings {
  readonly isState: true;
  readonly isWholeState?: boolean;
}

/**
 * Settings for places whose locator needs more than their state and county. Countries have the names of Natural Earth.
 */
export type LocatorMapSettings = CountryMapSettings | StateMapSettings;
