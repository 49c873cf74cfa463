import { inLanguage } from '../../languages/in-language.ts';

/** Title and description, as search engines and tabs show them. */
export const numbersMetaText = inLanguage('numbersMetaText', {
  title: 'Emergency numbers',
  description:
    'The number to call for an ambulance in every country and territory, whether 112 helps there, and the source and year of each.',
});
