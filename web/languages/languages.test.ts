import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addressIn, languages, sourceLanguage, translations } from './languages.ts';
import { pluralForms, pluralIn } from './plural.ts';

const translated = new URL('../translations/', import.meta.url);

test('each folder is in the list, and each of the list has a folder', () => {
  const folders = readdirSync(translated, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(translations.map(({ tag }) => tag).sort());
});

test.each(languages)('$tag is called by its own name and runs in its own direction', ({ tag, name, direction }) => {
  const ownName = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? '';
  expect(name.toLowerCase()).toBe(ownName.toLowerCase());
  const { script } = new Intl.Locale(tag).maximize();
  expect(direction).toBe(['Arab', 'Hebr'].includes(script ?? '') ? 'rtl' : 'ltr');
});

test('no number is parted from its unit or from the hour it runs to, where a line ends', () => {
  const parted = /(?:\d|\w\}) (?:[Mm]in|мин|хв|dk|k?m|к?м|[ck]m|см|kB|MB|%)(?![\p{L}])|'[^']*\d–\d+[时時]?'/gu;
  for (const { tag } of translations) {
    for (const file of readdirSync(new URL(`${tag}/`, translated))) {
      const words = readFileSync(new URL(`${tag}/${file}`, translated), 'utf8');
      expect.soft(words.match(parted) ?? [], `${tag}/${file}`).toEqual([]);
    }
  }
});

test('what is translated has an address of its own, with what stands behind it, and the rest keeps its address', () => {
  const [arabic = sourceLanguage] = translations;
  expect(addressIn(arabic, '/')).toBe('/ar');
  expect(addressIn(arabic, '/#map')).toBe('/ar#map');
  expect(addressIn(arabic, '/hubs?sort=score#list')).toBe('/ar/hubs?sort=score#list');
  expect(addressIn(arabic, '/methodology#sources')).toBe('/methodology#sources');
  expect(addressIn(arabic, '#map')).toBe('#map');
  expect(addressIn(arabic, '/cpr')).toBe('/ar/cpr');
  expect(addressIn(arabic, '/privacy')).toBe('/privacy');
  expect(addressIn(sourceLanguage, '/cpr')).toBe('/cpr');
});

describe('plurals', () => {
  test.each(Object.entries(pluralForms))('%s has the forms that its numbers ask for', (tag, forms) => {
    expect([...forms].sort()).toEqual(new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted());
  });

  test('Polish and Arabic take the right one', () => {
    const polish = pluralIn('pl');
    const aeds = { one: '# defibrylator', few: '# defibrylatory', many: '# defibrylatorów', other: '# defibrylatora' };
    expect([1, 2, 5, 12, 22, 25].map((count) => polish(count, aeds))).toEqual([
      '1 defibrylator',
      '2 defibrylatory',
      '5 defibrylatorów',
      '12 defibrylatorów',
      '22 defibrylatory',
      '25 defibrylatorów',
    ]);
    const arabic = pluralIn('ar');
    const forms = { zero: '0', one: '1', two: '2', few: '3-10', many: '11-99', other: '100' };
    expect([0, 1, 2, 3, 10, 11, 99, 100, 103].map((count) => arabic(count, forms))).toEqual([
      '0',
      '1',
      '2',
      '3-10',
      '3-10',
      '11-99',
      '11-99',
      '100',
      '3-10',
    ]);
  });
});
