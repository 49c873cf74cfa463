import { buildTranslatedTexts } from '../../scripts/translations/translation.ts';
import type { Translated } from '../../web/languages/localize-text.ts';

type InLanguage<Texts> = { readonly [Name in keyof Texts]: Translated<Texts[Name]> };

/**
 * Reads the translations of a language from its catalogue. `Texts` is the type of the module that declares the English
 * texts.
 */
export function translatedTextsOf<Texts extends object>(tag: string): InLanguage<Texts> {
  return buildTranslatedTexts(tag) as unknown as InLanguage<Texts>;
}
