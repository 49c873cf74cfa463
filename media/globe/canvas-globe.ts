import type { SKRSContext2D } from '@napi-rs/canvas';
import type { GeoProjection } from 'd3-geo';
import { geoPath } from 'd3-geo';
import { palettes } from '../plates/palette.ts';
import type { LandDetail } from './world.ts';
import { readWorldShapes } from './world.ts';

const colours = palettes.light;

/** Draws the globe with its waterlines, land and borders. The projection determines its position and size. */
export function paintGlobe(context: SKRSContext2D, projection: GeoProjection, detail: LandDetail): void {
  const shapes = readWorldShapes(detail);
  const path = geoPath(projection, context as never);
  const draw = (shape: Parameters<typeof path>[0]) => {
    context.beginPath();
    path(shape);
  };
  context.save();
  context.lineJoin = 'round';
  draw({ type: 'Sphere' });
  context.fillStyle = colours.sea;
  context.fill();
  context.clip();
  draw(shapes.land);
  for (const [offsetPixels, opacity] of [
    [11, 0.4],
    [7, 0.6],
    [3.5, 0.85],
  ] as const) {
    context.strokeStyle = colours.wave;
    context.globalAlpha = opacity;
    context.lineWidth = 2 * offsetPixels;
    context.stroke();
    context.globalAlpha = 1;
    context.strokeStyle = colours.sea;
    context.lineWidth = 2 * offsetPixels - 1.8;
    context.stroke();
  }
  draw(shapes.graticule);
  context.strokeStyle = colours.wave;
  context.globalAlpha = 0.45;
  context.lineWidth = 0.9;
  context.stroke();
  context.globalAlpha = 1;
  draw(shapes.land);
  context.fillStyle = colours.land;
  context.fill();
  context.strokeStyle = colours.edge;
  context.lineWidth = 1.1;
  context.stroke();
  draw(shapes.borders);
  context.globalAlpha = 0.4;
  context.lineWidth = 0.7;
  context.stroke();
  context.restore();
  draw({ type: 'Sphere' });
  context.strokeStyle = colours.edge;
  context.lineWidth = 1.4;
  context.stroke();
}

/** Draws hubs as dots with a halo. */
export function paintHubs(
  context: SKRSContext2D,
  places: readonly (readonly [number, number])[],
  dotPixels: number,
): void {
  context.fillStyle = colours.accent;
  for (const [radius, opacity] of [
    [dotPixels * 2.6, 0.2],
    [dotPixels, 1],
  ] as const) {
    context.globalAlpha = opacity;
    for (const [x, y] of places) {
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fill();
    }
  }
  context.globalAlpha = 1;
}
