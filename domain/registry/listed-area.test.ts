import { describe, expect, it } from 'vitest';
import { tileAt } from '../geography/map-tile.ts';
import { computeBoundingBox, isInArea, mayOverlapTile, parseBox, parseCircle } from './listed-area.ts';

describe('parseCircle', () => {
  it('reads latitude before longitude, with three kilometres when no radius is given', () => {
    expect(parseCircle('47.14, 9.52', null)).toEqual({ kind: 'circle', center: [9.52, 47.14], radiusKm: 3 });
    expect(parseCircle('-18.14,178.44', '0.5')).toEqual({ kind: 'circle', center: [178.44, -18.14], radiusKm: 0.5 });
  });

  it.each([
    ['', null],
    ['47.14', null],
    ['91,0', null],
    ['0,181', null],
    ['47,1e1', null],
    ['NaN,0', null],
    ['47.14,9.52,1', null],
    ['47.14,9.52', '0'],
    ['47.14,9.52', '-1'],
    ['47.14,9.52', '101'],
    ['47.14,9.52', 'all'],
    ['<img src=x>,1', null],
  ])('refuses %j with radius %j', (center, radius) => {
    expect(parseCircle(center, radius)).toBeNull();
  });
});

describe('parseBox', () => {
  it('reads west, south, east, north', () => {
    const box = { west: 9.47, south: 47.05, east: 9.64, north: 47.27 };
    expect(parseBox('9.47,47.05,9.64,47.27')).toEqual({ kind: 'box', box });
  });

  it.each(['', '1,2,3', '9,48,10,47', '-181,0,1,1', '0,0,0,1', '0,-91,1,1', '0,0,1,91'])('refuses %j', (text) => {
    expect(parseBox(text)).toBeNull();
  });

  it('ignores a text that is too long to be an area', () => {
    expect(parseBox(`9,47,10,48${' '.repeat(300)}`)).toBeNull();
  });
});

const inVaduz = [9.521, 47.141] as const;
const circle = parseCircle('47.14,9.52', '3');
const fiji = parseBox('177,-20,-178,-15');

describe('an area', () => {
  it('contains what is within its radius, and no more', () => {
    expect(circle && isInArea(circle, inVaduz)).toBe(true);
    expect(circle && isInArea(circle, [9.52, 47.14 + 3.1 / 111.195])).toBe(false);
  });

  it('crosses the date line', () => {
    expect(fiji && isInArea(fiji, [178.44, -18.14])).toBe(true);
    expect(fiji && isInArea(fiji, [-179, -17])).toBe(true);
    expect(fiji && isInArea(fiji, [0, -17])).toBe(false);
    expect(fiji && computeBoundingBox(fiji)).toEqual({ west: 177, south: -20, east: 182, north: -15 });
  });

  it('touches the tile of each place inside', () => {
    for (const [area, place] of [
      [circle, inVaduz],
      [fiji, [178.44, -18.14]],
      [fiji, [-179.99, -17]],
    ] as const) {
      for (const zoom of [0, 5, 12]) expect(area && mayOverlapTile(area, tileAt(place, zoom))).toBe(true);
    }
    expect(circle && mayOverlapTile(circle, tileAt([8.54, 47.37], 12))).toBe(false);
    expect(fiji && mayOverlapTile(fiji, tileAt([0, -17], 5))).toBe(false);
  });

  it('has a bounding box that contains the whole circle', () => {
    const box = circle && computeBoundingBox(circle);
    expect(box?.north).toBeCloseTo(47.14 + 3 / 111.195, 4);
    expect((box?.east ?? 0) - 9.52).toBeCloseTo(3 / (111.195 * Math.cos((47.14 * Math.PI) / 180)), 4);
  });
});
