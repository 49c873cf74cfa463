/**
 * Settings for places whose framed map needs more than their country, or than their state and county in the United
 * States. A map of a country is fitted to it, or `spanKm` kilometres wide.
 */
export interface LocatorMapSettings {
  /** The shaded country by its name in Natural Earth; by default the hub's, and null if none is shaded. */
  readonly country?: string | null;
  readonly spanKm?: number;
  /** Centre of the map as [longitude, latitude]; by default the place. */
  readonly centre?: readonly [number, number];
  /** Whether to draw the islets that are too small for an outline as dots. */
  readonly hasIslets?: boolean;
  /** Whether the place is the whole state, so that no county is shaded. */
  readonly isWholeState?: boolean;
}
