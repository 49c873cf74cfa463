/** What to dial for an ambulance by ISO 3166-1 code, the number to try first standing first. */
export type NumbersToCall = Readonly<Record<string, readonly string[]>>;

/** A country, and whom to call for an ambulance there. */
export interface CountryCall {
  /** ISO 3166-1. */
  readonly code: string;
  readonly countryName: string;
  /** The one to try first standing first; empty if none is known. */
  readonly numbers: readonly string[];
}

/** Whom to call for an ambulance, and how it is known where the visitor is. */
export interface EmergencyCall {
  readonly knownBy: 'time-zone' | 'position';
  /** The likeliest first; more than one beside a border, in a disputed place, or in a time zone of two. None: at sea. */
  readonly countries: readonly CountryCall[];
}
