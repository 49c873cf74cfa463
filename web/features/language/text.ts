import { inLanguage } from '../../languages/localize-text.ts';

export const languageText = inLanguage('languageText', { choose: 'Language' });

/**
 * Texts of the note at the end of translated pages. Only the markup of translated pages contains them (`AsWritten`).
 */
export const translationNoteText = inLanguage('translationNoteText', {
  notReviewed: 'This translation has not yet been reviewed by a medical translator.',
  report: 'Report a mistake',
  englishInPlaces: 'Some sentences are in English: their translation is not ready yet.',
  englishRest: 'Names of many places, titles of sources and notes on countries are in English.',
});
