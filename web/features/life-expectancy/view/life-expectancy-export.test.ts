import { expect, test } from 'vitest';
import { buildChartCsvRows, buildTableCsvRows } from './life-expectancy-export.ts';
import type { LifeExpectancyRow } from './life-expectancy-table.tsx';
import { defaultLifeExpectancyView } from './life-expectancy-view.ts';

const row = (values: LifeExpectancyRow['values']): LifeExpectancyRow => ({
  code: 'JPN',
  name: 'Japan',
  rank: { rank: 4, isShared: false, from: 4, to: 6 },
  values,
});

test('a saved table has a column for each sex, with an empty cell for a missing figure', () => {
  const [head, first] = buildTableCsvRows(defaultLifeExpectancyView, [row({ both: 847, women: 877 })]);
  expect(head?.slice(0, 6)).toEqual(['code', 'name', 'both_years', 'women_years', 'men_years', 'rank']);
  expect(first?.slice(0, 6)).toEqual(['JPN', 'Japan', 84.7, 87.7, '', 4]);
});

test('a difference between women and men is saved once, and not as a figure of women or men', () => {
  const difference = row({ both: -12, women: -12, men: -12 });
  const [head, first] = buildTableCsvRows({ ...defaultLifeExpectancyView, measure: 'women-minus-men' }, [difference]);
  expect(head?.slice(0, 4)).toEqual(['code', 'name', 'women_minus_men_years', 'rank']);
  expect(first?.slice(0, 4)).toEqual(['JPN', 'Japan', -1.2, 4]);
});

test('saved lines state the country and sex', () => {
  const line = { code: 'JPN', name: 'Japan', values: [633, 640], bounds: [] } as const;
  const [head, first] = buildChartCsvRows({ ...defaultLifeExpectancyView, sex: 'women' }, [line]);
  expect(head?.slice(0, 5)).toEqual(['code', 'name', 'sex', 'year', 'at-birth']);
  expect(first?.slice(0, 5)).toEqual(['JPN', 'Japan', 'women', 1950, 63.3]);
});
