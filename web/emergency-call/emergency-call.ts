/** Ambulance numbers by ISO 3166-1 code, in the order to try. */
export type AmbulanceNumbersByCountry = Readonly<Record<string, readonly string[]>>;

/** A country with its ambulance numbers. */
export interface CountryAmbulanceNumbers {
  /** ISO 3166-1. */
  readonly code: string;
  readonly countryName: string;
  /** In the order to try; empty if none is known. */
  readonly numbers: readonly string[];
}

/** Ambulance numbers, and how the visitor's location is known. */
export interface EmergencyCall {
  readonly knownBy: 'time-zone' | 'position';
  /**
   * Likeliest first; more than one near a border, in a disputed area, or in a time zone shared by two countries. Empty:
   * at sea.
   */
  readonly countries: readonly CountryAmbulanceNumbers[];
}
