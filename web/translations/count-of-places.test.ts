import { expect, test } from 'vitest';
import { translations } from '../languages/languages.ts';
import type { HomeWords, PlacesWords } from './words-of-site.ts';

test.each(translations)(
  '$tag says how many places there are as it is told, and knows no number itself',
  async ({ tag }) => {
    const { words: home }: { words: HomeWords } = await import(`./${tag}/home.ts`);
    const { words: places }: { words: PlacesWords } = await import(`./${tag}/places.ts`);
    const counting = [home.homeMetaText.description, places.hubsMetaText.description, places.placesText.lede];
    for (const sentence of counting) expect(sentence(77)).toContain('77');
  },
);
