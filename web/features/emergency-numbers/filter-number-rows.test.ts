import { expect, it } from 'vitest';
import { foldText } from '../../../domain/text/fold-text.ts';
import { buildEmergencyNumberData } from './emergency-number-rows.ts';
import { filterNumberRows } from './filter-number-rows.ts';

const { rows } = buildEmergencyNumberData();
const asked = (text: string) => filterNumberRows(rows, foldText(text)).map(({ code }) => code);

it.each([
  ['UK', 'GB'],
  ['uk', 'GB'],
  ['U.K.', 'GB'],
  ['GBR', 'GB'],
  ['England', 'GB'],
  ['Scotland', 'GB'],
  ['Wales', 'GB'],
  ['Britain', 'GB'],
  ['Great Britain', 'GB'],
  ['USA', 'US'],
  ['US', 'US'],
  ['America', 'US'],
  ['United States of America', 'US'],
  ['Hawaii', 'US'],
  ['UAE', 'AE'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Czech Republic', 'CZ'],
  ['Holland', 'NL'],
  ['Ivory Coast', 'CI'],
  ['Palestine', 'PS'],
  ['Macau', 'MO'],
  ['East Timor', 'TL'],
  ['South Korea', 'KR'],
  ['DE', 'DE'],
])('%s finds the country %s before all others', (text, code) => {
  expect(asked(text)[0]).toBe(code);
});

it('a prefix finds all names with it, a number the countries that have it, and empty text finds all', () => {
  expect(asked('Ukr')).toEqual(['UA']);
  expect(asked('Amer')).toContain('US');
  expect(asked('144')).toContain('CH');
  expect(asked('')).toHaveLength(rows.length);
  expect(asked('Atlantis')).toEqual([]);
});

it('lists each number and text service once in the sources of a row', () => {
  for (const { sources } of rows) {
    const named = sources.map(({ number }) => number);
    expect(named).toEqual([...new Set(named)]);
  }
});
