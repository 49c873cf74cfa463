import { callInCountries } from './call-in-countries.ts';
import type { EmergencyCall } from './emergency-call.ts';
import { zonesOfCountry } from './zones-of-country.ts';

/** The country of a time zone by its IANA name, or the countries where it is of two; none where the name tells no country, as UTC. */
export function countriesOfTimeZone(timeZone: string): readonly string[] {
  return Object.entries(zonesOfCountry).flatMap(([country, zones]) =>
    zones.split(' ').includes(timeZone) ? [country] : [],
  );
}

/** Whom to call by the device's time zone; null where it tells no country. */
export function guessCall(timeZone: string): EmergencyCall | null {
  const countries = countriesOfTimeZone(timeZone);
  return countries.length === 0 ? null : callInCountries(countries, 'time-zone');
}
