import { describe, expect, it } from 'vitest';
import { computeChartGeometry, computeLabelShifts } from './trend-chart-geometry.ts';

describe('the chart of two lines', () => {
  const { lines, ages, lowest, yearX } = computeChartGeometry(
    [1950, 2000, 2050],
    [
      [50, 70, 90],
      [44, 64, 84],
    ],
  );

  it('begins its scale at a round age below the lowest value and ends it at ninety', () => {
    expect(lowest).toBe(40);
    expect(ages.map(({ age }) => age)).toEqual([40, 50, 60, 70, 80, 90]);
  });

  it('leaves four years of space below the lowest value', () => {
    expect(computeChartGeometry([1950, 2000], [[43, 50]]).lowest).toBe(30);
    expect(computeChartGeometry([1950, 2000], [[22.2, 50]]).lowest).toBe(10);
  });

  it('spreads the years over the width between the margins', () => {
    expect([1950, 2000, 2050].map(yearX)).toEqual([62, 208, 354]);
  });

  it('sets ninety at the top margin and the lowest age at the bottom margin', () => {
    expect(ages.at(-1)?.y).toBe(22);
    expect(ages.at(0)?.y).toBe(190);
  });

  it('draws a line through each value', () => {
    expect(lines[0]?.path).toBe('M62 156.4L208 89.2L354 22');
    expect(lines[1]?.points.at(0)).toEqual({ x: 62, y: 176.6 });
  });
});

describe('two labels', () => {
  it('stay beside their points where these are far apart', () => {
    expect(computeLabelShifts(100, 120)).toEqual([0, 0]);
  });

  it('move apart, the upper one upwards, where their points are near', () => {
    expect(computeLabelShifts(100, 104)).toEqual([-4, 4]);
    expect(computeLabelShifts(104, 100)).toEqual([4, -4]);
  });
});
