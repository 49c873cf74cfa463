/** Within a country: fitted into the frame, or a number of kilometres around the place. */
export interface CountryMapSettings {
  readonly country?: string;
  readonly spanKm?: number;
  /** [longitude, latitude] of the map's centre, if it is not the place. */
  readonly centre?: readonly [number, number];
  /** Draws the country's islets, too small for an outline, as dots. */
  readonly hasIslets?: boolean;
}

/** The US state that contains the place, with its county shaded unless the place is the whole state. */
export interface StateMapSettings {
  readonly isState: true;
  readonly isWholeState?: boolean;
}

/** For places that need more than their own state and county. Country names are Natural Earth's. */
export type LocatorMapSettings = CountryMapSettings | StateMapSettings;
