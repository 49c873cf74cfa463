import { additionalLanguages } from './vocabularies/additional-languages.ts';
import { confusableLanguages } from './vocabularies/confusable-languages.ts';
import { cyrillic } from './vocabularies/cyrillic.ts';
import { chinese, japanese, korean } from './vocabularies/east-asian.ts';
import { nordicAndBaltic } from './vocabularies/nordic-and-baltic.ts';
import { rightToLeft } from './vocabularies/right-to-left.ts';
import { southEastAsian } from './vocabularies/south-east-asian.ts';
import { dutch, english, french, german, italian, polish, portuguese, spanish } from './vocabularies/western.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The vocabularies by ISO language code. */
export const vocabularies: Readonly<Record<string, Vocabulary>> = {
  en: english,
  de: german,
  fr: french,
  it: italian,
  nl: dutch,
  es: spanish,
  pt: portuguese,
  pl: polish,
  ja: japanese,
  zh: chinese,
  ko: korean,
  ...confusableLanguages,
  ...nordicAndBaltic,
  ...cyrillic,
  ...rightToLeft,
  ...southEastAsian,
  ...additionalLanguages,
};
