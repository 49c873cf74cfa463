import { inLanguage } from '../languages/in-language.ts';

/** Titles and descriptions of the pages that are there in every language, as search engines and tabs show them. */
export const pageText = inLanguage('pageText', {
  cpr: {
    title: 'Hands on the chest',
    description:
      'A beat of 110 a minute for chest compressions, by sound, light and vibration, with the three steps in pictures. Works without a network.',
  },
  numbers: {
    title: 'Emergency numbers',
    description:
      'The number to call for an ambulance in every country and territory, whether 112 helps there, and the source and year of each.',
  },
});
