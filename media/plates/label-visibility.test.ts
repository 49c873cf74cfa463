import { expect, test } from 'vitest';
import { listLabelVisibilityClasses, renderLabelVisibilityCss } from './label-visibility.ts';

test('a name in the middle of a plate is hidden only in a very narrow window', () => {
  expect(listLabelVisibilityClasses({ left: 780, right: 820, top: 300, bottom: 330 }, 'center')).toEqual(['x2']);
});

test('a name at the side needs a window as wide as the plate, and one at the top no wider one', () => {
  expect(listLabelVisibilityClasses({ left: 6, right: 100, top: 300, bottom: 330 }, 'center')).toEqual(['x25']);
  expect(listLabelVisibilityClasses({ left: 780, right: 820, top: 8, bottom: 40 }, 'left')).toEqual(['x2', 'y12']);
});

test('a name at the lower left is hidden for the card there, and any at the bottom for a centred card', () => {
  const name = { left: 300, right: 400, top: 540, bottom: 560 };
  expect(listLabelVisibilityClasses(name, 'left')).toEqual(['x16', 'y16', 'c', 'l']);
  expect(listLabelVisibilityClasses(name, 'center')).toEqual(['x16', 'y16', 'l']);
});

test('writes each condition once', () => {
  expect(renderLabelVisibilityCss(['x16', 'y12', 'x16', 'c'])).toBe(
    '@media (min-width:1301px){.c{display:none}}' +
      '@media not all and (min-aspect-ratio:16/10){.x16{display:none}}' +
      '@media not all and (max-aspect-ratio:12/5){.y12{display:none}}',
  );
});
