import { expect, test } from 'vitest';
import { computeLabelPosition, findNonOverlappingLabels, type PermanentLabel } from './label-position.ts';

const monaco: PermanentLabel = { id: 'monaco', name: 'Monaco', x: 100, y: 100, side: 'right' };

test('places a name beside its mark, and farther away when the mark has a ring', () => {
  expect(computeLabelPosition(100, 100, 'left')).toEqual({ x: 92, y: 104, anchor: 'end' });
  expect(computeLabelPosition(100, 100, 'below', 5)).toEqual({ x: 100, y: 122, anchor: 'middle' });
});

test('shows all names that do not overlap', () => {
  const below: PermanentLabel = { ...monaco, id: 'below', y: 120 };
  const beside: PermanentLabel = { ...monaco, id: 'beside', x: 160 };
  expect([...findNonOverlappingLabels([monaco, below, beside])]).toEqual(['monaco', 'below', 'beside']);
});

test.each([
  ['Vereinigte Arabische Emirate', 'right'],
  ['阿拉伯联合酋长国阿拉伯联合', 'above'],
] as const)('%s is omitted when it overlaps an earlier name', (name, side) => {
  const long: PermanentLabel = {
    id: 'uae',
    name,
    x: side === 'right' ? 60 : 170,
    y: side === 'right' ? 102 : 112,
    side,
  };
  expect([...findNonOverlappingLabels([monaco, long])]).toEqual(['monaco']);
  expect([...findNonOverlappingLabels([long, monaco])]).toEqual(['uae']);
});
