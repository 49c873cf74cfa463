import { inLanguage } from '../../languages/localize-text.ts';

/** Page title and meta description. */
export const aedMetaText = inLanguage('aedMetaText', {
  title: 'Find an AED',
  description:
    'The defibrillators that can be beside the patient soonest, and the number to call before anything else.',
});
