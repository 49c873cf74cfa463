import { inLanguage } from '../../languages/in-language.ts';

export const homeMetaText = inLanguage('homeMetaText', {
  description: (places: number) =>
    `An atlas of ${places} places known for long life, with sources and doubts beside every figure, and a locator for the nearest defibrillator.`,
});
