import { expect, test } from 'vitest';
import { listLabelVisibilityClasses, renderLabelVisibilityCss } from './label-visibility.ts';

test('a name in the middle of a plate is left out nowhere but in a slit', () => {
  expect(listLabelVisibilityClasses({ left: 780, right: 820, top: 300, bottom: 330 }, 'center')).toEqual(['x2']);
});

test('one at the side needs a window as wide as the plate, one at the top none that is wider', () => {
  expect(listLabelVisibilityClasses({ left: 6, right: 100, top: 300, bottom: 330 }, 'center')).toEqual(['x25']);
  expect(listLabelVisibilityClasses({ left: 780, right: 820, top: 8, bottom: 40 }, 'left')).toEqual(['x2', 'y12']);
});

test('one at the lower left gives way to the cartouche that stands there, and any at the foot to one that hangs there', () => {
  const name = { left: 300, right: 400, top: 540, bottom: 560 };
  expect(listLabelVisibilityClasses(name, 'left')).toEqual(['x16', 'y16', 'c', 'l']);
  expect(listLabelVisibilityClasses(name, 'center')).toEqual(['x16', 'y16', 'l']);
});

test('each condition is written once', () => {
  expect(renderLabelVisibilityCss(['x16', 'y12', 'x16', 'c'])).toBe(
    '@media (min-width:1301px){.c{display:none}}' +
      '@media not all and (min-aspect-ratio:16/10){.x16{display:none}}' +
      '@media not all and (max-aspect-ratio:12/5){.y12{display:none}}',
  );
});
