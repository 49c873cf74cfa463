import { describe, expect, test } from 'vitest';
import { languages, pathInLanguage, sourceLanguage, translations } from './languages.ts';
import { createPluralFormatter } from './plural-messages.ts';

test.each(languages)('$tag has its own name and its direction', ({ tag, name, direction }) => {
  const ownName = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? '';
  expect(name.toLowerCase()).toBe(ownName.toLowerCase());
  const { script } = new Intl.Locale(tag).maximize();
  expect(direction).toBe(['Arab', 'Hebr'].includes(script ?? '') ? 'rtl' : 'ltr');
});

test('a translated page has an address in its language, keeping query and anchor; others keep theirs', () => {
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
  test('are right in Polish and Arabic', () => {
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
