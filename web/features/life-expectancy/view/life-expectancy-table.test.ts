import { expect, test } from 'vitest';
import { rankAndSortRows } from './life-expectancy-table.tsx';

const rows = [
  { code: 'AAA', name: 'Aland', values: {} },
  { code: 'BBB', name: 'Bland', values: { both: 71 } },
  { code: 'CCC', name: 'Cland', values: { both: 83 } },
];

test.each([
  [true, ['CCC', 'BBB', 'AAA']],
  [false, ['BBB', 'CCC', 'AAA']],
])('a country without a figure comes last and has no rank, descending: %s', (isDescending, order) => {
  const sorted = rankAndSortRows(rows, 'both', { column: 'both', isDescending });
  expect(sorted.map(({ code }) => code)).toEqual(order);
  expect(sorted.find(({ code }) => code === 'AAA')?.rank).toBeNull();
});
