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
  test('name a hub each, and none twice', () => {
    const named = lifeExpectancies.map(({ hubId }) => hubId);
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((id) => !hubs.some((hub) => hub.id === id))).toEqual([]);
  });

  test('are missing for Loma Linda and the communities of the mainland United States, and for no other', () => {
    const missing = hubs.filter(({ id, country }) => figureOf(id) === undefined && country !== 'United States');
    expect(
      missing.map(({ id }) => id),
      'give a new one its `lifeExpectancy` in places/{id}/hub.ts',
    ).toEqual([]);
    const american = hubs.filter(({ id, country }) => figureOf(id) !== undefined && country === 'United States');
    expect(american.map(({ id }) => id)).toEqual(['kauai', 'maui', 'oahu-honolulu']);
  });

  test('say of Okinawa that the figure is the prefecture’s own, of Madrid that it is the region’s, and of Monaco its own', () => {
    expect(figureOf('okinawa')).toMatchObject({ years: 84.3, year: 2020, scope: 'place', source: 'mhlw' });
    expect(figureOf('sardinia')).toMatchObject({ years: 83.7, year: 2023, scope: 'country', population: 'Italy' });
    expect(figureOf('madrid')).toMatchObject({ years: 86.1, year: 2023, scope: 'region', source: 'eurostat' });
    expect(figureOf('monaco')).toMatchObject({ years: 86.4, year: 2023, scope: 'place', source: 'un' });
  });

  test('agree with every official life expectancy that heads a profile', () => {
    const heads = placeProfiles.flatMap(({ slug, stats: [first] }) =>
      first?.icon === 'heart-pulse' && first.evidence === 'official' ? [[slug, first.value] as const] : [],
    );
    expect(heads.length).toBeGreaterThanOrEqual(19);
    for (const [slug, value] of heads) expect(figureOf(slug)?.years.toFixed(1), slug).toBe(value);
  });

  test('agree with the UN figures set against the original list, to the letter', () => {
    for (const { hubId, unYears } of differingLifeExpectancies) {
      expect(figureOf(hubId)?.years, hubId).toBe(unYears);
    }
  });

  test('agree with the figures from which an index was estimated, where those name the same source', () => {
    for (const { hubId, lifeExpectancyYears, origin } of sliEstimates) {
      if (!origin.startsWith('Original list')) {
        expect(figureOf(hubId)?.years, hubId).toBe(lifeExpectancyYears);
      }
    }
  });

  test('that are a mean of the sexes lie in the middle of both, to the decimal', () => {
    const means = lifeExpectancies.filter(({ bySex }) => bySex !== undefined);
    expect(means.map(({ hubId }) => hubId)).toEqual(['okinawa', 'paris']);
    for (const { hubId, years, bySex } of means) {
      if (bySex === undefined) continue;
      expect(Math.abs((bySex.women + bySex.men) / 2 - years), hubId).toBeLessThanOrEqual(0.0501);
    }
  });

  test('are years that people live, of a year since 2020, from a source with an address', () => {
    for (const { hubId, years, year, source } of lifeExpectancies) {
      expect(years, hubId).toBeGreaterThan(70);
      expect(years, hubId).toBeLessThan(90);
      expect(year, hubId).toBeGreaterThanOrEqual(2020);
      expect(URL.canParse(lifeExpectancySources[source].url), hubId).toBe(true);
    }
  });
});
