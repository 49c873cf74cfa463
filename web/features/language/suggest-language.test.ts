import { expect, test } from 'vitest';
import { suggestLanguage } from './suggest-language.ts';

const offered = (shown: string, ...wishes: string[]) => suggestLanguage('/aed', shown, wishes, null)?.address ?? null;

test('a page is offered in the first language that is wished for and there', () => {
  expect(offered('en', 'nl-NL', 'de-AT', 'fr')).toBe('/de/aed');
  expect(offered('de', 'de-CH')).toBeNull();
  expect(offered('de', 'en-GB')).toBe('/aed');
});

test('Portuguese is that of the region, of Portugal elsewhere, and of Brazil where no region is told', () => {
  expect(offered('en', 'pt-BR')).toBe('/pt-BR/aed');
  expect(offered('en', 'pt-PT')).toBe('/pt-PT/aed');
  expect(offered('en', 'pt-AO')).toBe('/pt-PT/aed');
  expect(offered('en', 'pt')).toBe('/pt-BR/aed');
  expect(offered('pt-PT', 'pt-BR')).toBe('/pt-BR/aed');
  expect(offered('pt-BR', 'pt-BR')).toBeNull();
});

test('a choice of before the two counts as the tag without a region', () => {
  expect(suggestLanguage('/aed', 'en', ['en'], 'pt')?.tag).toBe('pt-BR');
});

test('Chinese in the signs of Taiwan is another, and the page is offered in English', () => {
  expect(offered('zh-Hans', 'zh-TW')).toBe('/aed');
  expect(offered('zh-Hans', 'zh-CN')).toBeNull();
});
