import type { GeoProjection } from 'd3-geo';
import { geoArea, geoAzimuthalEqualArea, geoBounds, geoCentroid, geoContains } from 'd3-geo';
import type { MultiPolygon, Position } from 'geojson';
import type { Region } from '../geometry.ts';
import { borders, counties, countries, land, states } from '../geometry.ts';
import { placeDrawings } from '../place-drawings.ts';
import type { Pixel, Stroke } from '../plates/path-data.ts';
import { ringArea } from '../plates/path-data.ts';
import { strokesOf } from '../plates/projection.ts';
import type { StateSetting, WorldSetting } from './sheet-setting.ts';

/** The framed map, in pixels of the locator. */
export const sheetFrame = { left: 344, top: 6, size: 288 } as const;

const earthRadiusKm = 6371;
/** Padding between the fitted region and the frame, in pixels. */
const paddingPixels = 22;
/**
 * Parts of a region smaller than this fraction of its largest do not widen the map: Spitsbergen, the Canaries, Bouvet
 * Island.
 */
const partShare = { country: 0.15, state: 0.12 } as const;
/** A wider map uses the coarser geometry. */
const coarseFromKm = 2600;

export interface Sheet {
  readonly projection: GeoProjection;
  readonly at: Pixel;
  readonly land: readonly Stroke[];
  readonly home: readonly Stroke[];
  readonly county: readonly Stroke[];
  readonly borders: readonly Stroke[];
  /** Centres of islands too small to be drawn. */
  readonly islets: readonly Pixel[];
}

const shape = (polygons: readonly Position[][][]): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: [...polygons],
});

const middle: Pixel = [sheetFrame.left + sheetFrame.size / 2, sheetFrame.top + sheetFrame.size / 2];

/** Azimuthal equal-area, `centre` in the middle of the frame. */
function projectionOf(centre: Position, spanKm: number): GeoProjection {
  const { left, top, size } = sheetFrame;
  const kmPerPixel = spanKm / size;
  return geoAzimuthalEqualArea()
    .rotate([-(centre[0] ?? 0), -(centre[1] ?? 0)])
    .scale(earthRadiusKm / kmPerPixel)
    .translate([middle[0], middle[1]])
    .precision(0.3)
    .clipAngle(Math.min(140, (size * 1.2 * kmPerPixel) / 100 + 2))
    .clipExtent([
      [left - 20, top - 20],
      [left + size + 20, top + size + 20],
    ]);
}

/** Centre and width of a map that contains the larger parts of a region, and the place. */
function fitted(region: Region, place: Position, leastShare: number): { centre: Position; spanKm: number } {
  const areas = region.polygons.map((one) => geoArea({ type: 'Polygon', coordinates: one }));
  const least = Math.max(...areas) * leastShare;
  const parts = region.polygons.filter((_, at) => (areas[at] ?? 0) >= least);
  const points = [...parts.flatMap((one) => one[0] ?? []), place];
  const [[west, south], [east, north]] = geoBounds({ type: 'MultiPoint', coordinates: points });
  const centre: Position = [(west + (east < west ? east + 360 : east)) / 2, (south + north) / 2];
  const unscaled = geoAzimuthalEqualArea()
    .rotate([-(centre[0] ?? 0), -(centre[1] ?? 0)])
    .scale(earthRadiusKm)
    .translate([0, 0]);
  const projected = points.map((one): Pixel => unscaled(one as [number, number]) ?? [0, 0]);
  const xs = projected.map(([x]) => x);
  const ys = projected.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = Math.max(right - left, bottom - top);
  const share = (sheetFrame.size - 2 * paddingPixels) / sheetFrame.size;
  const moved = unscaled.invert?.([(left + right) / 2, (top + bottom) / 2]) ?? centre;
  return { centre: moved, spanKm: wide / share };
}

function countryOf(name: string, detail: '10m' | '50m'): Region {
  const found = countries(detail).find((one) => one.name === name);
  if (!found) throw new Error(`Natural Earth has no country "${name}". Correct the setting of the locator.`);
  return found;
}

/** The region that contains the place. Throws if none does. */
function around(regions: readonly Region[], place: Position): Region {
  const found = regions.find((one) => geoContains(shape(one.polygons), place as [number, number]));
  if (!found) throw new Error(`The place at ${place.join(', ')} is inside no region. Check its coordinates.`);
  return found;
}

const pixelsOf = (projection: GeoProjection, place: Position): Pixel =>
  (projection([place[0] ?? 0, place[1] ?? 0]) ?? middle) as Pixel;

/** Centres of the parts of a region that are too small for an outline at this scale. */
function isletsOf(projection: GeoProjection, polygons: readonly Position[][][]): Pixel[] {
  return polygons.flatMap((one): Pixel[] => {
    const drawn = strokesOf(projection, shape([one]), 0.1);
    const isLarge = drawn.some((stroke) => ringArea(stroke) > 3);
    return isLarge ? [] : [pixelsOf(projection, geoCentroid(shape([one])))];
  });
}

function worldSheet(setting: WorldSetting, place: Position, tolerance: number): Sheet {
  const { country, spanKm: givenKm } = setting;
  const home = country === undefined ? undefined : countryOf(country, '50m');
  const { centre, spanKm } =
    givenKm === undefined && home !== undefined
      ? fitted(home, place, partShare.country)
      : { centre: [...(setting.centre ?? place)], spanKm: givenKm ?? coarseFromKm };
  const detail = spanKm > coarseFromKm && !setting.hasIslets ? '50m' : '10m';
  const projection = projectionOf(centre, spanKm);
  const polygons = country === undefined ? [] : countryOf(country, detail).polygons;
  return {
    projection,
    at: pixelsOf(projection, place),
    land: strokesOf(projection, shape(land(detail)), tolerance),
    home: strokesOf(projection, shape(polygons), tolerance),
    county: [],
    borders: strokesOf(projection, borders('countries', detail), tolerance),
    islets: setting.hasIslets ? isletsOf(projection, polygons) : [],
  };
}

// Natural Earth provides the neighbours; the Census Bureau's finer shoreline is drawn over it.
const neighboursOfStates = () =>
  countries('50m')
    .filter(({ name }) => name === 'Canada' || name === 'Mexico')
    .flatMap((one) => one.polygons);

function stateSheet(setting: StateSetting, place: Position, tolerance: number): Sheet {
  const state = around(states(), place);
  const county = around(counties(), place);
  const { centre, spanKm } = fitted(state, place, partShare.state);
  const projection = projectionOf(centre, spanKm);
  return {
    projection,
    at: pixelsOf(projection, place),
    land: strokesOf(projection, shape([...land('us'), ...neighboursOfStates()]), tolerance),
    home: strokesOf(projection, shape(state.polygons), tolerance),
    county: setting.isWholeState ? [] : strokesOf(projection, shape(county.polygons), tolerance),
    borders: strokesOf(projection, borders('states'), tolerance),
    islets: [],
  };
}

/**
 * The contents of a place's framed map, in pixels. `place` is [longitude, latitude]; corners below `tolerance` square
 * pixels are left out.
 */
export function sheetOf(slug: string, place: Position, tolerance: number): Sheet {
  const setting = placeDrawings.get(slug)?.sheet ?? { isState: true };
  return 'isState' in setting ? stateSheet(setting, place, tolerance) : worldSheet(setting, place, tolerance);
}
