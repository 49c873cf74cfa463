import { expect, test } from 'vitest';
import { suggestLanguage } from './suggest-language.ts';

const offered = (shown: string, ...wishes: string[]) => suggestLanguage('/aed', shown, wishes, null)?.address ?? null;

test('offers a page in the first preferred language that is available', () => {
  expect(offered('en', 'nl-NL', 'de-AT', 'fr')).toBe('/de/aed');
  expect(offered('de', 'de-CH')).toBeNull();
  expect(offered('de', 'en-GB')).toBe('/aed');
});

test("offers the Portuguese of the region, Portugal's elsewhere, and Brazil's without a region", () => {
  expect(offered('en', 'pt-BR')).toBe('/pt-BR/aed');
  expect(offered('en', 'pt-PT')).toBe('/pt-PT/aed');
  expect(offered('en', 'pt-AO')).toBe('/pt-PT/aed');
  expect(offered('en', 'pt')).toBe('/pt-BR/aed');
  expect(offered('pt-PT', 'pt-BR')).toBe('/pt-BR/aed');
  expect(offered('pt-BR', 'pt-BR')).toBeNull();
});

test('an earlier choice of plain Portuguese counts as the tag without a region', () => {
  expect(suggestLanguage('/aed', 'en', ['en'], 'pt')?.tag).toBe('pt-BR');
});

test('offers English instead of simplified Chinese to a reader from Taiwan', () => {
  expect(offered('zh-Hans', 'zh-TW')).toBe('/aed');
  expect(offered('zh-Hans', 'zh-CN')).toBeNull();
});
