import { inLanguage } from '../../languages/localize-text.ts';

/** Page title and meta description. */
export const emergencyNumbersMetaText = inLanguage('emergencyNumbersMetaText', {
  title: 'Emergency numbers',
  description:
    'The number to call for an ambulance in every country and territory, whether 112 helps there, and the source and year of each.',
});
