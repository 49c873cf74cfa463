/** Within a country: fitted into the frame, or so many kilometres around the place. */
export interface WorldSetting {
  readonly country?: string;
  readonly spanKm?: number;
  /** [longitude, latitude] of the middle of the map, where that is not the place. */
  readonly centre?: readonly [number, number];
  /** Draws the country's islets, too small for an outline, as dots. */
  readonly hasIslets?: boolean;
}

/** The state of the United States that holds the place, with its county washed unless the place is the whole state. */
export interface StateSetting {
  readonly isState: true;
  readonly isWholeState?: boolean;
}

/** For places that need more than their own state with their county. Country names are those of Natural Earth. */
export type SheetSetting = WorldSetting | StateSetting;
