import { expect, test } from 'vitest';
import { readSeries } from '../../domain/life/delta-series.ts';
import { firstYear } from '../../domain/life/life-story.ts';
import { hubs } from '../hubs.ts';
import { lifeStories } from '../life-expectancy/life-stories.ts';
import { everyHub } from '../places/every-hub.ts';
import { hubLifeLines } from './hub-life-lines.ts';
import { countryLifeExpectancies, lifeExpectancies, worldLifeExpectancy } from './life-expectancy.ts';
import { lifeLineYears, unitedStatesFinal, unitedStatesLifeLine } from './life-expectancy-series.ts';

const lineOf = (id: string) => hubLifeLines.find(({ hubId }) => hubId === id);
const storyOf = (region: string | null | undefined) => lifeStories.find((story) => story.region === (region ?? '-'));
const yearsOf = (region: string | null | undefined, year: number) =>
  (readSeries(storyOf(region)?.atBirth.both ?? '0')[year - firstYear] ?? 0) / 10;

test('there is a line for each hub outside the United States, and for no other', () => {
  const abroad = hubs.filter(({ country }) => country !== 'United States').map(({ id }) => id);
  expect(
    hubLifeLines.map(({ hubId }) => hubId).toSorted(),
    'give a new one its `lifeLine` in places/{id}/page.ts',
  ).toEqual(abroad.toSorted());
});

test('each line is the story of the place or of its country, and only what no story has brings figures of its own', () => {
  for (const { hubId, region, values } of hubLifeLines) {
    const place = everyHub[hubId];
    if (hubId === 'hong-kong') expect(region).toBe('HK');
    else if (region !== null) expect(region, hubId).toBe(place?.territoryCode ?? place?.countryCode);
    expect(values === undefined, hubId).toBe(storyOf(region) !== undefined);
  }
  expect(hubLifeLines.flatMap(({ hubId, values }) => (values === undefined ? [] : hubId))).toEqual(['vatican-city']);
  expect(lineOf('vatican-city')?.values).toHaveLength(lifeLineYears.length);
});

test('the lines carry the published figures', () => {
  expect(yearsOf(unitedStatesLifeLine.region, 2023)).toBe(79.3);
  expect(lineOf('okinawa')).toMatchObject({ population: 'Japan', scope: 'country' });
  expect(yearsOf(lineOf('okinawa')?.region, 1950)).toBe(59.3);
  expect(yearsOf(lineOf('south-korea')?.region, 1950)).toBe(22.2);
  expect(yearsOf(lineOf('andorra')?.region, 2020)).toBe(79.4);
  expect(lineOf('monaco')).toMatchObject({ population: 'Monaco', scope: 'place' });
  expect(lineOf('sydney')).toMatchObject({ population: 'Australia', scope: 'country' });
});

test('each line passes through the figure the records give for 2023', () => {
  for (const { hubId, years, source } of lifeExpectancies) {
    const line = lineOf(hubId);
    if (source !== 'un' || line === undefined) continue;
    expect(line.values?.at(-1) ?? yearsOf(line.region, 2023), hubId).toBe(years);
  }
  const world = lifeStories.find(({ code }) => code === 'WORLD');
  expect(readSeries(world?.atBirth.both ?? '')[2023 - firstYear]).toBe(worldLifeExpectancy.years * 10);
});

test('the line of the United States names the final count of its last year, which is lower', () => {
  expect(unitedStatesFinal).toMatchObject({ year: 2023, years: 78.4 });
  expect(unitedStatesFinal.year).toBe(lifeLineYears.at(-1));
});

test('every hub without a figure lies in a country with one, which is its story’s', () => {
  for (const { hub, countryCode, lifeExpectancy } of Object.values(everyHub)) {
    if (lifeExpectancy === undefined) expect(countryLifeExpectancies[countryCode], hub.id).toBeDefined();
  }
  for (const [code, { years, year }] of Object.entries(countryLifeExpectancies)) {
    expect(years, code).toBe(yearsOf(code, year));
  }
});
