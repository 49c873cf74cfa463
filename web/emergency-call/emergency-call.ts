/** Ambulance numbers by country (ISO 3166-1), in the order in which to try them. */
export type AmbulanceNumbersByCountry = Readonly<Record<string, readonly string[]>>;

export interface CountryAmbulanceNumbers {
  /** The country's code in ISO 3166-1. */
  readonly code: string;
  readonly countryName: string;
  /** The numbers in the order in which to try them. Empty if none is known. */
  readonly numbers: readonly string[];
}

/** The ambulance numbers for a visitor, and how the visitor's country was found. */
export interface EmergencyCall {
  readonly knownBy: 'time-zone' | 'position';
  /**
   * The countries in which the visitor may be, the likeliest first. There is more than one near a border, in a disputed
   * area, and in a time zone that two countries share. There is none at sea.
   */
  readonly countries: readonly CountryAmbulanceNumbers[];
}
