import { expect, test } from 'vitest';
import { computeLabelBoxes, edgesOf, isClearOfBoxes, type LabelSide } from './label-placement.ts';

const sides: readonly LabelSide[] = ['right', 'left', 'above', 'below'];
const edges = edgesOf({ left: 100, top: 100, right: 400, bottom: 300 });

/** Returns the sides of a dot on which a label of 60 by 14 pixels is not cut by the frame. */
const wholeSides = (left: number, top: number) =>
  sides.filter((side) =>
    isClearOfBoxes(edges, computeLabelBoxes({ left, top }, { width: 60, height: 14, dot: 2 }, side).boxes),
  );

test('a label has every side in the middle of the frame, and only those within it near an edge', () => {
  expect(wholeSides(250, 200)).toEqual(sides);
  expect(wholeSides(390, 200)).toEqual(['left']);
  expect(wholeSides(110, 200)).toEqual(['right']);
  expect(wholeSides(250, 110)).toEqual(['right', 'left', 'below']);
  expect(wholeSides(250, 290)).toEqual(['right', 'left', 'above']);
});

test('a label beyond the frame is drawn whole for a short drag, and not into the frame', () => {
  expect(wholeSides(450, 200)).toEqual(['right', 'above', 'below']);
});
