import { inLanguage } from '../../languages/localize-text.ts';

export const homeMetaText = inLanguage('homeMetaText', {
  description: (places: number) =>
    `An atlas of ${places} places known for long life, with the sources and doubts of every figure, and a locator for the nearest defibrillator.`,
});
