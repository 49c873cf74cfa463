import { language } from '../languages/localize-text.ts';
import type { CountryAmbulanceNumbers, EmergencyCall } from './emergency-call.ts';

/** An additional number, with its country if different from the first's. */
export interface AdditionalNumber {
  readonly number: string;
  readonly countryName: string | null;
}

/** More would be a list to study, not a number to call. */
const otherCountriesMax = 2;

/** The main number, null if unknown, and additional ones; from other countries only numbers that differ. */
export function numbersToShow({ countries }: EmergencyCall): {
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

/** The number if exactly one country is guessed; null if unknown, or if a sentence would have to name two. */
export function singleCountryNumber(call: EmergencyCall | null): string | null {
  return call?.countries.length === 1 ? numbersToShow(call).first : null;
}

/** 'Serbia or Kosovo'. */
export function joinCountryNames(countries: readonly CountryAmbulanceNumbers[]): string {
  const either = new Intl.ListFormat(language.tag, { type: 'disjunction' });
  return either.format(countries.map(({ countryName }) => countryName));
}
