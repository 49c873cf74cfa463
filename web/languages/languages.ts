/** A language in which the emergency pages, and those of the accounts, can be read. */
export interface Language {
  /** By BCP 47; the first part of its addresses too, but for the source. */
  readonly tag: string;
  /** In the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** In this language everything is written first; its addresses have no prefix. */
export const sourceLanguage: Language = { tag: 'en', name: 'English', direction: 'ltr' };

/** A line for each folder beside this file, in the order of the chooser: by the tag, so that nobody has to ask why. */
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
  { tag: 'pt', name: 'Português', direction: 'ltr' },
  { tag: 'ru', name: 'Русский', direction: 'ltr' },
  { tag: 'tr', name: 'Türkçe', direction: 'ltr' },
  { tag: 'uk', name: 'Українська', direction: 'ltr' },
  { tag: 'zh-Hans', name: '简体中文', direction: 'ltr' },
];

export const languages: readonly Language[] = [sourceLanguage, ...translations];

/** What somebody needs at once: there in every language, and kept for a time without a network. */
export const emergencyPages: readonly string[] = ['/aed', '/cpr', '/emergency-numbers'];

/** The ways into an account, and the account; nobody searches for them. */
export const accountPages: readonly string[] = [
  '/sign-in',
  '/sign-in/create',
  '/sign-in/forgotten',
  '/reset-password',
  '/my-account',
];

/** Pages that are there in every language. */
export const translatedPages: readonly string[] = [...emergencyPages, ...accountPages];

/** Pages that stand in for others, in every language too. */
export const translatedStandIns: readonly string[] = ['/offline', '/404'];

/** Address of a page in a language: in English, where it is not translated. */
export function addressIn({ tag }: Language, path: string): string {
  return tag !== sourceLanguage.tag && translatedPages.includes(path) ? `/${tag}${path}` : path;
}
