import { readFileSync } from 'node:fs';
import type { GeometryCollection } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import { allLifeExpectancyRecords } from '../../content/life-expectancy/life-expectancy-records.ts';
import { buildLifeExpectancyLand } from './life-expectancy-land.ts';
import { buildWorldLand } from './world-land.ts';

describe('lifeExpectancyLand', () => {
  const { of, at } = buildLifeExpectancyLand();

  it('gives the country of every outline of the land, and includes countries without one', () => {
    expect(of).toHaveLength((buildWorldLand().objects.countries as GeometryCollection).geometries.length);
    const placed = new Set([...of.flat(), ...Object.keys(at)]);
    for (const { code, region } of allLifeExpectancyRecords)
      if (region !== null) expect.soft(placed, code).toContain(code);
    expect(placed).toContain('VAT');
  });

  it('separates what the UN count separately and joins what they count together', () => {
    const owners = new Set(of.flat());
    expect(of.some((one) => typeof one !== 'string' && one.includes('FRA') && one.includes('GUF'))).toBe(true);
    expect(of.filter((one) => one === 'SOM')).toHaveLength(2);
    expect(owners).toContain('');
  });

  it('equals the shipped file', () => {
    const shipped = JSON.parse(readFileSync('web/assets/land-codes.json', 'utf8'));
    expect(shipped).toEqual({ of, at });
  });
});
