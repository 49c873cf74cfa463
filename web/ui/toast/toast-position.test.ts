import { expect, test } from 'vitest';
import { chooseToastPosition } from './toast-position.ts';

// Boxes of a message 100 pixels high on a phone of 390 by 800 pixels.
const atBottom = { left: 16, right: 374, top: 684, bottom: 784 };
const atTop = { left: 16, right: 374, top: 80, bottom: 180 };

test('messages are at the bottom when nothing was pressed', () => {
  expect(chooseToastPosition(null, atBottom, atTop)).toBe('bottom');
});

test('messages are at the bottom when the pressed button is elsewhere', () => {
  expect(chooseToastPosition({ left: 20, right: 120, top: 400, bottom: 460 }, atBottom, atTop)).toBe('bottom');
});

test('messages move to the top when the bottom would cover the pressed button', () => {
  expect(chooseToastPosition({ left: 20, right: 120, top: 700, bottom: 760 }, atBottom, atTop)).toBe('top');
});

test('messages stay at the bottom when both places would cover the pressed button', () => {
  expect(chooseToastPosition({ left: 20, right: 120, top: 100, bottom: 760 }, atBottom, atTop)).toBe('bottom');
});
