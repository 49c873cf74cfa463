import {
  isTranslatedPage,
  type Language,
  languages,
  pathInLanguage,
  sourceLanguage,
} from '../../languages/languages.ts';

/** Says 'This page in …' in each language, by language tag. */
const offerTexts: Readonly<Record<string, string>> = {
  ar: 'هذه الصفحة بالعربية',
  de: 'Diese Seite auf Deutsch',
  en: 'This page in English',
  es: 'Esta página en español',
  fa: 'این صفحه به فارسی',
  fr: 'Cette page en français',
  he: 'הדף הזה בעברית',
  it: 'Questa pagina in italiano',
  ja: 'このページを日本語で読む',
  ko: '이 페이지를 한국어로',
  pl: 'Ta strona po polsku',
  'pt-BR': 'Esta página em português do Brasil',
  'pt-PT': 'Esta página em português de Portugal',
  ru: 'Эта страница на русском',
  tr: 'Bu sayfa Türkçe',
  uk: 'Ця сторінка українською',
  'zh-Hans': '本页中文版',
};

/** A version of the page in a language that the visitor probably reads better. */
export interface LanguageSuggestion {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: string;
  readonly address: string;
}

/**
 * Whether a language preference such as 'pt-BR' matches a language of the site, regardless of the region. Traditional
 * Chinese does not match Simplified Chinese.
 */
function matchesLanguage(wish: string, tag: string): boolean {
  const { language, script } = new Intl.Locale(wish).maximize();
  const offered = new Intl.Locale(tag).maximize();
  return language === offered.language && script === offered.script;
}

/**
 * Returns a list with the site's language that matches a preference. The list is empty if no language matches. If
 * several variants match, the list has the variant of the preferred region. As in CLDR, a preference for Portuguese
 * outside Brazil gets the variant of Portugal.
 */
function findSiteLanguage(wish: string): readonly Language[] {
  const meeting = languages.filter(({ tag }) => matchesLanguage(wish, tag));
  const { region } = new Intl.Locale(wish).maximize();
  const own = meeting.find(({ tag }) => new Intl.Locale(tag).maximize().region === region);
  const chosen = own ?? meeting.find(({ tag }) => tag === 'pt-PT') ?? meeting[0];
  return chosen === undefined ? [] : [chosen];
}

/**
 * Returns the language to offer on a page. It is the one that the visitor chose last, or else the first of the
 * browser's languages that the site supports. Returns null if the page is already in that language, or if it is only in
 * English.
 */
export function suggestLanguage(
  page: string,
  shownTag: string,
  wishes: readonly string[],
  remembered: string | null,
): LanguageSuggestion | null {
  if (!isTranslatedPage(page)) return null;
  const asked = remembered === null ? wishes : [remembered];
  const wanted = asked.flatMap(findSiteLanguage).at(0) ?? sourceLanguage;
  if (wanted.tag === shownTag) return null;
  const { tag, direction } = wanted;
  return { tag, direction, words: offerTexts[tag] ?? wanted.name, address: pathInLanguage(wanted, page) };
}
