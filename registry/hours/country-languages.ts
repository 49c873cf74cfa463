/** Languages that a country's AED lists may use, besides the main one according to the JavaScript engine. */
const additionalLanguages: Readonly<Record<string, readonly string[]>> = {
  ad: ['es', 'fr'],
  at: ['sl', 'hr', 'hu'],
  ba: ['hr', 'sr'],
  be: ['fr', 'de'],
  ca: ['fr'],
  ch: ['fr', 'it'],
  es: ['ca'],
  fi: ['sv'],
  hk: ['zh'],
  it: ['de', 'sl', 'fr'],
  lu: ['de', 'fr'],
  me: ['hr', 'sr'],
  no: ['da'],
  rs: ['hr', 'hu'],
  sg: ['zh'],
  sk: ['hu'],
  si: ['it', 'hu'],
};

const mainLanguages = new Map<string, string>();

/**
 * Returns the main language of a country according to the JavaScript engine. It is cached, because asking the engine
 * takes longer than parsing the texts of a record.
 */
function mainLanguage(country: string): string {
  const known = mainLanguages.get(country);
  if (known !== undefined) return known;
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  mainLanguages.set(country, language);
  return language;
}

/**
 * Returns the languages in which a country's AED lists are probably written, as ISO codes. English is among them,
 * because the opening_hours tag of OpenStreetMap is in English everywhere. Empty if the country is unknown.
 */
export function languagesOf(country: string | null): readonly string[] {
  if (country === null) return [];
  return ['en', mainLanguage(country), ...(additionalLanguages[country] ?? [])];
}

/** Whether English is the country's main language. */
export const isEnglishSpoken = (country: string) => mainLanguage(country) === 'en';

/** Node 24 has `getWeekInfo`, but TypeScript's library does not declare it yet. */
interface LocaleWithWeek extends Intl.Locale {
  getWeekInfo?(): { readonly weekend: readonly number[] };
}

/** Whether the country's weekend is known to be Saturday and Sunday. False if the country is unknown. */
export function hasUsualWeekend(country: string | null): boolean {
  if (country === null) return false;
  const locale: LocaleWithWeek = new Intl.Locale(`und-${country}`);
  return locale.getWeekInfo?.().weekend.join() === '6,7';
}
