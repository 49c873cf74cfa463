import { describe, expect, it } from 'vitest';
import { buildTickRingPath, buildWaveRingPath, computePointOnCircle } from './ring-geometry.ts';

describe('pointOnCircle', () => {
  it('points up at 0° and grows clockwise, so that 90° is right and not left', () => {
    expect(computePointOnCircle(100, 0)).toEqual([0, -100]);
    expect(computePointOnCircle(100, 90)).toEqual([100, 0]);
    expect(computePointOnCircle(100, 225)).toEqual([-70.7, 70.7]);
  });

  it('never returns negative zero, which would print as another path', () => {
    expect(Object.is(computePointOnCircle(100, 180)[0], -0)).toBe(false);
    expect(Object.is(computePointOnCircle(100, 270)[1], -0)).toBe(false);
  });
});

describe('graduation', () => {
  it('draws one stroke from circle to circle for each division', () => {
    expect(buildTickRingPath(10, 12, 4)).toBe('M0 -10L0 -12M10 0L12 0M0 10L0 12M-10 0L-12 0');
  });
});

describe('waveRingPath', () => {
  it('is closed and swings to both sides of the radius', () => {
    const path = buildWaveRingPath(100, 5, 4);
    expect(path.startsWith('M0 -100L')).toBe(true);
    expect(path.endsWith('Z')).toBe(true);
    // The ring is 5 units outside its radius after a quarter of the first wave, and 5 units inside after three
    // quarters.
    expect(path).toContain('40.2 -97');
    expect(path).toContain('87.8 -36.4');
  });
});
