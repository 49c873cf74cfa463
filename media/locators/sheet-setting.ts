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

export type SheetSetting = WorldSetting | StateSetting;

/** Places that need more than their own state with their county. Country names are those of Natural Earth. */
export const sheetSettings: Readonly<Record<string, SheetSetting>> = {
  okinawa: { country: 'Japan' },
  sardinia: { country: 'Italy' },
  ikaria: { country: 'Greece' },
  nicoya: { country: 'Costa Rica' },
  madrid: { country: 'Spain' },
  portugal: { country: 'Portugal' },
  andorra: { spanKm: 520, country: 'Andorra' },
  monaco: { spanKm: 420, country: 'Monaco' },
  malta: { spanKm: 700, country: 'Malta' },
  'vatican-city': { country: 'Italy' },
  'san-marino': { spanKm: 620, country: 'San Marino' },
  switzerland: { country: 'Switzerland' },
  liechtenstein: { spanKm: 170, country: 'Liechtenstein' },
  luxembourg: { spanKm: 420, country: 'Luxembourg' },
  ireland: { spanKm: 640, country: 'Ireland' },
  iceland: { country: 'Iceland' },
  sweden: { country: 'Sweden' },
  norway: { country: 'Norway' },
  'french-polynesia': { spanKm: 2900, centre: [-145, -17], country: 'Fr. Polynesia', hasIslets: true },
  'hong-kong': { spanKm: 1300, country: 'Hong Kong' },
  'south-korea': { spanKm: 760, country: 'South Korea' },
  sydney: { country: 'Australia' },
  reunion: { spanKm: 2300 },
  vermont: { isState: true, isWholeState: true },
  canada: { country: 'Canada' },
  israel: { spanKm: 760, country: 'Israel' },
  qatar: { spanKm: 760, country: 'Qatar' },
  uae: { spanKm: 860, country: 'United Arab Emirates' },
  singapore: { spanKm: 900, country: 'Singapore' },
};
