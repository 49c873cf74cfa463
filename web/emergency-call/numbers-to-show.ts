import { language } from '../languages/localize-text.ts';
import type { CountryAmbulanceNumbers, EmergencyCall } from './emergency-call.ts';

/** A further number to call. The country is given if it differs from that of the first number. */
export interface AdditionalNumber {
  readonly number: string;
  readonly countryName: string | null;
}

/** If more countries were shown, the visitor would have to study a list instead of calling. */
const otherCountriesMax = 2;

/**
 * Returns the first number to call, or null if it is unknown, and further numbers. Other countries add only the numbers
 * that differ.
 */
export function selectShownNumbers({ countries }: EmergencyCall): {
  first: string | null;
  further: readonly AdditionalNumber[];
} {
  const [own, ...others] = countries;
  const [first = null, ...rest] = own?.numbers ?? [];
  const told = new Set(own?.numbers);
  const further: AdditionalNumber[] = rest.map((number) => ({ number, countryName: null }));
  for (const { countryName, numbers } of others.slice(0, otherCountriesMax)) {
    const [number] = numbers;
    if (number === undefined || told.has(number)) continue;
    told.add(number);
    further.push({ number, countryName });
  }
  return { first, further };
}

/**
 * Returns the first number to call if the visitor can be in one country only. Null if there are several possible
 * countries, or if the number is unknown.
 */
export function findSingleCountryNumber(call: EmergencyCall | null): string | null {
  return call?.countries.length === 1 ? selectShownNumbers(call).first : null;
}

/** Joins the names of countries with "or" in the page's language, such as 'Serbia or Kosovo'. */
export function joinCountryNames(countries: readonly CountryAmbulanceNumbers[]): string {
  const either = new Intl.ListFormat(language.tag, { type: 'disjunction' });
  return either.format(countries.map(({ countryName }) => countryName));
}
