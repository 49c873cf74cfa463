import { emergencyNumbers } from '../../content/emergency-numbers.ts';
import { language } from '../languages/in-language.ts';
import type { CountryCall, EmergencyCall } from './emergency-call.ts';

function callInCountry(code: string): CountryCall {
  const countryName = new Intl.DisplayNames([language.tag], { type: 'region' }).of(code) ?? code;
  return { countryName, numbers: emergencyNumbers[code]?.numbers ?? [] };
}

/** Whom to call in one of these countries, by ISO 3166-1 code, the likeliest first. */
export function callInCountries(codes: readonly string[], knownBy: EmergencyCall['knownBy']): EmergencyCall {
  return { knownBy, countries: codes.map(callInCountry) };
}
