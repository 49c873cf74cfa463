/**
 * Official languages that registers may use, besides the main language that the JavaScript engine knows for a country.
 */
const furtherLanguages: Readonly<Record<string, readonly string[]>> = {
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

const firstLanguages = new Map<string, string>();

/**
 * The main language that the JavaScript engine knows for a country. Cached, because the engine takes longer for it than
 * the parser for a record's texts.
 */
function firstLanguage(country: string): string {
  const known = firstLanguages.get(country);
  if (known !== undefined) return known;
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  firstLanguages.set(country, language);
  return language;
}

/**
 * The likely languages of a country's texts, as ISO codes; none if the country is unknown. Always includes English,
 * because OpenStreetMap's syntax is English everywhere.
 */
export function languagesOf(country: string | null): readonly string[] {
  if (country === null) return [];
  return ['en', firstLanguage(country), ...(furtherLanguages[country] ?? [])];
}

/** Whether English is the country's main language. */
export const isEnglishSpoken = (country: string) => firstLanguage(country) === 'en';

/** `getWeekInfo` is in Node 24 but not yet in TypeScript's library. */
interface LocaleWithWeek extends Intl.Locale {
  getWeekInfo?(): { readonly weekend: readonly number[] };
}

/** Whether the country's weekend is known to be Saturday and Sunday. */
export function hasUsualWeekend(country: string | null): boolean {
  if (country === null) return false;
  const locale: LocaleWithWeek = new Intl.Locale(`und-${country}`);
  return locale.getWeekInfo?.().weekend.join() === '6,7';
}
