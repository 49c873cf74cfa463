import { language } from '../languages/in-language.ts';
import type { CountryCall, EmergencyCall } from './emergency-call.ts';

/** A further number, and where it holds, if that is not where the first does. */
export interface FurtherNumber {
  readonly number: string;
  readonly countryName: string | null;
}

/** More would be a list to study and not a number to call. */
const otherCountriesMax = 2;

/** The number to press, null if none is known, and those to show beside it; of other countries only such as say something new. */
export function numbersToShow({ countries }: EmergencyCall): {
  first: string | null;
  further: readonly FurtherNumber[];
} {
  const [own, ...others] = countries;
  const [first = null, ...rest] = own?.numbers ?? [];
  const told = new Set(own?.numbers);
  const further: FurtherNumber[] = rest.map((number) => ({ number, countryName: null }));
  for (const { countryName, numbers } of others.slice(0, otherCountriesMax)) {
    const [number] = numbers;
    if (number === undefined || told.has(number)) continue;
    told.add(number);
    further.push({ number, countryName });
  }
  return { first, further };
}

/** The number to press where one country alone is guessed; null if none is known, or where a sentence would have to name two. */
export function onlyNumber(call: EmergencyCall | null): string | null {
  return call?.countries.length === 1 ? numbersToShow(call).first : null;
}

/** 'Serbia or Kosovo'. */
export function joinCountryNames(countries: readonly CountryCall[]): string {
  const either = new Intl.ListFormat(language.tag, { type: 'disjunction' });
  return either.format(countries.map(({ countryName }) => countryName));
}
