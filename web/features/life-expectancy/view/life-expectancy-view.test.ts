import { expect, test } from 'vitest';
import {
  defaultLifeExpectancyView,
  formatLifeExpectancyQuery,
  parseLifeExpectancyQuery,
  resolveTableSortOrder,
} from './life-expectancy-view.ts';
import { dropQueriesBefore } from './use-life-expectancy-view.ts';

const codes = new Set(['JPN', 'FRA', 'MCO', 'XKX', 'TWN', 'PYF', 'CAF', 'WORLD']);

test('the default view has an empty query', () => {
  expect(formatLifeExpectancyQuery(defaultLifeExpectancyView)).toBe('');
  expect(parseLifeExpectancyQuery('', codes)).toEqual(defaultLifeExpectancyView);
});

test('a view is read back from its own address', () => {
  const view = {
    ...defaultLifeExpectancyView,
    measure: 'gained',
    sex: 'women',
    year: 2060,
    since: 1950,
    place: 'XKX',
    compared: ['JPN', 'TWN'],
    areHubsShown: true,
    sort: { column: 'name', isDescending: false },
  } as const;
  expect(parseLifeExpectancyQuery(formatLifeExpectancyQuery(view), codes)).toEqual(view);
});

test('an invalid value in the address is replaced by the default, and a year by one in range', () => {
  const read = parseLifeExpectancyQuery(
    '?measure=wealth&sex=x&year=3000&place=ZZZ&compare=JPN.JPN.ZZZ.fra&sort=-size',
    codes,
  );
  expect(read).toEqual({ ...defaultLifeExpectancyView, year: 2100, compared: ['JPN', 'FRA'] });
  expect(parseLifeExpectancyQuery('?year=-5', codes).year).toBe(2023);
  expect(parseLifeExpectancyQuery('?year=1800', codes).year).toBe(1950);
});

test('compares at most six countries', () => {
  expect(parseLifeExpectancyQuery('?compare=JPN.FRA.MCO.XKX.TWN.PYF.CAF', codes).compared).toHaveLength(6);
});

test('the table is sorted by rank until the visitor chooses another order', () => {
  expect(resolveTableSortOrder(parseLifeExpectancyQuery('?sex=women', codes))).toEqual({
    column: 'women',
    isDescending: true,
  });
  expect(resolveTableSortOrder(parseLifeExpectancyQuery('?sex=men&measure=women-minus-men', codes)).column).toBe(
    'both',
  );
  expect(resolveTableSortOrder(parseLifeExpectancyQuery('?sex=women&sort=-both', codes)).column).toBe('both');
});

test('recognises a late address as the page’s own, even if the next one is already written', () => {
  const pending = ['?place=JPN', '?place=JPN&compare=JPN'];
  expect(dropQueriesBefore(pending, '?place=JPN')).toEqual(['?place=JPN&compare=JPN']);
  expect(dropQueriesBefore(pending, '?place=JPN&compare=JPN')).toEqual([]);
  expect(dropQueriesBefore(pending, '?place=FRA')).toBeNull();
});
