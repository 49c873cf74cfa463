import { inLanguage } from '../languages/in-language.ts';

export const emergencyCallText = inLanguage('emergencyCallText', {
  guessed: (countries: string) => `You seem to be in ${countries}:`,
  or: 'or',
  inCountry: (country: string) => `in ${country}`,
  unknown: 'The number to call differs from country to country.',
  unsure: (country: string) => `You seem to be in ${country}, and we know no sure number for it. 112 may connect you.`,
  all: 'All emergency numbers',
});
