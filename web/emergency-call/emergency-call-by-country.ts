import { language } from '../languages/localize-text.ts';
import type { AmbulanceNumbersByCountry, CountryAmbulanceNumbers, EmergencyCall } from './emergency-call.ts';

function callInCountry(code: string, table: AmbulanceNumbersByCountry): CountryAmbulanceNumbers {
  const countryName = new Intl.DisplayNames([language.tag], { type: 'region' }).of(code) ?? code;
  return { code, countryName, numbers: table[code] ?? [] };
}

/** Numbers to call in some countries, by ISO 3166-1 code, likeliest first, from a table that contains them. */
export function emergencyCallInCountries(
  codes: readonly string[],
  table: AmbulanceNumbersByCountry,
  knownBy: EmergencyCall['knownBy'],
): EmergencyCall {
  return { knownBy, countries: codes.map((code) => callInCountry(code, table)) };
}
