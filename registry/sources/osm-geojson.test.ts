import { describe, expect, it } from 'vitest';
import { isOsmFeature, parseOsmGeojsonRecord } from './osm-geojson.ts';

const feature = (id: unknown, properties: Record<string, unknown> = { emergency: 'defibrillator' }) => ({
  type: 'Feature',
  id,
  geometry: { type: 'Point', coordinates: [9.52, 47.14] },
  properties,
});

describe('an element of OpenStreetMap in GeoJSON', () => {
  it.each([
    ['node/12', 'node/12'],
    ['n12', 'node/12'],
    ['w12', 'way/12'],
    ['r12', 'relation/12'],
    ['a24', 'way/12'],
    ['a25', 'relation/12'],
  ])('with the id %s is %s', (id, element) => {
    expect(isOsmFeature(feature(id))).toBe(true);
    expect(JSON.stringify(parseOsmGeojsonRecord(feature(id), 1))).toContain(element.split('/')[1]);
    expect(parseOsmGeojsonRecord(feature(id), 1)).toEqual(parseOsmGeojsonRecord(feature(element), 1));
  });

  it('is not recognised by a similar id from another source', () => {
    expect(isOsmFeature(feature('n12', { name: 'Town hall' }))).toBe(false);
    expect(isOsmFeature(feature('n12x'))).toBe(false);
    expect(isOsmFeature(feature(12))).toBe(false);
  });
});
