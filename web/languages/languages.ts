/** A language in which home, the list of places, the emergency pages and those of the accounts can be read. */
export interface Language {
  /** By BCP 47; the first part of its addresses too, but for the source. */
  readonly tag: string;
  /** In the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** In this language everything is written first; its addresses have no prefix. */
export const sourceLanguage: Language = { tag: 'en', name: 'English', direction: 'ltr' };

/** A line for each catalogue of web/translations, in the order of the chooser: by the tag, so that nobody has to ask why. */
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

/** What people come for, and what someone needs at once: there in every language, and kept for a time without a network. */
export const mainPages: readonly string[] = ['/', '/hubs', '/aed', '/cpr', '/emergency-numbers'];

/** The ways into an account, and the account; nobody searches for them. */
export const accountPages: readonly string[] = [
  '/sign-in',
  '/sign-in/create',
  '/sign-in/forgotten',
  '/reset-password',
  '/my-account',
];

/** Pages that are there in every language. */
const translatedPages: readonly string[] = [...mainPages, ...accountPages];

/** A kind of page whose content the server fills in from the published registry: millions of addresses, one file in each language. */
export interface FilledPages {
  /** Address of the file: the page without its content, which a static host sends for all of them. */
  readonly shell: string;
  /** What the addresses of the kind begin with; the shell's own does too. */
  readonly prefix: string;
  /** Whether other hosts have none of these pages: their lists are put together by our server. */
  readonly isOnServerAlone?: boolean;
}

export const filledPages: readonly FilledPages[] = [
  { shell: '/aed/~', prefix: '/aed/' },
  { shell: '/aeds/~', prefix: '/aeds', isOnServerAlone: true },
];

/** The shell of a page that the server fills in; null for every other address. */
export function shellOf(page: string): string | null {
  return filledPages.find(({ prefix }) => page.startsWith(prefix))?.shell ?? null;
}

/** Whether a page is there in every language. */
export const isTranslatedPage = (page: string) => translatedPages.includes(page) || shellOf(page) !== null;

/** Pages that replace others, in every language too. */
const translatedStandIns: readonly string[] = ['/offline', '/404'];

/** What is written to a file in every language. */
export const prerenderedInEveryLanguage: readonly string[] = [
  ...translatedPages,
  ...filledPages.map(({ shell }) => shell),
  ...translatedStandIns,
];

/** Address of a page, or stand-in, that is there in a translation; home's is the language's tag alone, for no page has a slash at its end. */
export function translatedAddress(tag: string, page: string): string {
  return `/${tag}${page === '/' ? '' : page}`;
}

/** Address in a language, with whatever it carries behind the page's own: in English, where the page is not translated. */
export function addressIn({ tag }: Language, address: string): string {
  const page = address.replace(/[?#].*/, '');
  if (tag === sourceLanguage.tag || !isTranslatedPage(page)) return address;
  return translatedAddress(tag, page) + address.slice(page.length);
}
