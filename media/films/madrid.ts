import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { palettes } from '../plates/palette.ts';
import { createRandomFromSeed } from '../plates/seeded-random.ts';
import type { Film } from './film.ts';
import { frameFormat } from './film.ts';
import type { LitWindow } from './madrid-skyline.ts';
import { paintSkyline } from './madrid-skyline.ts';
import { interpolateColourStops } from './timing.ts';

const colours = palettes.light;
const { width, height } = frameFormat;
const durationSeconds = 12;

/** Sky colours by fraction of the loop, which starts and ends at midday. Night is in the middle. */
const skyTop = [
  [0, '#cfe0de'],
  [0.22, '#c9d6d2'],
  [0.34, '#8fa3ab'],
  [0.46, '#1b3442'],
  [0.6, '#1b3442'],
  [0.74, '#93a6ae'],
  [0.86, '#cddad6'],
  [1, '#cfe0de'],
] as const;
const skyFoot = [
  [0, '#faf3e2'],
  [0.22, '#f6e3c0'],
  [0.34, '#e2a77c'],
  [0.46, '#3a5460'],
  [0.6, '#35505d'],
  [0.74, '#e9c3a0'],
  [0.86, '#f8ecd2'],
  [1, '#faf3e2'],
] as const;
const light = [
  [0, '#ffffff'],
  [0.22, '#fdeccb'],
  [0.34, '#dba684'],
  [0.46, '#4d6a7a'],
  [0.6, '#4a6878'],
  [0.74, '#dcb39c'],
  [0.86, '#fff6e6'],
  [1, '#ffffff'],
] as const;

/** Returns the height of a ridge as a function of x. It is the sum of a few waves whose phases depend on `seed`. */
function ridge(seed: string, base: number, tall: number): (x: number) => number {
  const random = createRandomFromSeed(seed);
  const waves = [1.2, 2.3, 4.1, 7.7, 13].map((count) => ({ count, phase: random() * 7, size: tall / (count + 0.6) }));
  return (x) =>
    base -
    waves.reduce(
      (sum, { count, phase, size }) => sum + size * Math.abs(Math.sin((x / width) * count * 2.2 + phase)),
      0,
    );
}

function paintRange(context: SKRSContext2D, seed: string, base: number, tall: number, fill: string): void {
  const top = ridge(seed, base, tall);
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width; x += 4) context.lineTo(x, top(x));
  context.lineTo(width, height);
  context.closePath();
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = colours.edge;
  context.lineWidth = 1.3;
  context.stroke();
  const random = createRandomFromSeed(`${seed} hatch`);
  context.lineWidth = 0.9;
  context.globalAlpha = 0.45;
  context.beginPath();
  for (let x = 0; x < width; x += 5) {
    const falls = top(x + 6) > top(x);
    const long = (falls ? 0.5 : 0.16) * (base - top(x)) * (0.5 + random());
    context.moveTo(x, top(x) + 3);
    context.quadraticCurveTo(x + (falls ? 7 : -3), top(x) + 3 + long / 2, x + (falls ? 16 : -6), top(x) + 3 + long);
  }
  context.stroke();
  context.globalAlpha = 1;
}

function paintPlain(context: SKRSContext2D): void {
  context.fillStyle = colours.land;
  context.fillRect(0, 404, width, height);
  const random = createRandomFromSeed('meseta');
  context.strokeStyle = colours.mark;
  context.lineWidth = 1;
  context.beginPath();
  for (let y = 410; y < 560; y += 4 + (y - 404) * 0.07) {
    for (let x = -60 * random(); x < width; x += 60 + random() * 130) {
      context.moveTo(x, y + random() * 2);
      context.lineTo(x + 20 + random() * (y - 380) * 0.7, y + random() * 2);
    }
  }
  context.stroke();
}

interface Scene {
  readonly canvas: Canvas;
  readonly windows: readonly LitWindow[];
}

let drawn: Scene | undefined;

/** Draws the land without its lighting. It is drawn only once, because only the lighting changes. */
function scene(): Scene {
  if (drawn) return drawn;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  paintRange(context, 'sierra far', 396, 92, '#e6ece6');
  paintRange(context, 'sierra near', 410, 58, '#eeeddd');
  paintPlain(context);
  drawn = { canvas, windows: paintSkyline(context, width, height) };
  return drawn;
}

function paintSky(context: SKRSContext2D, share: number): void {
  const sky = context.createLinearGradient(0, 0, 0, 420);
  sky.addColorStop(0, interpolateColourStops(skyTop, share));
  sky.addColorStop(1, interpolateColourStops(skyFoot, share));
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const night = Math.max(0, -Math.cos(2 * Math.PI * (share - 0.03)) - 0.55) / 0.45;
  const random = createRandomFromSeed('stars');
  context.fillStyle = '#f4ecd4';
  for (let star = 0; star < 70; star += 1) {
    context.globalAlpha = night * (0.35 + random() * 0.6);
    context.fillRect(random() * width, random() * 300, 2, 2);
  }
  context.globalAlpha = 1;
  // The sun is above the centre of the frame at midday. It goes below the horizon in the first half of the loop, and
  // comes back in the second half.
  const angle = 2 * Math.PI * share;
  const [x, y] = [width / 2 + 560 * Math.sin(angle), 430 - 340 * Math.cos(angle)];
  context.fillStyle = share > 0.18 && share < 0.8 ? '#e8a05c' : '#f2cf86';
  for (const [radius, opacity] of [
    [96, 0.12],
    [66, 0.2],
    [40, 1],
  ] as const) {
    context.globalAlpha = opacity;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

function paint(context: SKRSContext2D, second: number): void {
  const share = (second / durationSeconds) % 1;
  const { canvas, windows } = scene();
  paintSky(context, share);
  const shaded = createCanvas(width, height);
  const over = shaded.getContext('2d');
  over.drawImage(canvas, 0, 0);
  over.globalCompositeOperation = 'multiply';
  over.fillStyle = interpolateColourStops(light, share);
  over.fillRect(0, 0, width, height);
  over.globalCompositeOperation = 'destination-in';
  over.drawImage(canvas, 0, 0);
  context.drawImage(shaded, 0, 0);
  context.fillStyle = '#f3c977';
  for (const window of windows.filter((one) => one.order < 0.42)) {
    const dark = Math.max(0, -Math.cos(2 * Math.PI * (share - 0.03)) - 0.25 - window.order * 0.8) * 4;
    context.globalAlpha = Math.min(0.95, dark);
    context.fillRect(window.x, window.y, window.wide, window.tall);
  }
  context.globalAlpha = 1;
}

/** A loop without text: one day over the roofs of Madrid, with the plateau and the mountains behind them. */
export const madridFilm: Film = {
  name: 'madrid',
  durationSeconds,
  posterSecond: 2.9,
  isLoop: true,
  rateFactor: 25,
  captions: [],
  paint,
};
