import { translatedTexts } from '../../scripts/translations/translation.ts';
import type { Translated } from '../../web/languages/localize-text.ts';

type InLanguage<Texts> = { readonly [Name in keyof Texts]: Translated<Texts[Name]> };

/** Reads the translations of these texts from a language's catalogue, by name. */
export function translatedTextsOf<Texts extends object>(tag: string): InLanguage<Texts> {
  return translatedTexts(tag) as unknown as InLanguage<Texts>;
}
