// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { parseEmbedOptions } from '../../embed/embed-options.ts';
import { buildEmbedAttributes, buildEmbedSnippet, type EmbedSettings } from './embed-snippet.ts';

const vaduz: EmbedSettings = {
  center: [9.5209, 47.141],
  radiusKm: 3,
  heading: 'Vaduz',
  language: 'de',
  theme: 'auto',
  height: '',
};

it('writes three lines with a link for readers without JavaScript', () => {
  expect(buildEmbedSnippet(vaduz, 'https://aeds.example')).toBe(
    `<script type="module" src="https://aeds.example/embed.js"></script>
<aed-map center="47.1410,9.5209" radius="3" language="de" heading="Vaduz">
<a href="https://aeds.example/de/aed">AED: Vaduz</a></aed-map>`,
  );
});

it('writes the attributes that the element understands', () => {
  const attributes = buildEmbedAttributes({ ...vaduz, theme: 'dark', height: '480' });
  expect(parseEmbedOptions((name) => attributes[name] ?? null)).toEqual({
    area: { kind: 'circle', center: [9.5209, 47.141], radiusKm: 3 },
    areaProblem: null,
    heading: 'Vaduz',
    theme: 'dark',
    heightPx: 480,
  });
});

it('keeps the heading as text, whatever is typed', () => {
  const heading = `"><img src=x onerror=alert(1)> & 'co'`;
  document.body.innerHTML = buildEmbedSnippet({ ...vaduz, heading }, 'https://aeds.example').replace(/<script.*/, '');
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('aed-map')?.getAttribute('heading')).toBe(heading);
  expect(document.querySelector('aed-map a')?.textContent).toBe(`AED: ${heading}`);
});
