import { language } from '../../languages/in-language.ts';

const storageKey = 'language';

/** The tag of the language that the visitor chose last; null if none was, or where the browser keeps nothing. */
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
    // Storage is forbidden here: the choice holds for the page that it leads to.
  }
}

/** Whether there may be anything to offer: most visitors read the page's language and have chosen none, and need no further code. */
export function mayOfferLanguage(): boolean {
  const [own, region] = language.tag.split('-');
  const [read, readIn] = navigator.language.split('-');
  // Chinese has a script instead of a region: whether it is met is judged by what offers it.
  return rememberedLanguage() !== null || own !== read || (region !== undefined && region !== readIn);
}
