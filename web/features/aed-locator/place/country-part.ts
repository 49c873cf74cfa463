import { otherNamesOfCountries } from '../../../../content/emergency-numbers/other-names.ts';
import { foldText } from '../../../../domain/text/fold-text.ts';
import { languages } from '../../../languages/languages.ts';

/** The language of a country's own people, as the engine knows it: 'sl' of SI. */
const ownLanguage = (code: string) => new Intl.Locale(`und-${code}`).maximize().language;

const namesByCode = new Map<string, readonly string[]>();

/** What a country may be called, folded: its code, its names in the site's languages, the visitor's and its own, what people say. */
function namesOf(code: string): readonly string[] {
  const known = namesByCode.get(code);
  if (known !== undefined) return known;
  const tags = new Set([...languages.map(({ tag }) => tag), ...navigator.languages, ownLanguage(code)]);
  const names = [...tags].map((tag) => new Intl.DisplayNames([tag], { type: 'region' }).of(code) ?? code);
  const folded = [...new Set([code, ...names, ...(otherNamesOfCountries[code] ?? [])].map(foldText))];
  namesByCode.set(code, folded);
  return folded;
}

/** Whether folded words are a name of the country, or the beginning of one that is still being typed. */
export const isCountryCalled = (code: string, words: string) => namesOf(code).some((name) => name.startsWith(words));
