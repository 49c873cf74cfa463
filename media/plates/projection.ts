import type { GeoPermissibleObjects, GeoProjection } from 'd3-geo';
import { geoAzimuthalEqualArea, geoPath } from 'd3-geo';
import type { Position } from 'geojson';
import type { Pixel, PixelPath } from './path-data.ts';
import { computeRingArea, simplifyPath } from './path-data.ts';

export const plateFrame = { width: 1600, height: 640 } as const;

/**
 * Margin around the frame in pixels. Land is cut off at the margin, and waterlines along that cut must be outside of
 * the frame.
 */
const marginPixels = 90;
const earthRadiusKm = 6371;

export interface PlateView {
  readonly kmPerPixel: number;
  readonly project: (place: Position) => Pixel;
  /** Projects a shape to pixels of this view, like `projectShape`. */
  readonly paths: (shape: GeoPermissibleObjects, tolerance: number) => PixelPath[];
}

/**
 * Projects the lines and rings of a shape to pixels, and simplifies them to `tolerance` square pixels. Islets smaller
 * than one square pixel are omitted.
 */
export function projectShape(projection: GeoProjection, shape: GeoPermissibleObjects, tolerance: number): PixelPath[] {
  return collect(projection, shape)
    .filter((one) => !one.isClosed || computeRingArea(one) >= Math.max(1, 2 * tolerance))
    .map((one) => simplifyPath(one, tolerance));
}

function collect(projection: GeoProjection, shape: GeoPermissibleObjects): PixelPath[] {
  const found: { points: Pixel[]; isClosed: boolean }[] = [];
  const context = {
    beginPath() {},
    arc() {},
    moveTo(x: number, y: number) {
      found.push({ points: [[x, y]], isClosed: false });
    },
    lineTo(x: number, y: number) {
      found.at(-1)?.points.push([x, y]);
    },
    closePath() {
      const last = found.at(-1);
      if (last) last.isClosed = true;
    },
  };
  geoPath(projection, context)(shape);
  return found;
}

/** Creates an azimuthal equal-area view in which `centre`, [longitude, latitude], is at `focus` in the frame. */
export function createPlateView(centre: Position, spanKm: number, focus: Pixel): PlateView {
  const kmPerPixel = spanKm / plateFrame.width;
  const [longitude = 0, latitude = 0] = centre;
  const reachPixels =
    Math.hypot(plateFrame.width, plateFrame.height) / 2 + Math.hypot(focus[0] - 800, focus[1] - 320) + 2 * marginPixels;
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .scale(earthRadiusKm / kmPerPixel)
    .translate([focus[0], focus[1]])
    .precision(0.4)
    .clipAngle(Math.min(150, (reachPixels * kmPerPixel) / 85))
    .clipExtent([
      [-marginPixels, -marginPixels],
      [plateFrame.width + marginPixels, plateFrame.height + marginPixels],
    ]);
  return {
    kmPerPixel,
    project: (place) => (projection([place[0] ?? 0, place[1] ?? 0]) ?? [-1e4, -1e4]) as Pixel,
    paths: (shape, tolerance) => projectShape(projection, shape, tolerance),
  };
}

/** Whether a pixel is inside closed paths, by the even-odd rule. */
export function isInsidePaths([x, y]: Pixel, paths: readonly PixelPath[]): boolean {
  let isIn = false;
  for (const { points } of paths) {
    for (let at = 0, before = points.length - 1; at < points.length; before = at, at += 1) {
      const [ax, ay] = points[at] as Pixel;
      const [bx, by] = points[before] as Pixel;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
    }
  }
  return isIn;
}

/** Returns the distance in pixels between a point and the nearest side of the paths. */
export function distanceToPaths([x, y]: Pixel, paths: readonly PixelPath[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { points, isClosed } of paths) {
    for (let at = isClosed ? 0 : 1; at < points.length; at += 1) {
      const [ax, ay] = points.at(at - 1) as Pixel;
      const [bx, by] = points[at] as Pixel;
      const [sideX, sideY] = [bx - ax, by - ay];
      const along = ((x - ax) * sideX + (y - ay) * sideY) / (sideX * sideX + sideY * sideY || 1);
      const share = Math.max(0, Math.min(1, along));
      nearest = Math.min(nearest, (x - ax - share * sideX) ** 2 + (y - ay - share * sideY) ** 2);
    }
  }
  return Math.sqrt(nearest);
}
