import { expect, test } from 'vitest';
import { decodeDeltaSeries } from '../../domain/life-expectancy/delta-series.ts';
import { firstSeriesYear } from '../../domain/life-expectancy/life-expectancy-record.ts';
import { hubs, placeHubs } from '../hubs.ts';
import { allLifeExpectancyRecords } from '../life-expectancy/life-expectancy-records.ts';
import { hubsById } from '../places/hubs-by-id.ts';
import { hubLifeExpectancySeries } from './hub-life-expectancy-series.ts';
import { countryLifeExpectancies, lifeExpectancies, worldLifeExpectancy } from './life-expectancy.ts';
import {
  lifeExpectancySeriesYears,
  unitedStatesFinalFigure,
  unitedStatesLifeExpectancySeries,
} from './life-expectancy-series.ts';

const lineOf = (id: string) => hubLifeExpectancySeries.find(({ hubId }) => hubId === id);
const storyOf = (region: string | null | undefined) =>
  allLifeExpectancyRecords.find((story) => story.region === (region ?? '-'));
const yearsOf = (region: string | null | undefined, year: number) =>
  (decodeDeltaSeries(storyOf(region)?.atBirth.both ?? '0')[year - firstSeriesYear] ?? 0) / 10;

test('exactly the hubs outside the United States have a line', () => {
  const abroad = hubs.filter(({ country }) => country !== 'United States').map(({ id }) => id);
  expect(
    hubLifeExpectancySeries.map(({ hubId }) => hubId).toSorted(),
    'give a new one its `lifeLine` in places/{id}/page.ts',
  ).toEqual(abroad.toSorted());
});

test('each line is that of the place or its country, and has its own figures only when neither exists', () => {
  for (const { hubId, region, values } of hubLifeExpectancySeries) {
    const place = hubsById[hubId];
    if (hubId === 'hong-kong') expect(region).toBe('HK');
    else if (region !== null) expect(region, hubId).toBe(place?.territoryCode ?? place?.countryCode);
    expect(values === undefined, hubId).toBe(storyOf(region) !== undefined);
  }
  expect(hubLifeExpectancySeries.flatMap(({ hubId, values }) => (values === undefined ? [] : hubId))).toEqual([
    'vatican-city',
  ]);
  expect(lineOf('vatican-city')?.values).toHaveLength(lifeExpectancySeriesYears.length);
});

test('the lines contain the published figures', () => {
  expect(yearsOf(unitedStatesLifeExpectancySeries.region, 2023)).toBe(79.3);
  expect(lineOf('okinawa')).toMatchObject({ population: 'Japan', scope: 'country' });
  expect(yearsOf(lineOf('okinawa')?.region, 1950)).toBe(59.3);
  expect(yearsOf(lineOf('south-korea')?.region, 1950)).toBe(22.2);
  expect(yearsOf(lineOf('andorra')?.region, 2020)).toBe(79.4);
  expect(lineOf('monaco')).toMatchObject({ population: 'Monaco', scope: 'place' });
  expect(lineOf('sydney')).toMatchObject({ population: 'Australia', scope: 'country' });
});

test('each line passes through the recorded figure for 2023', () => {
  for (const { hubId, years, source } of lifeExpectancies) {
    const line = lineOf(hubId);
    if (source !== 'un' || line === undefined) continue;
    expect(line.values?.at(-1) ?? yearsOf(line.region, 2023), hubId).toBe(years);
  }
  const world = allLifeExpectancyRecords.find(({ code }) => code === 'WORLD');
  expect(decodeDeltaSeries(world?.atBirth.both ?? '')[2023 - firstSeriesYear]).toBe(worldLifeExpectancy.years * 10);
});

test('the line of the United States names the final count of its last year, which is lower', () => {
  expect(unitedStatesFinalFigure).toMatchObject({ year: 2023, years: 78.4 });
  expect(unitedStatesFinalFigure.year).toBe(lifeExpectancySeriesYears.at(-1));
});

test('every hub without a figure is in a country with one, used for its line', () => {
  for (const { hub, countryCode, lifeExpectancy } of placeHubs) {
    if (lifeExpectancy === undefined) expect(countryLifeExpectancies[countryCode], hub.id).toBeDefined();
  }
  for (const [code, { years, year }] of Object.entries(countryLifeExpectancies)) {
    expect(years, code).toBe(yearsOf(code, year));
  }
});
