/** A language in which the home page, the list of places, the emergency pages and the account pages exist. */
export interface Language {
  /** BCP 47 tag. It is also the first segment of the language's URLs, except for the source language. */
  readonly tag: string;
  /** The language's name, written in the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The source language; its URLs have no prefix. */
export const sourceLanguage: Language = { tag: 'en', name: 'English', direction: 'ltr' };

/**
 * The languages with a catalogue in web/translations, in the order of the language menu. They are sorted by tag, which
 * favours no language.
 */
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

/** Main and emergency pages. They exist in every language and are precached for offline use. */
export const mainPages: readonly string[] = ['/', '/hubs', '/aed', '/cpr', '/emergency-numbers'];

/** Account pages, which search engines do not index. */
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
 * A kind of page whose content the server fills in from the published registry. There are millions of such pages, but
 * only one prerendered shell per language.
 */
export interface RegistryPagePaths {
  /** Path of the page without content. A static host sends this file for every page of the kind. */
  readonly shell: string;
  /** Common prefix of the paths of these pages, including the shell's path. */
  readonly prefix: string;
  /** Whether these pages exist only on our server, because a static host cannot compile the lists in them. */
  readonly isServerOnly?: boolean;
}

export const registryPages: readonly RegistryPagePaths[] = [
  { shell: '/aed/~', prefix: '/aed/' },
  { shell: '/aeds/~', prefix: '/aeds', isServerOnly: true },
];

/** Returns the path of the shell of a page that the server fills in, or null for every other page. */
export function shellPathOf(page: string): string | null {
  return registryPages.find(({ prefix }) => page.startsWith(prefix))?.shell ?? null;
}

/** Whether a page exists in every language. */
export const isTranslatedPage = (page: string) => translatedPages.includes(page) || shellPathOf(page) !== null;

/** Fallback pages, which exist in every language too. */
const fallbackPages: readonly string[] = ['/offline', '/404'];

/** Paths of all pages that are prerendered in every language. */
export const pagesPrerenderedInEveryLanguage: readonly string[] = [
  ...translatedPages,
  ...registryPages.map(({ shell }) => shell),
  ...fallbackPages,
];

/**
 * Returns the path of a translated page or fallback page. The home page's path is only the language's tag, because no
 * path has a trailing slash.
 */
export function buildTranslatedPath(tag: string, page: string): string {
  return `/${tag}${page === '/' ? '' : page}`;
}

/**
 * Returns the address of a page in a language, with its query and fragment. A page without a translation keeps its
 * English address.
 */
export function pathInLanguage({ tag }: Language, address: string): string {
  const page = address.replace(/[?#].*/, '');
  if (tag === sourceLanguage.tag || !isTranslatedPage(page)) return address;
  return buildTranslatedPath(tag, page) + address.slice(page.length);
}
