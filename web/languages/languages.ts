/** A language for home, the list of places, the emergency pages and the account pages. */
export interface Language {
  /** BCP 47 tag; also the first segment of its URLs, except for the source language. */
  readonly tag: string;
  /** In the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The source language; its URLs have no prefix. */
export const sourceLanguage: Language = { tag: 'en', name: 'English', direction: 'ltr' };

/** One line per catalogue in web/translations, in the chooser's order: by tag, which is neutral. */
export const translations: readonly Language[] = [
  { tag: 'ar', name: 'العربية', direction: 'rtl' },
  { tag: 'de', name: 'Deutsch', direction: 'ltr' },
  { tag: 'es', name: 'Español', direction: 'ltr' },
  { tag: 'fa', name: 'فارسی', direction: 'rtl' },
  { tag: 'fr', name: 'Français', direction: 'ltr' },
  { tag: 'he', name: 'עברית', direction: 'rtl' },
  { tag: 'it', name: 'Italiano', direction: 'ltr' },
  { tag: 'ja', name: '日本語', direction: 'ltr' },
  { tag: 'ko', name: '한국어', direction: 'ltr' },
  { tag: 'pl', name: 'Polski', direction: 'ltr' },
  { tag: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr' },
  { tag: 'pt-PT', name: 'Português europeu', direction: 'ltr' },
  { tag: 'ru', name: 'Русский', direction: 'ltr' },
  { tag: 'tr', name: 'Türkçe', direction: 'ltr' },
  { tag: 'uk', name: 'Українська', direction: 'ltr' },
  { tag: 'zh-Hans', name: '简体中文', direction: 'ltr' },
];

export const languages: readonly Language[] = [sourceLanguage, ...translations];

/** Main and emergency pages: in every language, and precached for offline use. */
export const mainPages: readonly string[] = ['/', '/hubs', '/aed', '/cpr', '/emergency-numbers'];

/** Account pages; not indexed by search engines. */
export const accountPages: readonly string[] = [
  '/sign-in',
  '/sign-in/create',
  '/sign-in/forgotten',
  '/reset-password',
  '/my-account',
];

/** Pages that exist in every language. */
const translatedPages: readonly string[] = [...mainPages, ...accountPages];

/**
 * A kind of page whose content the server fills in from the published registry: millions of URLs, one shell per
 * language.
 */
export interface RegistryPages {
  /** Path of the file: the page without content, which a static host sends for all of them. */
  readonly shell: string;
  /** Common prefix of these paths, including the shell's. */
  readonly prefix: string;
  /** Whether these pages exist only on our server, which compiles their lists. */
  readonly isOnServerAlone?: boolean;
}

export const registryPages: readonly RegistryPages[] = [
  { shell: '/aed/~', prefix: '/aed/' },
  { shell: '/aeds/~', prefix: '/aeds', isOnServerAlone: true },
];

/** The shell of a server-filled page; null for every other path. */
export function shellPathOf(page: string): string | null {
  return registryPages.find(({ prefix }) => page.startsWith(prefix))?.shell ?? null;
}

/** Whether a page exists in every language. */
export const isTranslatedPage = (page: string) => translatedPages.includes(page) || shellPathOf(page) !== null;

/** Fallback pages, in every language too. */
const translatedStandIns: readonly string[] = ['/offline', '/404'];

/** All files prerendered in every language. */
export const prerenderedInEveryLanguage: readonly string[] = [
  ...translatedPages,
  ...registryPages.map(({ shell }) => shell),
  ...translatedStandIns,
];

/** Path of a translated page or fallback; home's is the language's tag alone, because no page has a trailing slash. */
export function translatedPath(tag: string, page: string): string {
  return `/${tag}${page === '/' ? '' : page}`;
}

/** Path in a language, including query and fragment: English if the page is not translated. */
export function pathInLanguage({ tag }: Language, address: string): string {
  const page = address.replace(/[?#].*/, '');
  if (tag === sourceLanguage.tag || !isTranslatedPage(page)) return address;
  return translatedPath(tag, page) + address.slice(page.length);
}
