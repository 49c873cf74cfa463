import type { GeoProjection } from 'd3-geo';
import { geoDistance } from 'd3-geo';
import type { Position } from 'geojson';
import type { Hub } from '../../domain/hub/hub.ts';
import { createGlobeProjection, readWorldShapes } from '../globe/world.ts';
import { renderDrawingPaletteCss } from '../plates/palette.ts';
import type { Pixel } from '../plates/path-data.ts';
import { formatPathData } from '../plates/path-data.ts';
import { projectShape } from '../plates/projection.ts';
import { createLocatorMap, type LocatorMap, locatorMapFrame } from './locator-map.ts';

const globe = { at: [150, 150], radius: 142 } as const;
/** The globe is turned so that the place appears this many degrees east of its centre, towards the framed map. */
const turnDegrees = 16;
/** Latitude of the globe's centre as a fraction of the place's latitude. */
const tiltShare = 0.6;
/** Minimum size of the box that marks the framed map on the globe. */
const minBoxPixels = 11;

const tenth = (value: number) => Number(value.toFixed(1));

const stylesheet = () =>
  renderDrawingPaletteCss(['paper', 'ink', 'accent', 'sea', 'wave', 'land', 'edge', 'tint']) +
  'svg{fill:none;stroke-linejoin:round;stroke-linecap:round}.sea{fill:var(--sea)}.grid{stroke:var(--wave);stroke-width:.6;stroke-opacity:.5}' +
  '.land{fill:var(--land);stroke:var(--edge);stroke-width:.7}.rim,.frame{stroke:var(--ink);stroke-width:1}' +
  '.w0{stroke:var(--wave);stroke-width:22;stroke-opacity:.5}.s0{stroke:var(--sea);stroke-width:20.6}.w1{stroke:var(--wave);stroke-width:13;stroke-opacity:.7}.s1{stroke:var(--sea);stroke-width:11.6}' +
  '.w2{stroke:var(--wave);stroke-width:6;stroke-opacity:.9}.s2{stroke:var(--sea);stroke-width:4.6}' +
  '.home{fill:var(--tint);stroke:var(--edge);stroke-width:1.3}.county{fill:var(--accent);fill-opacity:.3;stroke:var(--accent);stroke-width:.8}' +
  '.lines{stroke:var(--edge);stroke-width:.7;stroke-dasharray:3 2.5}.box{stroke:var(--accent);stroke-width:1.4}.lead{stroke:var(--accent);stroke-width:.8;stroke-opacity:.75}' +
  '.islet{fill:var(--tint);stroke:var(--edge);stroke-width:.8}.halo{stroke:var(--accent);stroke-width:1.2;stroke-opacity:.6}.dot{fill:var(--accent)}';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the bounding box of the framed map on the globe, limited to the visible side. */
function boxOnGlobe(sheet: LocatorMap, onGlobe: GeoProjection, centre: Position, place: Position): Box {
  const { left, top, size } = locatorMapFrame;
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => share * size);
  const edge = steps.flatMap((step): Pixel[] => [
    [left + step, top],
    [left + step, top + size],
    [left, top + step],
    [left + size, top + step],
  ]);
  const seen = edge.flatMap((pixel) => {
    const at = sheet.projection.invert?.([pixel[0], pixel[1]]);
    const isNear = at && geoDistance(at, centre as [number, number]) < Math.PI / 2;
    return isNear ? [onGlobe(at) as [number, number]] : [];
  });
  const [x, y] = onGlobe(place as [number, number]) as [number, number];
  const reach = minBoxPixels / 2;
  return {
    left: Math.min(x - reach, ...seen.map((one) => one[0])),
    right: Math.max(x + reach, ...seen.map((one) => one[0])),
    top: Math.min(y - reach, ...seen.map((one) => one[1])),
    bottom: Math.max(y + reach, ...seen.map((one) => one[1])),
  };
}

function globeLayers(place: Position, sheet: LocatorMap): string[] {
  const centre: Position = [(place[0] ?? 0) - turnDegrees, (place[1] ?? 0) * tiltShare];
  const projection = createGlobeProjection(centre, globe.at, globe.radius);
  const shapes = readWorldShapes('light');
  const [cx, cy] = globe.at;
  const box = boxOnGlobe(sheet, projection, centre, place);
  const [x, y] = projection(place as [number, number]) as [number, number];
  const { left, top, size } = locatorMapFrame;
  const lead = (from: number, to: number) =>
    `<path class="lead" d="M${tenth(box.right)} ${tenth(from)}L${left} ${to}"/>`;
  return [
    `<circle class="sea" cx="${cx}" cy="${cy}" r="${globe.radius}"/>`,
    `<path class="grid" d="${formatPathData(projectShape(projection, shapes.graticule, 0.4))}"/>`,
    `<path class="land" d="${formatPathData(projectShape(projection, shapes.land, 0.9))}"/>`,
    `<circle class="rim" cx="${cx}" cy="${cy}" r="${globe.radius}"/>`,
    `<rect class="box" x="${tenth(box.left)}" y="${tenth(box.top)}" width="${tenth(box.right - box.left)}" height="${tenth(box.bottom - box.top)}"/>`,
    `<circle class="dot" cx="${tenth(x)}" cy="${tenth(y)}" r="2.6"/>`,
    lead(box.top, top) + lead(box.bottom, top + size),
  ];
}

function sheetLayers(sheet: LocatorMap): string[] {
  const { left, top, size } = locatorMapFrame;
  const rect = (name: string) => `<rect${name} x="${left}" y="${top}" width="${size}" height="${size}"/>`;
  const path = (name: string, strokes: LocatorMap['land']) =>
    strokes.length === 0 ? '' : `<path class="${name}" d="${formatPathData(strokes)}"/>`;
  const water = ['w0', 's0', 'w1', 's1', 'w2', 's2'].map((name) => `<use href="#c" class="${name}"/>`);
  const [x, y] = sheet.at.map(tenth);
  return [
    rect(' class="sea"'),
    `<clipPath id="f">${rect('')}</clipPath><g clip-path="url(#f)">`,
    `<path id="c" d="${formatPathData(sheet.land)}"/>${water.join('')}<use href="#c" class="land"/>`,
    path('lines', sheet.borders),
    path('home', sheet.home),
    path('county', sheet.county),
    sheet.islets
      .map(([isletX, isletY]) => `<circle class="islet" cx="${tenth(isletX)}" cy="${tenth(isletY)}" r="1.5"/>`)
      .join(''),
    `<circle class="halo" cx="${x}" cy="${y}" r="9"/><circle class="dot" cx="${x}" cy="${y}" r="3.4"/></g>`,
    rect(' class="frame"'),
  ];
}

/** Target size of a locator in bytes. The detail of its coasts is reduced until the file is small enough. */
const targetBytes = 38_000;

/**
 * Draws the locator of a place as SVG text of 640 × 300 with both palettes. It shows a globe turned to the place, and
 * beside it a framed map of its country or state, connected by lines. No other places are marked, so that adding a
 * place does not change existing locators.
 */
export function drawLocatorMap(hub: Hub): string {
  let drawn = '';
  for (const tolerance of [0.3, 0.6, 1, 1.6, 2.6]) {
    const sheet = createLocatorMap(hub, tolerance);
    const layers = [...sheetLayers(sheet), ...globeLayers([...hub.coords], sheet)].filter(Boolean);
    drawn = `<svg id="dark" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300" aria-hidden="true"><style>${stylesheet()}</style>\n${layers.join('\n')}\n</svg>\n`;
    if (Buffer.byteLength(drawn) <= targetBytes) break;
  }
  return drawn;
}
