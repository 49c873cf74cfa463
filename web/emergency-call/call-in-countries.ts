import type { EmergencyNumbers } from '../../content/emergency-numbers/emergency-number.ts';
import { language } from '../languages/in-language.ts';
import type { CountryCall, EmergencyCall } from './emergency-call.ts';

function callInCountry(code: string, table: EmergencyNumbers): CountryCall {
  const countryName = new Intl.DisplayNames([language.tag], { type: 'region' }).of(code) ?? code;
  return { countryName, numbers: table[code]?.numbers ?? [] };
}

/** Whom to call in one of these countries, by ISO 3166-1 code, the likeliest first, from a table that has them. */
export function callInCountries(
  codes: readonly string[],
  table: EmergencyNumbers,
  knownBy: EmergencyCall['knownBy'],
): EmergencyCall {
  return { knownBy, countries: codes.map((code) => callInCountry(code, table)) };
}
