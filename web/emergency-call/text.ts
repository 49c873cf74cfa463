import { inLanguage } from '../languages/localize-text.ts';

export const emergencyCallText = inLanguage('emergencyCallText', {
  guessed: (countries: string) => `Where you seem to be (${countries}):`,
  or: 'or',
  inCountry: (country: string) => `(${country})`,
  unknown: 'The number to call differs from country to country.',
  unsure: (country: string) => `We could not confirm a number for where you seem to be: ${country}. Try 112.`,
  all: 'All emergency numbers',
});
