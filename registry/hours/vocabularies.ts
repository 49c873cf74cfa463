import type { Vocabulary } from './vocabulary.ts';
import { cyrillic } from './words/cyrillic.ts';
import { chinese, japanese, korean } from './words/east-asian.ts';
import { furtherLanguages } from './words/further.ts';
import { neighbours } from './words/neighbours.ts';
import { nordicAndBaltic } from './words/nordic-and-baltic.ts';
import { rightToLeft } from './words/right-to-left.ts';
import { southEastAsian } from './words/south-east-asian.ts';
import { dutch, english, french, german, italian, polish, portuguese, spanish } from './words/western.ts';

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
  ...neighbours,
  ...nordicAndBaltic,
  ...cyrillic,
  ...rightToLeft,
  ...southEastAsian,
  ...furtherLanguages,
};
