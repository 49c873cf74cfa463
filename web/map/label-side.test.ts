import { expect, test } from 'vitest';
import { chooseLabelSide, type PositionSide } from './label-side.ts';

const frame = { left: 0, top: 0, right: 400, bottom: 500 };
const sides: readonly PositionSide[] = ['below', 'right', 'left', 'above'];
const around = (x: number, y: number) => ({ place: [x, y] as const, label: [100, 24] as const, frame, signs: [] });
/** Returns the area of a numbered sign of 44 by 50 pixels whose tip is at the given point. */
const signAt = (x: number, y: number) => ({ left: x - 22, right: x + 22, top: y - 47, bottom: y + 3 });

test('a label is on the first side with room', () => {
  expect(chooseLabelSide(sides, around(200, 250))).toBe('below');
  expect(chooseLabelSide(['right', 'left', 'above'], around(200, 250))).toBe('right');
  expect(chooseLabelSide(['right', 'left', 'above'], around(350, 250))).toBe('left');
});

test('a label moves off a side where it would cover a sign', () => {
  expect(chooseLabelSide(sides, { ...around(200, 250), signs: [signAt(170, 310)] })).toBe('right');
  expect(chooseLabelSide(sides, { ...around(200, 250), signs: [signAt(170, 310), signAt(260, 270)] })).toBe('left');
});

test('between signs on all sides a label covers as little as possible', () => {
  const signs = [signAt(200, 310), signAt(260, 270), signAt(140, 270), signAt(160, 212)];
  expect(chooseLabelSide(sides, { ...around(200, 250), signs })).toBe('above');
});

test('without room anywhere a label is on the last side', () => {
  const narrow = { ...frame, right: 60 };
  expect(chooseLabelSide(['right', 'left', 'above'], { ...around(30, 250), frame: narrow })).toBe('above');
});
