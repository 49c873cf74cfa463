import { geoGraticule } from 'd3-geo';
import type { MultiPolygon, Position } from 'geojson';
import {
  findSharedBorders,
  readCountryRegions,
  readCountyRegions,
  readLandPolygons,
  readStateRegions,
} from '../geometry.ts';
import type { CoordinateText } from './coordinate-text.ts';
import { parseCoordinateText } from './coordinate-text.ts';
import { listLabelVisibilityClasses, renderLabelVisibilityCss } from './label-visibility.ts';
import { placeCountyNames, placeLabels, renderLabelCss } from './labels.ts';
import { lakeOutlines, smallStateOutlines } from './lakes.ts';
import type { MapPlateSettings } from './map-plate-settings.ts';
import { renderDrawingPaletteCss } from './palette.ts';
import type { CornerStyle, Pixel, PixelPath } from './path-data.ts';
import { computeRingArea, formatPathData } from './path-data.ts';
import type { PlateView } from './projection.ts';
import { createPlateView, isInsidePaths, plateFrame } from './projection.ts';
import { riverCourses } from './rivers.ts';
import type { PixelBounds } from './terrain-texture.ts';
import { drawTerrainTexture } from './terrain-texture.ts';
import { drawWaterLines, renderWaterLineCss } from './water-lines.ts';

const defaultFocus: Pixel = [830, 312];
const ringRadiiPixels = [15, 32, 56] as const;

const multiPolygon = (polygons: readonly Position[][][]): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: [...polygons],
});

const showsCounties = ({ home }: MapPlateSettings) => home !== undefined && 'fips' in home;

/** Returns the polygons of the shaded area of a plate. Empty if the settings have no `home`. */
function shadedAreasOf(setting: MapPlateSettings, place: Position, view: PlateView): readonly Position[][][] {
  const { home } = setting;
  if (!home) return [];
  // d3 expects clockwise rings, and these outlines are counterclockwise.
  if ('outline' in home) return [[parseCoordinateText(smallStateOutlines[home.outline]).reverse()]];
  if ('isLandmass' in home) {
    const at = view.project(place);
    const found = readLandPolygons(setting.coast ?? '10m').find((one) =>
      isInsidePaths(at, view.paths({ type: 'Polygon', coordinates: one }, 0.1)),
    );
    return found ? [found] : [];
  }
  const regions =
    'country' in home
      ? readCountryRegions().filter((one) => one.name === home.country)
      : [...readCountyRegions(), ...readStateRegions()].filter((one) => home.fips.includes(one.id));
  if (regions.length === 0) throw new Error(`The atlases have no region ${JSON.stringify(home)}. Check its name.`);
  return regions.flatMap((one) => one.polygons);
}

const stylesheet = () =>
  renderDrawingPaletteCss(['ink', 'soft', 'accent', 'sea', 'wave', 'land', 'edge', 'tint', 'mark', 'deep']) +
  `svg{fill:none;stroke-linejoin:round;stroke-linecap:round}.sheet{fill:var(--sea)}${renderWaterLineCss()}` +
  '.grid,.winds{stroke:var(--wave);stroke-width:.8;stroke-opacity:.5}.ground{fill:var(--land)}.shore{stroke:var(--edge);stroke-width:1.3}' +
  '.home{fill:var(--tint)}.wash{stroke:var(--accent);stroke-width:22;stroke-opacity:.13}.solid{stroke:var(--edge);stroke-width:1.5}' +
  '.lakes{fill:var(--sea);stroke:var(--edge);stroke-width:1}.rivers{stroke:var(--wave);stroke-width:1.7}.m{overflow:visible}.t{stroke:var(--mark);stroke-width:1}' +
  '.t-desert,.t-dunes{stroke-width:1.5}.t-ice{stroke:var(--wave)}.borders{stroke:var(--edge);stroke-width:1.2;stroke-dasharray:7 5}' +
  '.states{stroke:var(--edge);stroke-width:1.5;stroke-dasharray:12 4 2 4}.counties{stroke:var(--edge);stroke-width:.9;stroke-opacity:.55;stroke-dasharray:1.5 3.5}' +
  `.ring{fill:none;stroke:var(--accent);stroke-width:1.4}.r1{stroke-opacity:.7}.r2{stroke-opacity:.45}.dot{fill:var(--accent)}${renderLabelCss()}`;

function gridOf(view: PlateView): PixelPath[] {
  const stepDegrees = [0.1, 0.25, 0.5, 1, 2, 5, 10].find((step) => (step * 111) / view.kmPerPixel > 210) ?? 20;
  return view
    .paths(
      geoGraticule()
        .step([stepDegrees, stepDegrees])
        .extentMinor([
          [-180, -85],
          [180, 85],
        ])(),
      0.3,
    )
    .filter((one) => one.points.length > 1);
}

function windsFrom([x, y]: Pixel): PixelPath[] {
  return Array.from({ length: 16 }, (_, at) => {
    const angle = ((at + 0.5) / 8) * Math.PI;
    return {
      isClosed: false,
      points: [64, 1200].map((reach): Pixel => [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]),
    };
  });
}

/**
 * Returns the centre of a region's largest part and its width there, both within the frame. Undefined if the part is
 * too small for a name.
 */
function widestPartOf(strokes: readonly PixelPath[]): { at: Pixel; room: number } | undefined {
  const largest = strokes.filter((one) => one.isClosed).toSorted((a, b) => computeRingArea(b) - computeRingArea(a))[0];
  if (!largest || computeRingArea(largest) < 1500) return undefined;
  const ys = largest.points.map(([, y]) => Math.max(0, Math.min(plateFrame.height, y)));
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  const crossings = largest.points.flatMap((point, at): number[] => {
    const [ax, ay] = point;
    const [bx, by] = largest.points.at(at - 1) as Pixel;
    return ay > y === by > y ? [] : [Math.max(0, Math.min(plateFrame.width, ((bx - ax) * (y - ay)) / (by - ay) + ax))];
  });
  const ends = [Math.min(...crossings), Math.max(...crossings)] as const;
  return { at: [(ends[0] + ends[1]) / 2, y], room: ends[1] - ends[0] - 8 };
}

function boxOf({ points }: PixelPath): PixelBounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function countyNames(view: PlateView, taken: readonly PixelBounds[]) {
  const seen = readCountyRegions().flatMap((one) => {
    const room = widestPartOf(view.paths(multiPolygon(one.polygons), 1));
    return room ? [{ text: one.name, ...room }] : [];
  });
  return placeCountyNames(seen, taken);
}

/** The contents of a plate in pixels, before they are drawn as SVG. */
interface Sheet {
  readonly view: PlateView;
  readonly focus: Pixel;
  readonly coast: readonly PixelPath[];
  readonly home: readonly PixelPath[];
  readonly lakes: readonly PixelPath[];
  readonly rivers: readonly PixelPath[];
  readonly national: readonly PixelPath[];
  readonly states: readonly PixelPath[];
  readonly counties: readonly PixelPath[];
}

function sheetOf(place: Position, setting: MapPlateSettings, tolerance: number): Sheet {
  const focus = setting.focus ?? defaultFocus;
  const view = createPlateView(place, setting.spanKm, focus);
  const sketched = (course: CoordinateText, isClosed: boolean) => ({
    points: parseCoordinateText(course).map(view.project),
    isClosed,
  });
  const hasCounties = showsCounties(setting);
  return {
    view,
    focus,
    coast: view.paths(multiPolygon(readLandPolygons(setting.coast ?? '10m')), tolerance),
    home: view.paths(multiPolygon(shadedAreasOf(setting, place, view)), tolerance),
    lakes: (setting.lakes ?? []).map((name) => sketched(lakeOutlines[name], true)),
    rivers: (setting.rivers ?? []).map((name) => sketched(riverCourses[name], false)),
    national: view.paths(findSharedBorders('countries'), tolerance),
    states: hasCounties ? view.paths(findSharedBorders('states'), tolerance) : [],
    counties: hasCounties ? view.paths(findSharedBorders('counties'), Math.max(0.5, tolerance)) : [],
  };
}

const boxAround = ([x, y]: Pixel, reach: number): PixelBounds => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

/** Places symbols and names together, so that they do not overlap. */
function placeSymbolsAndNames(slug: string, sheet: Sheet, setting: MapPlateSettings, density: number) {
  const { view, focus, coast } = sheet;
  const names = placeLabels(setting.labels, (at) => view.project(at), [boxAround(focus, 17)], coast);
  const boxes = [boxAround(focus, 36), ...names.map((one) => one.box)];
  const countyLabels = showsCounties(setting) ? countyNames(view, [...boxes, ...sheet.lakes.map(boxOf)]) : [];
  const solid = setting.hasSolidBorder ? sheet.home : [];
  const signs = drawTerrainTexture({
    seed: slug,
    kmPerPixel: view.kmPerPixel,
    project: view.project,
    coast,
    lakes: sheet.lakes,
    lines: [...sheet.rivers, ...sheet.national, ...sheet.states, ...sheet.counties, ...solid],
    reserved: [...boxes, ...countyLabels.map((one) => one.box)],
    strips: setting.strips ?? [],
    ground: setting.ground,
    density,
  });
  const all = [...countyLabels, ...names].map(({ draw, box }) => ({
    draw,
    classes: listLabelVisibilityClasses(box, setting.cartouche ?? 'left'),
  }));
  return {
    signs,
    names: all.map(({ draw, classes }) => draw(classes.join(' '))).join(''),
    classes: all.flatMap(({ classes }) => classes),
  };
}

/** Draws paths as one SVG path with a class; "" if there are no paths. */
const layer = (name: string, strokes: readonly PixelPath[], corner: CornerStyle = 'sharp') =>
  strokes.length === 0 ? '' : `<path class="${name}" d="${formatPathData(strokes, corner)}"/>`;

function ringsAt([x, y]: Pixel): string {
  const rings = ringRadiiPixels.map((radius, at) => `<circle class="ring r${at}" cx="${x}" cy="${y}" r="${radius}"/>`);
  return `${rings.join('')}\n<circle class="dot" cx="${x}" cy="${y}" r="5.5"/>`;
}

function layersOf(
  slug: string,
  place: Position,
  setting: MapPlateSettings,
  tolerance: number,
  density: number,
): string {
  const sheet = sheetOf(place, setting, tolerance);
  const corner = setting.isRounded ? 'soft' : 'sharp';
  const { signs, names, classes } = placeSymbolsAndNames(slug, sheet, setting, density);
  const hasHome = sheet.home.length > 0;
  const homeShape = `<path id="h" d="${formatPathData(sheet.home, corner)}"/><clipPath id="k"><use href="#h"/></clipPath>`;
  const homeWash = '<use href="#h" class="home"/><use href="#h" class="wash" clip-path="url(#k)"/>';
  const layers = [
    `<style>${stylesheet()}${renderLabelVisibilityCss(classes)}</style>`,
    `<defs><path id="c" d="${formatPathData(sheet.coast, corner)}"/>${hasHome ? homeShape : ''}</defs>`,
    `<rect class="sheet" width="1600" height="640"/>${drawWaterLines('c')}`,
    layer('grid', gridOf(sheet.view)),
    layer('winds', setting.hasWinds ? windsFrom(sheet.focus) : []),
    `<use href="#c" class="ground"/>${hasHome ? homeWash : ''}${signs}`,
    layer('rivers', sheet.rivers, 'flowing'),
    layer('lakes', sheet.lakes, 'flowing'),
    layer('counties', sheet.counties),
    layer('states', sheet.states),
    // If the shore comes from the Census Bureau, no borders are drawn, because Natural Earth's borders do not match it.
    layer('borders', setting.coast ? [] : sheet.national, corner),
    setting.hasSolidBorder ? '<use href="#h" class="solid"/>' : '',
    '<use href="#c" class="shore"/>',
    names,
    ringsAt(sheet.focus),
  ];
  return layers.filter(Boolean).join('\n');
}

/** Target size of a plate in bytes. The detail of its coast is reduced first, then the number of its symbols. */
const targetBytes = 47_000;

/**
 * Draws the plate of a place as SVG text. The same arguments always give the same plate. `place` is [longitude,
 * latitude]. Throws if a name in the settings does not fit.
 */
export function drawPlate(slug: string, place: Position, settings: MapPlateSettings): string {
  let drawn = '';
  for (const [tolerance, density] of [
    [0.35, 1],
    [0.7, 1],
    [1.2, 0.95],
    [2, 0.85],
    [3.2, 0.75],
    [5, 0.65],
    [8, 0.6],
    [12, 0.55],
  ] as const) {
    const layers = layersOf(slug, place, settings, tolerance, density);
    drawn = `<svg id="dark" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${layers}\n</svg>\n`;
    if (Buffer.byteLength(drawn) <= targetBytes) break;
  }
  return drawn;
}
