import { describe, expect, test } from 'vitest';
import { languages, pathInLanguage, sourceLanguage, translations } from './languages.ts';
import { createPluralFormatter } from './plural-messages.ts';

test.each(languages)('$tag is called by its own name and runs in its own direction', ({ tag, name, direction }) => {
  const ownName = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? '';
  expect(name.toLowerCase()).toBe(ownName.toLowerCase());
  const { script } = new Intl.Locale(tag).maximize();
  expect(direction).toBe(['Arab', 'Hebr'].includes(script ?? '') ? 'rtl' : 'ltr');
});

test('what is translated has an address of its own, with what stands behind it, and the rest keeps its address', () => {
  const [arabic = sourceLanguage] = translations;
  expect(pathInLanguage(arabic, '/')).toBe('/ar');
  expect(pathInLanguage(arabic, '/#map')).toBe('/ar#map');
  expect(pathInLanguage(arabic, '/hubs?sort=score#list')).toBe('/ar/hubs?sort=score#list');
  expect(pathInLanguage(arabic, '/methodology#sources')).toBe('/methodology#sources');
  expect(pathInLanguage(arabic, '#map')).toBe('#map');
  expect(pathInLanguage(arabic, '/cpr')).toBe('/ar/cpr');
  expect(pathInLanguage(arabic, '/privacy')).toBe('/privacy');
  expect(pathInLanguage(sourceLanguage, '/cpr')).toBe('/cpr');
});

describe('plurals', () => {
  test('Polish and Arabic take the right one', () => {
    const polish = createPluralFormatter('pl').counted;
    const aeds = { one: '# defibrylator', few: '# defibrylatory', many: '# defibrylatorów', other: '# defibrylatora' };
    expect([1, 2, 5, 12, 22, 25].map((count) => polish(count, aeds))).toEqual([
      '1 defibrylator',
      '2 defibrylatory',
      '5 defibrylatorów',
      '12 defibrylatorów',
      '22 defibrylatory',
      '25 defibrylatorów',
    ]);
    const arabic = createPluralFormatter('ar').counted;
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
