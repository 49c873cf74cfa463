import { expect, test } from 'vitest';
import { CoverageCount } from '../../registry/write/coverage-count.ts';
import { Untrusted } from '../text/untrusted.ts';
import { coverageAt, readCoverage } from './registry-coverage.ts';

function coverageOf(
  places: readonly (readonly [longitude: number, latitude: number, timeZone: string, count: number])[],
) {
  const counted = new CoverageCount();
  for (const [longitude, latitude, timeZone, count] of places)
    for (let at = 0; at < count; at++) counted.add({ position: [longitude, latitude], timeZone, sources: ['osm'] });
  return readCoverage(new Untrusted(JSON.parse(JSON.stringify(counted.coverage())), 'coverage')) ?? new Map();
}

const weil = [7.62, 47.59] as const;

test('a Swiss list covers Basel, and not Weil am Rhein', () => {
  const coverage = coverageOf([
    [7.59, 47.56, 'Europe/Zurich', 300],
    [9.18, 47.62, 'Europe/Zurich', 90],
    [9.18, 47.66, 'Europe/Berlin', 2],
  ]);
  expect(coverageAt(coverage, 'CH', [7.59, 47.56])).toBe('here');
  expect(coverageAt(coverage, 'DE', weil)).toBe('not');
});

test("a city's list covers its surroundings and no more of the country", () => {
  const coverage = coverageOf([[6.96, 50.94, 'Europe/Berlin', 145]]);
  expect(coverageAt(coverage, 'DE', [7.1, 50.73])).toBe('here');
  expect(coverageAt(coverage, 'DE', [13.4, 52.52])).toBe('elsewhere');
  expect(coverageAt(coverage, 'DE', weil)).toBe('elsewhere');
});

test('a short list for a small country counts as covering it', () => {
  expect(coverageAt(coverageOf([[-176.2, -43.95, 'Pacific/Chatham', 3]]), 'NZ', [-176.5, -43.9])).toBe('here');
});

test('an index from before coverage existed has none', () => {
  expect(readCoverage(new Untrusted({}, 'index').field('coverage'))).toBeNull();
});
