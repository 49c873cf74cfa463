import type { GeoProjection } from 'd3-geo';
import { geoArea, geoAzimuthalEqualArea, geoBounds, geoCentroid, geoContains } from 'd3-geo';
import type { MultiPolygon, Position } from 'geojson';
import type { Hub } from '../../domain/hub/hub.ts';
import type { NamedRegion } from '../geometry.ts';
import {
  findSharedBorders,
  readCountryRegions,
  readCountyRegions,
  readLandPolygons,
  readStateRegions,
} from '../geometry.ts';
import { placeDrawings } from '../place-drawings.ts';
import type { Pixel, PixelPath } from '../plates/path-data.ts';
import { computeRingArea } from '../plates/path-data.ts';
import { projectShape } from '../plates/projection.ts';
import type { LocatorMapSettings } from './locator-map-settings.ts';

/** Position and size of the framed map in pixels of the locator. */
export const locatorMapFrame = { left: 344, top: 6, size: 288 } as const;

const earthRadiusKm = 6371;
/** Padding between the region and the frame, in pixels. */
const paddingPixels = 22;
/**
 * Parts of a region smaller than this fraction of its largest part do not widen the map. Examples are Spitsbergen, the
 * Canaries and Bouvet Island.
 */
const minPartShare = { country: 0.15, state: 0.12 } as const;
/** Maps at least this wide use the coarser geometry. */
const coarseFromKm = 2600;

export interface LocatorMap {
  readonly projection: GeoProjection;
  readonly at: Pixel;
  readonly land: readonly PixelPath[];
  readonly home: readonly PixelPath[];
  readonly county: readonly PixelPath[];
  readonly borders: readonly PixelPath[];
  /** Centres of the islands that are too small to be drawn. */
  readonly islets: readonly Pixel[];
}

const shape = (polygons: readonly Position[][][]): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: [...polygons],
});

const middle: Pixel = [locatorMapFrame.left + locatorMapFrame.size / 2, locatorMapFrame.top + locatorMapFrame.size / 2];

/** Creates an azimuthal equal-area projection with `centre` in the middle of the frame. */
function projectionOf(centre: Position, spanKm: number): GeoProjection {
  const { left, top, size } = locatorMapFrame;
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

/** Returns the centre and width of a map that shows the place and those parts of a region that are not too small. */
function fitRegion(region: NamedRegion, place: Position, leastShare: number): { centre: Position; spanKm: number } {
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
  const share = (locatorMapFrame.size - 2 * paddingPixels) / locatorMapFrame.size;
  const moved = unscaled.invert?.([(left + right) / 2, (top + bottom) / 2]) ?? centre;
  return { centre: moved, spanKm: wide / share };
}

function countryOf(name: string, detail: '10m' | '50m'): NamedRegion {
  const found = readCountryRegions(detail).find((one) => one.name === name);
  if (!found) throw new Error(`Natural Earth has no country "${name}". Correct the setting of the locator.`);
  return found;
}

/** Returns the region that contains the place. Throws if no region does. */
function regionContaining(regions: readonly NamedRegion[], place: Position): NamedRegion {
  const found = regions.find((one) => geoContains(shape(one.polygons), place as [number, number]));
  if (!found) throw new Error(`The place at ${place.join(', ')} is inside no region. Check its coordinates.`);
  return found;
}

const pixelsOf = (projection: GeoProjection, place: Position): Pixel =>
  (projection([place[0] ?? 0, place[1] ?? 0]) ?? middle) as Pixel;

/** Returns the centres of the parts of a region that are too small for an outline at the map's scale. */
function isletsOf(projection: GeoProjection, polygons: readonly Position[][][]): Pixel[] {
  return polygons.flatMap((one): Pixel[] => {
    const drawn = projectShape(projection, shape([one]), 0.1);
    const isLarge = drawn.some((stroke) => computeRingArea(stroke) > 3);
    return isLarge ? [] : [pixelsOf(projection, geoCentroid(shape([one])))];
  });
}

function worldSheet(hub: Hub, setting: LocatorMapSettings, place: Position, tolerance: number): LocatorMap {
  const { country = hub.country, spanKm: givenKm } = setting;
  const home = country === null ? undefined : countryOf(country, '50m');
  const { centre, spanKm } =
    givenKm === undefined && home !== undefined
      ? fitRegion(home, place, minPartShare.country)
      : { centre: [...(setting.centre ?? place)], spanKm: givenKm ?? coarseFromKm };
  const detail = spanKm > coarseFromKm && !setting.hasIslets ? '50m' : '10m';
  const projection = projectionOf(centre, spanKm);
  const polygons = country === null ? [] : countryOf(country, detail).polygons;
  return {
    projection,
    at: pixelsOf(projection, place),
    land: projectShape(projection, shape(readLandPolygons(detail)), tolerance),
    home: projectShape(projection, shape(polygons), tolerance),
    county: [],
    borders: projectShape(projection, findSharedBorders('countries', detail), tolerance),
    islets: setting.hasIslets ? isletsOf(projection, polygons) : [],
  };
}

// Canada and Mexico come from Natural Earth. The finer shoreline of the Census Bureau is drawn over them.
const neighboursOfStates = () =>
  readCountryRegions('50m')
    .filter(({ name }) => name === 'Canada' || name === 'Mexico')
    .flatMap((one) => one.polygons);

function stateSheet(setting: LocatorMapSettings, place: Position, tolerance: number): LocatorMap {
  const state = regionContaining(readStateRegions(), place);
  const county = regionContaining(readCountyRegions(), place);
  const { centre, spanKm } = fitRegion(state, place, minPartShare.state);
  const projection = projectionOf(centre, spanKm);
  return {
    projection,
    at: pixelsOf(projection, place),
    land: projectShape(projection, shape([...readLandPolygons('us'), ...neighboursOfStates()]), tolerance),
    home: projectShape(projection, shape(state.polygons), tolerance),
    county: setting.isWholeState ? [] : projectShape(projection, shape(county.polygons), tolerance),
    borders: projectShape(projection, findSharedBorders('states'), tolerance),
    islets: [],
  };
}

/** Creates the framed map of a hub, in pixels. Corners smaller than `tolerance` square pixels are omitted. */
export function createLocatorMap(hub: Hub, tolerance: number): LocatorMap {
  const { locatorMap = {} } = placeDrawings.get(hub.id) ?? {};
  const place = [...hub.coords];
  const isState = hub.country === 'United States';
  return isState ? stateSheet(locatorMap, place, tolerance) : worldSheet(hub, locatorMap, place, tolerance);
}
