import { language } from '../../languages/in-language.ts';

const storageKey = 'language';

/** The tag of the visitor's last chosen language; null if none was chosen, or without storage. */
export function rememberedLanguage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function rememberLanguage(tag: string): void {
  try {
    localStorage.setItem(storageKey, tag);
  } catch {
    // Storage is not permitted: the choice applies only to the page it leads to.
  }
}

/**
 * Whether there may be anything to offer: most visitors read the page's language and have chosen none, and need no more
 * code.
 */
export function mayOfferLanguage(): boolean {
  const [own, region] = language.tag.split('-');
  const [read, readIn] = navigator.language.split('-');
  // Chinese has a script instead of a region: the offering code checks whether it matches.
  return rememberedLanguage() !== null || own !== read || (region !== undefined && region !== readIn);
}
