import { geoArea } from 'd3-geo';
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import { buildWorldLand } from './world-land.ts';

describe('worldLand', () => {
  const topology = buildWorldLand();
  const countries = topology.objects.countries;

  it('covers 28 to 30 percent of the sphere, so that no ring is inverted and Antarctica is included', () => {
    if (!countries) throw new Error('no countries');
    const share = geoArea(feature(topology, countries)) / (4 * Math.PI);
    expect(share).toBeGreaterThan(0.28);
    expect(share).toBeLessThan(0.3);
  });

  it('is at most 260 kB and names no country', () => {
    const text = JSON.stringify(topology);
    expect(text.length).toBeLessThan(260_000);
    expect(text).not.toContain('"properties"');
  });
});
