import { renderDrawingPaletteCss } from '../plates/palette.ts';
import { formatPathData } from '../plates/path-data.ts';
import { projectShape } from '../plates/projection.ts';
import { createGlobeProjection, projectVisibleHubs, readWorldShapes } from './world.ts';

/** Centre of the static globe, which shows Europe, Africa, the Atlantic and the east of North America. */
export const staticGlobeCentre: [number, number] = [-8, 30];

const sizePixels = 1000;
const radiusPixels = 480;

const rounded = (value: number) => Number(value.toFixed(1));

/**
 * Simplification tolerances in square pixels. A phone shows the globe at a third of its width, so detailed borders
 * would be finer than a pixel.
 */
const details = {
  full: { coast: 3.8, borders: 4, graticule: 0.5 },
  small: { coast: 14, borders: null, graticule: 60 },
} as const;

/**
 * Draws the globe of the home page as SVG text with both palettes. The background outside of the sphere is transparent.
 */
export function drawGlobe(size: keyof typeof details = 'full'): string {
  const projection = createGlobeProjection(staticGlobeCentre, [sizePixels / 2, sizePixels / 2], radiusPixels);
  const shapes = readWorldShapes('50m');
  const css =
    renderDrawingPaletteCss(['sea', 'wave', 'land', 'edge', 'accent']) +
    'svg{fill:none;stroke-linejoin:round}.sea{fill:var(--sea)}.grid{stroke:var(--wave);stroke-width:.8;stroke-opacity:.5}' +
    '.land{fill:var(--land);stroke:var(--edge);stroke-width:1}.w{stroke:var(--wave);stroke-opacity:.55;stroke-width:13}' +
    '.w2{stroke:var(--sea);stroke-width:11.6}.w3{stroke:var(--wave);stroke-opacity:.75;stroke-width:7}.w4{stroke:var(--sea);stroke-width:5.6}' +
    '.lines{stroke:var(--edge);stroke-width:.6;stroke-opacity:.5}.rim{stroke:var(--edge);stroke-width:1.4}' +
    '.halo{fill:var(--accent);fill-opacity:.22}.dot{fill:var(--accent)}';
  const hubs = projectVisibleHubs(projection, staticGlobeCentre);
  const dots = (radius: number, name: string) =>
    `<g class="${name}">${hubs.map(([x, y]) => `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${radius}"/>`).join('')}</g>`;
  const detail = details[size];
  const coast = projectShape(projection, shapes.land, detail.coast);
  const lines = detail.borders === null ? [] : projectShape(projection, shapes.borders, detail.borders);
  const grid = projectShape(projection, shapes.graticule, detail.graticule);
  const middle = sizePixels / 2;
  return [
    `<svg id="dark" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sizePixels} ${sizePixels}" aria-hidden="true"><style>${css}</style>`,
    `<defs><path id="c" d="${formatPathData(coast)}"/><clipPath id="s"><circle cx="${middle}" cy="${middle}" r="${radiusPixels}"/></clipPath></defs>`,
    `<circle class="sea" cx="${middle}" cy="${middle}" r="${radiusPixels}"/>`,
    `<g clip-path="url(#s)">${['w', 'w2', 'w3', 'w4'].map((name) => `<use href="#c" class="${name}"/>`).join('')}</g>`,
    `<path class="grid" d="${formatPathData(grid)}"/><use href="#c" class="land"/><path class="lines" d="${formatPathData(lines)}"/>`,
    `<circle class="rim" cx="${middle}" cy="${middle}" r="${radiusPixels}"/>`,
    `${dots(13, 'halo')}${dots(5, 'dot')}</svg>\n`,
  ].join('\n');
}
