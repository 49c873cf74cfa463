import { language } from '../languages/localize-text.ts';
import type { AmbulanceNumbersByCountry, CountryAmbulanceNumbers, EmergencyCall } from './emergency-call.ts';

function callInCountry(code: string, table: AmbulanceNumbersByCountry): CountryAmbulanceNumbers {
  const countryName = new Intl.DisplayNames([language.tag], { type: 'region' }).of(code) ?? code;
  return { code, countryName, numbers: table[code] ?? [] };
}

/**
 * Returns the emergency numbers of these countries (ISO 3166-1), in the same order. The table must contain the
 * countries.
 */
export function buildEmergencyCallForCountries(
  codes: readonly string[],
  table: AmbulanceNumbersByCountry,
  knownBy: EmergencyCall['knownBy'],
): EmergencyCall {
  return { knownBy, countries: codes.map((code) => callInCountry(code, table)) };
}
