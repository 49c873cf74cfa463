// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { shadeMapMarkup, updateMapShading } from './shade-countries.ts';

const drawing =
  '<svg viewBox="0 0 9 9"><path data-code="" d="M1 1"/><path data-code="JPN" d="M2 2"/><circle data-code="MCO" r="6"/></svg>';

test("the server's map has a band for each country, and hatching where there is no figure", () => {
  expect(shadeMapMarkup(drawing, new Map([['JPN', 8]]))).toBe(
    '<path data-code="" fill="url(#life-hatch)" d="M1 1"/><path data-code="JPN" data-band="8" d="M2 2"/>' +
      '<circle data-code="MCO" fill="url(#life-hatch)" r="6"/>',
  );
});

test('shading changes only countries whose band changed', () => {
  document.body.innerHTML = `<svg>${shadeMapMarkup(drawing, new Map([['JPN', 8]]))}</svg>`;
  const shapes = [...document.querySelectorAll('[data-code]')];
  updateMapShading(shapes, new Map([['MCO', 9]]));
  expect(shapes.map((shape) => shape.getAttribute('data-band'))).toEqual([null, null, '9']);
  expect(shapes[1]?.getAttribute('fill')).toBe('url(#life-hatch)');
});
