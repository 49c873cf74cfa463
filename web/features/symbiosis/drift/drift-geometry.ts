/**
 * Size of a chart in units of its view box, the lowest and highest Ω that it shows, and the index of its last period.
 */
export const driftChartFrame = { width: 260, height: 132, lowest: 0.45, highest: 0.7, lastPeriod: 7 } as const;

/**
 * Returns the position of a period's value in the chart, measured from the top left corner. Both coordinates are
 * rounded to a tenth.
 */
export function computeDriftPoint(period: number, value: number): readonly [x: number, y: number] {
  const { width, height, lowest, highest, lastPeriod } = driftChartFrame;
  return [tenth((width * period) / lastPeriod), tenth((height * (highest - value)) / (highest - lowest))];
}

/** Returns the SVG path through one value per period. */
export function buildDriftPath(values: readonly number[]): string {
  return `M${values.map((value, period) => computeDriftPoint(period, value).join(' ')).join('L')}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
