import { expect, test } from 'vitest';
import { hubs } from '../hubs.ts';
import { hubLifeLines } from './hub-life-lines.ts';
import { lifeExpectancies, worldLifeExpectancy } from './life-expectancy.ts';
import { lifeLineYears, unitedStatesFinal, unitedStatesLifeLine, worldLifeLine } from './life-expectancy-series.ts';

const lineOf = (id: string) => hubLifeLines.find(({ hubId }) => hubId === id);

test('there is a line for each hub outside the United States, and for no other', () => {
  const abroad = hubs.filter(({ country }) => country !== 'United States').map(({ id }) => id);
  expect(
    hubLifeLines.map(({ hubId }) => hubId).toSorted(),
    'give a new one its `lifeLine` in places/{id}/page.ts',
  ).toEqual(abroad.toSorted());
});

test('each line has a value for each year, in a range people have lived in', () => {
  for (const { population, values } of [...hubLifeLines, worldLifeLine, unitedStatesLifeLine]) {
    expect(values, population).toHaveLength(9);
    expect(Math.min(...values), population).toBeGreaterThan(20);
    expect(Math.max(...values), population).toBeLessThan(90);
  }
  expect(lifeLineYears).toEqual([1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020, 2023]);
});

test('the lines carry the published figures', () => {
  expect(worldLifeLine.values.at(0)).toBe(46.4);
  expect(worldLifeLine.values.at(-1)).toBe(73.2);
  expect(unitedStatesLifeLine.values.at(-1)).toBe(79.3);
  expect(lineOf('okinawa')).toMatchObject({ population: 'Japan', scope: 'country' });
  expect(lineOf('okinawa')?.values.at(0)).toBe(59.3);
  expect(lineOf('south-korea')?.values.at(0)).toBe(22.2);
  expect(lineOf('andorra')?.values.at(-2)).toBe(79.4);
  expect(lineOf('monaco')).toMatchObject({ population: 'Monaco', scope: 'place' });
  expect(lineOf('sydney')).toMatchObject({ population: 'Australia', scope: 'country' });
});

test('each line ends at the figure the records give for 2023', () => {
  for (const { hubId, years, source } of lifeExpectancies) {
    if (source === 'un') expect(lineOf(hubId)?.values.at(-1), hubId).toBe(years);
  }
  expect(worldLifeLine.values.at(-1)).toBe(worldLifeExpectancy.years);
});

test('the line of the United States names the final count of its last year, which is lower', () => {
  expect(unitedStatesFinal).toMatchObject({ year: 2023, years: 78.4 });
  expect(unitedStatesFinal.year).toBe(lifeLineYears.at(-1));
});
