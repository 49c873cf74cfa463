import { language } from '../languages/in-language.ts';
import type { CountryCall, EmergencyCall, NumbersToCall } from './emergency-call.ts';

function callInCountry(code: string, table: NumbersToCall): CountryCall {
  const countryName = new Intl.DisplayNames([language.tag], { type: 'region' }).of(code) ?? code;
  return { code, countryName, numbers: table[code] ?? [] };
}

/** Numbers to call in some countries, by ISO 3166-1 code, likeliest first, from a table that contains them. */
export function callInCountries(
  codes: readonly string[],
  table: NumbersToCall,
  knownBy: EmergencyCall['knownBy'],
): EmergencyCall {
  return { knownBy, countries: codes.map((code) => callInCountry(code, table)) };
}
