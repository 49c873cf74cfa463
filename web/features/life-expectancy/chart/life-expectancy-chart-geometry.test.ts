import { expect, test } from 'vitest';
import {
  buildLinePath,
  buildProjectionBandPath,
  computeLineValues,
  createChartScale,
  findIsolatedPoints,
  findLineEnd,
  spreadLabels,
  xOfYear,
} from './life-expectancy-chart-geometry.ts';

const values = Array.from({ length: 151 }, (_, at) => 500 + at * 2);
const bounds = [5, 6, 10, 12].map((distance) => Array.from({ length: 77 }, () => distance));
const line = { code: 'JPN', name: 'Japan', values, bounds };

test('the scale keeps lines and bands between round values', () => {
  const scale = createChartScale([line], 'at-birth');
  expect([scale.lowest, scale.highest]).toEqual([500, 900]);
  expect(scale.rules).toEqual([500, 600, 700, 800, 900]);
  expect([scale.valueY(900), scale.valueY(500)]).toEqual([40, 406]);
});

test('a percentage never exceeds a hundred', () => {
  expect(createChartScale([{ ...line, values: values.map(() => 995), bounds: [] }], 'reach-90').highest).toBe(1000);
});

test('draws yearly values as a line, and five-year values as steps to the end of the last period', () => {
  const scale = createChartScale([line], 'at-birth');
  expect(buildLinePath(values, 'at-birth', scale).match(/L/g)).toHaveLength(150);
  const steps = buildLinePath(values, 'at-65', scale);
  expect(steps.match(/H/g)).toHaveLength(30);
  expect(steps.endsWith(`H${xOfYear(2100)}`)).toBe(true);
});

test('a gap interrupts a line, and a value between two gaps is a dot', () => {
  const broken = values.map((value, at) => (at === 10 || at === 12 ? null : value));
  const scale = createChartScale([{ ...line, values: broken }], 'at-birth');
  expect(buildLinePath(broken, 'at-birth', scale).match(/M/g)).toHaveLength(3);
  expect(buildLinePath(broken, 'at-birth', scale)).not.toContain(`L${xOfYear(1963)} `);
  expect(findIsolatedPoints(broken, scale)).toEqual([{ x: xOfYear(1961), y: scale.valueY(522) }]);
  const steps = values.map((value, at) => (at >= 20 && at < 30 ? null : value));
  expect(buildLinePath(steps, 'at-65', scale).match(/M/g)).toHaveLength(2);
  expect(buildLinePath(steps, 'at-65', scale).match(/H/g)).toHaveLength(28);
});

test('a band begins at the last estimate and closes there', () => {
  const scale = createChartScale([line], 'at-birth');
  expect(buildProjectionBandPath(line, 2, scale)).toMatch(new RegExp(`^M${xOfYear(2023)} .+Z$`));
  expect(buildProjectionBandPath(line, 2, scale).match(/L/g)).toHaveLength(154);
  expect(buildProjectionBandPath({ ...line, bounds: [[], [], [], []] }, 0, scale)).toBe('');
});

test('labels keep apart and inside the chart', () => {
  expect(spreadLabels([100, 103, 200], 14)).toEqual([100, 114, 200]);
  expect(spreadLabels([404, 405, 406], 14)).toEqual([385, 399, 413]);
});

test('a line without its series has no values', () => {
  expect(computeLineValues({}, 'at-birth', 'both', 1990)).toEqual([]);
});

test('a label is at the end of its line, with the figure there', () => {
  const scale = createChartScale([line], 'at-birth');
  expect(findLineEnd(line, scale)).toEqual({ x: xOfYear(2100), y: scale.valueY(800), value: 800 });
  const until2022 = values.map((value, at) => (at > 72 ? null : value));
  expect(findLineEnd({ values: until2022 }, scale)).toEqual({ x: xOfYear(2022), y: scale.valueY(644), value: 644 });
  expect(findLineEnd({ values: [] }, scale).value).toBeUndefined();
});
