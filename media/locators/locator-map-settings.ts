/**
 * Settings for places whose framed map does not simply show their country, or their state and county in the United
 * States. A map of a country is `spanKm` kilometres wide, or by default as wide as the country.
 */
export interface LocatorMapSettings {
  /**
   * The shaded country by its name in Natural Earth. By default it is the hub's country; null means that none is
   * shaded.
   */
  readonly country?: string | null;
  readonly spanKm?: number;
  /** Centre of the map as [longitude, latitude]; by default the place. */
  readonly centre?: readonly [number, number];
  /** Whether islets that are too small for an outline are drawn as dots. */
  readonly hasIslets?: boolean;
  /** Whether the place is the whole state, so that no county is shaded. */
  readonly isWholeState?: boolean;
}
