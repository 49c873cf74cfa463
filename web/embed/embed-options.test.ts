import { expect, it } from 'vitest';
import { parseEmbedOptions } from './embed-options.ts';

const optionsOf = (attributes: Readonly<Record<string, string>>) =>
  parseEmbedOptions((name) => attributes[name] ?? null);

it('reads the options that the page author sets', () => {
  const asked = { center: '47.14,9.52', radius: '2', theme: 'dark', heading: ' Vaduz ', height: '480' };
  expect(optionsOf(asked)).toEqual({
    area: { kind: 'circle', center: [9.52, 47.14], radiusKm: 2 },
    areaProblem: null,
    heading: 'Vaduz',
    theme: 'dark',
    heightPx: 480,
  });
});

it('prefers a box, and shows no other area when the box is invalid', () => {
  expect(optionsOf({ area: '9,47,10,48', center: '1,2' }).area).toMatchObject({ kind: 'box' });
  expect(optionsOf({ area: '9,47,10', center: '1,2' }).area).toBeNull();
});

it('uses the default for a missing or invalid attribute', () => {
  expect(optionsOf({ theme: 'pink', height: '12px', heading: '  ' })).toEqual({
    area: null,
    areaProblem: expect.stringContaining('No area is given. Write center'),
    heading: null,
    theme: 'auto',
    heightPx: null,
  });
  expect(optionsOf({ height: '3' }).heightPx).toBe(200);
});

it.each([
  [{ centre: '47.14,9.52' }, 'centre="47.14,9.52" names no area. Write center '],
  [{ lat: '47.14', lng: '9.52', radius: '3' }, 'radius="3" lat="47.14" lng="9.52" names no area. Write center '],
  [{ center: 'Vaduz' }, 'center="Vaduz" names no area. Write center (degrees north, degrees east)'],
  [{ center: '47.14,9.52', radius: '500' }, 'center="47.14,9.52" radius="500" names no area. Write center '],
  [{ area: 'Vaduz' }, 'area="Vaduz" cannot be read. Write west,south,east,north in degrees'],
])('explains to the page author what is wrong with %j', (attributes, problem) => {
  expect(optionsOf(attributes)).toMatchObject({ area: null, areaProblem: expect.stringContaining(problem) });
});
