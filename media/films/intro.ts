import type { SKRSContext2D } from '@napi-rs/canvas';
import { geoInterpolate } from 'd3-geo';
import { paintGlobe, paintHubs } from '../globe/canvas-globe.ts';
import { createGlobeProjection, projectVisibleHubs } from '../globe/world.ts';
import { palettes } from '../plates/palette.ts';
import { wrapText, writeCanvasText } from './canvas-text.ts';
import type { Film } from './film.ts';
import { frameFormat } from './film.ts';
import { introClosing, introStops, introTitle } from './intro-text.ts';
import { easeInOut, fadeInOut, interpolate, progressAt } from './timing.ts';

const colours = palettes.light;
const titleSeconds = 3;
const stopSeconds = 3;
const travelSeconds = 1;
const lastStopSecond = titleSeconds + introStops.length * stopSeconds;

/** Returns the second at which the globe starts to turn towards a stop. */
const departure = (at: number) => titleSeconds - travelSeconds * 0.7 + at * stopSeconds;

const opening: [number, number] = [178, 24];
const ending: [number, number] = [-40, 30];

/** Returns the centre of the globe at a given second. The globe turns from stop to stop and rests at each one. */
function centreAt(second: number): [number, number] {
  const places = [opening, ...introStops.map((stop): [number, number] => [stop.coords[0], stop.coords[1]]), ending];
  const leg = Math.max(0, Math.min(places.length - 2, Math.floor((second - departure(0)) / stopSeconds)));
  const share = easeInOut(progressAt(second, departure(leg), departure(leg) + travelSeconds));
  return geoInterpolate(places[leg] as [number, number], places[leg + 1] as [number, number])(share);
}

function paintStop(context: SKRSContext2D, at: number, second: number): void {
  const stop = introStops[at] as (typeof introStops)[number];
  const from = departure(at) + travelSeconds * 0.75;
  const opacity = fadeInOut(second, from, departure(at + 1) + 0.25, 0.35);
  if (opacity === 0) return;
  writeCanvasText(context, stop.region.toUpperCase(), 72, 232, { size: 19, colour: colours.accent, opacity });
  writeCanvasText(context, stop.name, 70, 300, { size: 68, colour: colours.ink, opacity });
  context.font = '27px Fraunces';
  wrapText(context, stop.line, 400).forEach((line, row) => {
    writeCanvasText(context, line, 72, 362 + row * 38, { size: 27, colour: colours.soft, opacity });
  });
  context.globalAlpha = opacity;
  context.fillStyle = colours.rule;
  context.fillRect(72, 560, 360, 1.5);
  writeCanvasText(context, stop.source, 72, 592, { size: 18, colour: colours.soft, opacity, isItalic: true });
}

function paintRings(context: SKRSContext2D, [x, y]: readonly [number, number], since: number, opacity: number): void {
  context.strokeStyle = colours.accent;
  for (const [order, radius] of [22, 46, 76].entries()) {
    const grown = easeInOut(progressAt(since, order * 0.18, order * 0.18 + 0.6));
    context.globalAlpha = opacity * grown * (1 - order * 0.25);
    context.lineWidth = 2;
    context.beginPath();
    context.arc(x, y, radius * interpolate(0.4, 1, grown), 0, 2 * Math.PI);
    context.stroke();
  }
  context.globalAlpha = opacity;
  context.fillStyle = colours.accent;
  context.beginPath();
  context.arc(x, y, 8, 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 1;
}

function paint(context: SKRSContext2D, second: number): void {
  const { width, height } = frameFormat;
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, width, height);
  const near = Math.min(
    easeInOut(progressAt(second, departure(0), departure(0) + travelSeconds)),
    1 - easeInOut(progressAt(second, lastStopSecond - 0.7, lastStopSecond + 0.4)),
  );
  const drift =
    second < departure(0)
      ? 12 * (departure(0) - second)
      : Math.max(0, second - departure(introStops.length) - travelSeconds) * -5;
  const [longitude, latitude] = centreAt(second);
  const centre: [number, number] = [longitude + drift, latitude - 4 * near];
  const at: [number, number] = [interpolate(890, 905, near), 360];
  const projection = createGlobeProjection(centre, at, interpolate(318, 560, near));
  paintGlobe(context, projection, 'light');
  paintHubs(context, projectVisibleHubs(projection, centre), 4);
  const veil = context.createLinearGradient(380, 0, 640, 0);
  veil.addColorStop(0, colours.paper);
  veil.addColorStop(1, `${colours.paper}00`);
  context.globalAlpha = near;
  context.fillStyle = veil;
  context.fillRect(0, 0, 640, height);
  context.globalAlpha = 1;
  introStops.forEach((stop, order) => {
    const since = second - departure(order) - travelSeconds * 0.85;
    const opacity = since < 0 ? 0 : 1 - progressAt(second, departure(order + 1) + 0.2, departure(order + 1) + 0.5);
    if (opacity > 0)
      paintRings(context, projection([stop.coords[0], stop.coords[1]]) as [number, number], since, opacity);
    paintStop(context, order, second);
  });
  const beginning = 1 - progressAt(second, departure(0), departure(0) + 0.4);
  const end = easeInOut(progressAt(second, lastStopSecond + 0.3, lastStopSecond + 1));
  for (const [row, line] of introTitle.entries()) {
    writeCanvasText(context, line, 70, 348 + row * 78, {
      size: 68,
      colour: colours.ink,
      opacity: beginning * easeInOut(progressAt(second, 0.1, 0.8)),
    });
  }
  for (const [row, line] of introClosing.entries()) {
    writeCanvasText(context, line, 70, 348 + row * 56, { size: 44, colour: colours.ink, opacity: end });
  }
}

/** The introduction, in which the globe turns and stops at six hubs. */
export const introFilm: Film = {
  name: 'intro',
  durationSeconds: 24,
  posterSecond: 1.4,
  isLoop: false,
  rateFactor: 31,
  captions: [
    { from: 0.1, to: 2.4, text: 'Symbiotics Longevity Map. A globe turns.' },
    ...introStops.map((stop, at) => ({
      from: departure(at) + travelSeconds * 0.75,
      to: departure(at + 1) + 0.2,
      text: `${stop.name}, ${stop.region}. ${stop.line}\nSource: ${stop.source}.`,
    })),
    { from: lastStopSecond + 0.4, to: 24, text: `${introClosing.join(' ')}.` },
  ],
  paint,
};
