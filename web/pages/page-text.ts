import { inLanguage } from '../languages/in-language.ts';

// Titles and descriptions of the pages that are there in more than English, as search engines and tabs show them.

export const aedMetaText = inLanguage('aedMetaText', {
  title: 'Find an AED',
  description:
    'The defibrillators that can be beside the patient soonest, and the number to call before anything else.',
});

export const cprMetaText = inLanguage('cprMetaText', {
  title: 'Hands on the chest',
  description:
    'A beat of 110 a minute for chest compressions, by sound, light and vibration, with the three steps in pictures. Works without a network.',
});

export const numbersMetaText = inLanguage('numbersMetaText', {
  title: 'Emergency numbers',
  description:
    'The number to call for an ambulance in every country and territory, whether 112 helps there, and the source and year of each.',
});
