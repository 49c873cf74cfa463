import { expect, test } from 'vitest';
import { namesWithRoom, placeLabel, type StandingName } from './label-place.ts';

const monaco: StandingName = { id: 'monaco', name: 'Monaco', x: 100, y: 100, side: 'right' };

test('a name stands beside its mark, and further off where a ring is around it', () => {
  expect(placeLabel(100, 100, 'left')).toEqual({ x: 92, y: 104, anchor: 'end' });
  expect(placeLabel(100, 100, 'below', 5)).toEqual({ x: 100, y: 122, anchor: 'middle' });
});

test('names that keep clear of one another all stand', () => {
  const below: StandingName = { ...monaco, id: 'below', y: 120 };
  const beside: StandingName = { ...monaco, id: 'beside', x: 160 };
  expect([...namesWithRoom([monaco, below, beside])]).toEqual(['monaco', 'below', 'beside']);
});

test.each([
  ['Vereinigte Arabische Emirate', 'right'],
  ['阿拉伯联合酋长国阿拉伯联合', 'above'],
] as const)('%s leaves its room to the name before it', (name, side) => {
  const long: StandingName = { id: 'uae', name, x: side === 'right' ? 60 : 170, y: side === 'right' ? 102 : 112, side };
  expect([...namesWithRoom([monaco, long])]).toEqual(['monaco']);
  expect([...namesWithRoom([long, monaco])]).toEqual(['uae']);
});
