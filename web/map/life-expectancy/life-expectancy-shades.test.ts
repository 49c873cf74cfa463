import { describe, expect, it } from 'vitest';
import codes from '../../assets/land-codes.json' with { type: 'json' };
import figures from '../../assets/life-expectancy/at-birth-both.json' with { type: 'json' };
import land from '../../assets/world-land.json' with { type: 'json' };
import type { WorldTopology } from '../world/world-geometry.ts';
import {
  computeLatestLifeExpectancyBands,
  countPlacesByBand,
  joinOutlinesWithBands,
  type LandOutlineCodes,
} from './life-expectancy-shades.ts';

const bands = computeLatestLifeExpectancyBands(figures as Record<string, string>);

describe('latestLifeExpectancyBands', () => {
  it('uses the last estimated year', () => {
    // Japan's 84.7 years lie between 80 and 85, and the Central African Republic's 57.4 between 55 and 60.
    expect(bands.get('JPN')).toBe(8);
    expect(bands.get('CAF')).toBe(3);
  });
});

describe('joinOutlinesWithBands', () => {
  const places = joinOutlinesWithBands(land as unknown as WorldTopology, codes as unknown as LandOutlineCodes, bands);

  it('shades every country once, including the smallest', () => {
    expect(countPlacesByBand(places).reduce((sum, count) => sum + count)).toBe(236);
    expect(places.filter(({ small }) => small?.size === 0).length).toBeGreaterThan(3);
  });

  it('has a part for countries without a figure, which is never small', () => {
    expect(places.some(({ band, small }) => band === null && small === null)).toBe(true);
  });

  it('leaves a place without a band where the figures lack it', () => {
    const without = joinOutlinesWithBands(
      land as unknown as WorldTopology,
      codes as unknown as LandOutlineCodes,
      new Map(),
    );
    expect(countPlacesByBand(without)).toEqual(Array.from({ length: 10 }, () => 0));
  });
});
