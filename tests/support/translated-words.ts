import { translatedTexts } from '../../scripts/translations/translation.ts';
import type { Translated } from '../../web/languages/in-language.ts';

type InLanguage<Texts> = { readonly [Name in keyof Texts]: Translated<Texts[Name]> };

/** What a language's catalogue says in the place of these texts, by their names. */
export function translatedWords<Texts extends object>(tag: string): InLanguage<Texts> {
  return translatedTexts(tag) as unknown as InLanguage<Texts>;
}
