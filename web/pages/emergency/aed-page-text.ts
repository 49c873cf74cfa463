import { inLanguage } from '../../languages/in-language.ts';

/** Title and description, as search engines and tabs show them. */
export const aedMetaText = inLanguage('aedMetaText', {
  title: 'Find an AED',
  description:
    'The defibrillators that can be beside the patient soonest, and the number to call before anything else.',
});
