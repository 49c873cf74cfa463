import { describe, expect, it } from 'vitest';
import { chooseSliBand, createMarkerStyle } from './marker-style.ts';

describe('sliBand', () => {
  it.each([
    [1, 'green'],
    [0.9, 'green'],
    [0.8999, 'lime'],
    [0.85, 'lime'],
    [0.8499, 'yellow'],
    [0.8, 'yellow'],
    [0.7999, 'grey'],
    [0, 'grey'],
  ] as const)('an index of %d is %s', (sli, band) => {
    expect(chooseSliBand(sli)).toBe(band);
  });
});

describe('markerStyle', () => {
  it('draws Monaco 39 px wide with a ring of 5.68 px', () => {
    const style = createMarkerStyle({ sli: 0.95, xiAccess: 0.92 });
    expect(style.band).toBe('green');
    expect(style.sizePx).toBeCloseTo(39, 10);
    expect(style.borderPx).toBeCloseTo(5.68, 10);
  });

  it('draws Albert Lea 40 px wide with a ring of 5.6 px', () => {
    const style = createMarkerStyle({ sli: 1, xiAccess: 0.9 });
    expect(style.sizePx).toBe(40);
    expect(style.borderPx).toBeCloseTo(5.6, 10);
  });

  it('draws Réunion yellow, 36 px wide with a ring of 4.48 px', () => {
    const style = createMarkerStyle({ sli: 0.8, xiAccess: 0.62 });
    expect(style.band).toBe('yellow');
    expect(style.sizePx).toBe(36);
    expect(style.borderPx).toBeCloseTo(4.48, 10);
  });

  it('never draws smaller than 20 px with a ring of 2 px', () => {
    expect(createMarkerStyle({ sli: 0, xiAccess: 0 })).toEqual({ band: 'grey', sizePx: 20, borderPx: 2 });
  });
});
