import { additionalVocabularies } from './vocabularies/additional-vocabularies.ts';
import { confusableVocabularies } from './vocabularies/confusable-vocabularies.ts';
import { cyrillicVocabularies } from './vocabularies/cyrillic.ts';
import { chineseVocabulary, japaneseVocabulary, koreanVocabulary } from './vocabularies/east-asian.ts';
import { nordicAndBalticVocabularies } from './vocabularies/nordic-and-baltic.ts';
import { rightToLeftVocabularies } from './vocabularies/right-to-left.ts';
import { southEastAsianVocabularies } from './vocabularies/south-east-asian.ts';
import {
  dutchVocabulary,
  englishVocabulary,
  frenchVocabulary,
  germanVocabulary,
  italianVocabulary,
  polishVocabulary,
  portugueseVocabulary,
  spanishVocabulary,
} from './vocabularies/western.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The vocabularies by ISO language code. */
export const vocabularies: Readonly<Record<string, Vocabulary>> = {
  en: englishVocabulary,
  de: germanVocabulary,
  fr: frenchVocabulary,
  it: italianVocabulary,
  nl: dutchVocabulary,
  es: spanishVocabulary,
  pt: portugueseVocabulary,
  pl: polishVocabulary,
  ja: japaneseVocabulary,
  zh: chineseVocabulary,
  ko: koreanVocabulary,
  ...confusableVocabularies,
  ...nordicAndBalticVocabularies,
  ...cyrillicVocabularies,
  ...rightToLeftVocabularies,
  ...southEastAsianVocabularies,
  ...additionalVocabularies,
};
