import { language } from '../../languages/localize-text.ts';

const storageKey = 'language';

/**
 * Returns the tag of the language that the visitor chose last, or null if none was chosen or storage is unavailable.
 */
export function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function storeLanguage(tag: string): void {
  try {
    localStorage.setItem(storageKey, tag);
  } catch {
    // If storage is not permitted, the choice applies only to the next page.
  }
}

/**
 * Whether another language might be offered. Most visitors read the page's language and have chosen no other, so the
 * code of the offer need not load.
 */
export function mayHaveLanguageSuggestion(): boolean {
  const [own, region] = language.tag.split('-');
  const [read, readIn] = navigator.language.split('-');
  // Variants of Chinese differ in script and not in region, so this may return true although no other language is
  // offered.
  return readStoredLanguage() !== null || own !== read || (region !== undefined && region !== readIn);
}
