import { numbers } from 'virtual:numbers-to-call';
import { expect, it } from 'vitest';
import { languages } from '../../languages/languages.ts';
import { languagesOfCountry, maxStickerLanguages } from './languages-of-country.ts';
import { stickerTranslations } from './sticker-translations.ts';

const tags = languages.map(({ tag }) => tag);

it('has texts in every language of the site, and in no other', () => {
  expect(Object.keys(stickerTranslations).sort()).toEqual([...tags].sort());
  for (const words of Object.values(stickerTranslations))
    for (const said of Object.values(words)) expect(said).not.toBe('');
});

it('selects one to three languages of the site for each country', () => {
  for (const country of Object.keys(numbers)) {
    const chosen = languagesOfCountry(country);
    expect(chosen.length).toBeGreaterThanOrEqual(1);
    expect(chosen.length).toBeLessThanOrEqual(maxStickerLanguages);
    expect(chosen.filter((tag) => !tags.includes(tag))).toEqual([]);
  }
});

it.each([
  ['LI', ['de']],
  ['CH', ['de', 'fr', 'it']],
  ['BE', ['fr', 'de']],
  ['IL', ['he', 'ar']],
  ['BR', ['pt-BR']],
  ['JP', ['ja']],
  ['NO', ['en']],
])('in %s a sticker uses %j', (country, expected) => {
  expect(languagesOfCountry(country)).toEqual(expected);
});
