import { describe, expect, test } from 'vitest';
import { hubs } from '../hubs.ts';
import type { LifeExpectancy } from '../place-facts.ts';
import { placeProfiles } from '../places.ts';
import { lifeExpectancies } from './life-expectancy.ts';
import { lifeExpectancySources } from './life-expectancy-sources.ts';
import { differingLifeExpectancies, sliEstimates } from './score-estimates.ts';

const figureOf = (hubId: string): LifeExpectancy | undefined =>
  lifeExpectancies.find((figure) => figure.hubId === hubId);

describe('the life expectancies', () => {
  test('belong to one hub each', () => {
    const named = lifeExpectancies.map(({ hubId }) => hubId);
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((id) => !hubs.some((hub) => hub.id === id))).toEqual([]);
  });

  test('are missing for Loma Linda and the communities of the mainland United States only', () => {
    const missing = hubs.filter(({ id, country }) => figureOf(id) === undefined && country !== 'United States');
    expect(
      missing.map(({ id }) => id),
      'give a new one its `lifeExpectancy` in places/{id}/hub.ts',
    ).toEqual([]);
    const american = hubs.filter(({ id, country }) => figureOf(id) !== undefined && country === 'United States');
    expect(american.map(({ id }) => id)).toEqual(['kauai', 'maui', 'oahu-honolulu']);
  });

  test('name the source as the prefecture for Okinawa, the region for Madrid, and Monaco itself', () => {
    expect(figureOf('okinawa')).toMatchObject({ years: 84.3, year: 2020, scope: 'place', source: 'mhlw' });
    expect(figureOf('sardinia')).toMatchObject({ years: 83.7, year: 2023, scope: 'country', population: 'Italy' });
    expect(figureOf('madrid')).toMatchObject({ years: 86.1, year: 2023, scope: 'region', source: 'eurostat' });
    expect(figureOf('monaco')).toMatchObject({ years: 86.4, year: 2023, scope: 'place', source: 'un' });
  });

  test('agree with every official life expectancy at the top of a profile', () => {
    const heads = placeProfiles.flatMap(({ slug, stats: [first] }) =>
      first?.icon === 'heart-pulse' && first.evidence === 'official' ? [[slug, first.value] as const] : [],
    );
    expect(heads.length).toBeGreaterThanOrEqual(19);
    for (const [slug, value] of heads) expect(figureOf(slug)?.years.toFixed(1), slug).toBe(value);
  });

  test('equal the UN figures compared with the original list', () => {
    for (const { hubId, unYears } of differingLifeExpectancies) {
      expect(figureOf(hubId)?.years, hubId).toBe(unYears);
    }
  });

  test('agree with the figures from which an index was estimated, if they have the same source', () => {
    for (const { hubId, lifeExpectancyYears, origin } of sliEstimates) {
      if (!origin.startsWith('Original list')) {
        expect(figureOf(hubId)?.years, hubId).toBe(lifeExpectancyYears);
      }
    }
  });

  test('that average the sexes are exactly midway between both', () => {
    const means = lifeExpectancies.filter(({ bySex }) => bySex !== undefined);
    expect(means.map(({ hubId }) => hubId)).toEqual(['okinawa', 'paris']);
    for (const { hubId, years, bySex } of means) {
      if (bySex === undefined) continue;
      expect(Math.abs((bySex.women + bySex.men) / 2 - years), hubId).toBeLessThanOrEqual(0.0501);
    }
  });

  test('are plausible years, from 2020 or later, with a source that has an address', () => {
    for (const { hubId, years, year, source } of lifeExpectancies) {
      expect(years, hubId).toBeGreaterThan(70);
      expect(years, hubId).toBeLessThan(90);
      expect(year, hubId).toBeGreaterThanOrEqual(2020);
      expect(URL.canParse(lifeExpectancySources[source].url), hubId).toBe(true);
    }
  });
});
