import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { palettes } from '../plates/palette.ts';
import { createRandomFromSeed } from '../plates/seeded-random.ts';
import type { Film } from './film.ts';
import { frameFormat } from './film.ts';
import { blendColours, interpolateColourStops } from './timing.ts';

const colours = palettes.light;
const { width, height } = frameFormat;
const durationSeconds = 12;
const horizon = 330;
const lamp = { x: 1002, y: 180 } as const;

/** Sky colours by fraction of the loop: dusk, night, dawn, a pale day, and dusk again. */
const skyTop = [
  [0, '#8ea5ad'],
  [0.2, '#1d3644'],
  [0.45, '#1b3341'],
  [0.6, '#8aa2ac'],
  [0.78, '#cfe0de'],
  [1, '#8ea5ad'],
] as const;
const skyFoot = [
  [0, '#eab78d'],
  [0.2, '#41606c'],
  [0.45, '#3c5865'],
  [0.6, '#efcdaa'],
  [0.78, '#faf3e2'],
  [1, '#eab78d'],
] as const;
const light = [
  [0, '#e6bfa0'],
  [0.2, '#547181'],
  [0.45, '#527080'],
  [0.6, '#e4c5b0'],
  [0.78, '#ffffff'],
  [1, '#e6bfa0'],
] as const;
const darkness = [
  [0, '#404040'],
  [0.2, '#ffffff'],
  [0.45, '#ffffff'],
  [0.6, '#202020'],
  [0.72, '#000000'],
  [0.9, '#000000'],
  [1, '#404040'],
] as const;

const darkAt = (share: number) => Number.parseInt(interpolateColourStops(darkness, share).slice(1, 3), 16) / 255;

function hatchedCliff(
  context: SKRSContext2D,
  edge: (y: number) => number,
  top: (x: number) => number,
  fill: string,
  seed: string,
): void {
  const random = createRandomFromSeed(seed);
  context.beginPath();
  context.moveTo(width + 10, height + 10);
  for (let y = height + 10; y > top(edge(y)); y -= 5) context.lineTo(edge(y), y);
  for (let x = edge(top(edge(400))) + 4; x <= width + 10; x += 6) context.lineTo(x, top(x));
  context.closePath();
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = colours.edge;
  context.lineWidth = 1.5;
  context.stroke();
  context.save();
  context.clip();
  context.lineWidth = 1;
  context.globalAlpha = 0.5;
  context.beginPath();
  for (let row = 0; row < 420; row += 1) {
    const y = 210 + random() * 520;
    const x = edge(y) + 3 + random() ** 2 * 230;
    const long = 10 + random() * 26;
    context.moveTo(x, y);
    context.quadraticCurveTo(x + 3 + random() * 4, y + long / 2, x + random() * 6, y + long);
  }
  context.stroke();
  context.globalAlpha = 1;
  context.restore();
}

function paintLighthouse(context: SKRSContext2D): void {
  const foot = 322;
  const part = (fill: string, points: readonly (readonly [number, number])[]) => {
    context.beginPath();
    for (const [x, y] of points) context.lineTo(lamp.x + x, y);
    context.closePath();
    context.fillStyle = fill;
    context.fill();
    context.stroke();
  };
  context.strokeStyle = colours.ink;
  context.lineWidth = 1.4;
  part(colours.card, [
    [60, foot + 6],
    [60, foot - 42],
    [132, foot - 42],
    [132, foot + 6],
  ]);
  part(colours.tint, [
    [53, foot - 42],
    [70, foot - 62],
    [122, foot - 62],
    [139, foot - 42],
  ]);
  part(colours.card, [
    [-24, foot + 8],
    [-15, lamp.y + 20],
    [15, lamp.y + 20],
    [24, foot + 8],
  ]);
  for (const band of [0, 1]) {
    const [top, low] = [222 + band * 52, 246 + band * 52];
    const half = (y: number) => 15 + (9 * (y - lamp.y - 20)) / (foot - lamp.y - 12);
    part(colours.accent, [
      [-half(low), low],
      [-half(top), top],
      [half(top), top],
      [half(low), low],
    ]);
  }
  part(colours.edge, [
    [-21, lamp.y + 20],
    [-21, lamp.y + 14],
    [21, lamp.y + 14],
    [21, lamp.y + 20],
  ]);
  part('#f7e3ac', [
    [-11, lamp.y + 14],
    [-11, lamp.y - 10],
    [11, lamp.y - 10],
    [11, lamp.y + 14],
  ]);
  part(colours.accent, [
    [-14, lamp.y - 10],
    [0, lamp.y - 30],
    [14, lamp.y - 10],
  ]);
}

let drawn: Canvas | undefined;

function coast(): Canvas {
  if (drawn) return drawn;
  drawn = createCanvas(width, height);
  const context = drawn.getContext('2d');
  const wobble = (y: number) => 9 * Math.sin(y / 17) + 6 * Math.sin(y / 7.3) + 4 * Math.sin(y / 3.9);
  hatchedCliff(
    context,
    (y) => 1140 - (y - 330) * 0.28 + wobble(y * 1.3),
    (x) => 338 - (x - 1140) * 0.05,
    '#e9e6d6',
    'far cliff',
  );
  hatchedCliff(
    context,
    (y) => 905 - Math.max(0, y - 330) * 0.55 + wobble(y) + (y > 470 ? 22 * Math.sin((y - 470) / 40) : 0),
    (x) => 322 + 4 * Math.sin(x / 40) + (x < 940 ? (940 - x) * 0.25 : 0),
    colours.land,
    'near cliff',
  );
  paintLighthouse(context);
  const random = createRandomFromSeed('headland grass');
  context.strokeStyle = colours.mark;
  context.lineWidth = 1.1;
  context.beginPath();
  for (let tuft = 0; tuft < 130; tuft += 1) {
    const [x, y] = [940 + random() * 340, 348 + random() * 350];
    for (const lean of [-3, 0, 3]) {
      context.moveTo(x + lean, y);
      context.lineTo(x + lean * 1.8, y - 6 - random() * 4);
    }
  }
  context.stroke();
  return drawn;
}

/**
 * Paints the swell as rows of wavy lines, as in an engraving. The waves move by whole periods during the loop, so that
 * its end matches its beginning.
 */
function paintSwell(context: SKRSContext2D, share: number): void {
  const random = createRandomFromSeed('swell');
  const sea = blendColours(colours.sea, interpolateColourStops(light, share), 0.55);
  const shade = context.createLinearGradient(0, horizon, 0, height);
  shade.addColorStop(0, blendColours(sea, interpolateColourStops(skyFoot, share), 0.55));
  shade.addColorStop(1, sea);
  context.fillStyle = shade;
  context.fillRect(0, horizon, width, height - horizon);
  context.strokeStyle = blendColours(colours.wave, interpolateColourStops(light, share), 0.25 + 0.2 * darkAt(share));
  for (let row = 0; row < 40; row += 1) {
    const depth = (row / 39) ** 1.7;
    const y = horizon + 4 + depth * (height - horizon + 10);
    const tall = 0.6 + depth * 13;
    const [first, second, third] = [random(), random(), random()].map((one) => one * 2 * Math.PI) as [
      number,
      number,
      number,
    ];
    const turns = 2 + (row % 2);
    context.lineWidth = 0.9 + depth * 1.5;
    context.beginPath();
    for (let x = -10; x <= width + 10; x += 7) {
      const along = (x / width) * 2 * Math.PI;
      const near = 9 - 6 * depth;
      const lift =
        Math.sin(along * near - turns * 2 * Math.PI * share + first) +
        0.5 * Math.sin(along * near * 1.7 + 2 * Math.PI * share + second) +
        0.25 * Math.sin(along * near * 3.1 - 4 * Math.PI * share + third);
      context.lineTo(x, y + lift * tall * 0.55);
    }
    context.stroke();
  }
}

/** Paints the two beams of the lighthouse. The lamp turns three times during the loop. */
function paintBeam(context: SKRSContext2D, share: number): void {
  const dark = darkAt(share);
  if (dark < 0.02) return;
  const turn = 2 * Math.PI * 3 * share;
  for (const side of [0, Math.PI]) {
    const across = Math.cos(turn + side);
    const facing = 0.35 + 0.65 * Math.max(0, Math.sin(turn + side));
    const reach = 1500 * across;
    const ray = context.createLinearGradient(lamp.x, lamp.y, lamp.x + reach, lamp.y);
    ray.addColorStop(0, 'rgba(250,232,180,0.6)');
    ray.addColorStop(1, 'rgba(250,232,180,0)');
    context.globalAlpha = dark * facing * 0.8;
    context.fillStyle = ray;
    context.beginPath();
    context.moveTo(lamp.x, lamp.y - 3);
    context.lineTo(lamp.x + reach, lamp.y - 70 - 40 * Math.abs(across));
    context.lineTo(lamp.x + reach, lamp.y + 70 + 40 * Math.abs(across));
    context.lineTo(lamp.x, lamp.y + 3);
    context.fill();
  }
  const glow = context.createRadialGradient(lamp.x, lamp.y, 2, lamp.x, lamp.y, 90);
  glow.addColorStop(0, 'rgba(252,236,186,0.95)');
  glow.addColorStop(1, 'rgba(252,236,186,0)');
  context.globalAlpha = dark * (0.6 + 0.4 * Math.abs(Math.sin(turn)));
  context.fillStyle = glow;
  context.fillRect(lamp.x - 90, lamp.y - 90, 180, 180);
  context.globalAlpha = 1;
}

function paint(context: SKRSContext2D, second: number): void {
  const share = (second / durationSeconds) % 1;
  const sky = context.createLinearGradient(0, 0, 0, horizon);
  sky.addColorStop(0, interpolateColourStops(skyTop, share));
  sky.addColorStop(1, interpolateColourStops(skyFoot, share));
  context.fillStyle = sky;
  context.fillRect(0, 0, width, horizon);
  const random = createRandomFromSeed('atlantic stars');
  context.fillStyle = '#f4ecd4';
  for (let star = 0; star < 80; star += 1) {
    context.globalAlpha = Math.max(0, darkAt(share) - 0.4) * (0.4 + random());
    context.fillRect(random() * width, random() * 270, 2, 2);
  }
  context.globalAlpha = 1;
  paintSwell(context, share);
  const shaded = createCanvas(width, height);
  const over = shaded.getContext('2d');
  over.drawImage(coast(), 0, 0);
  over.globalCompositeOperation = 'multiply';
  over.fillStyle = interpolateColourStops(light, share);
  over.fillRect(0, 0, width, height);
  over.globalCompositeOperation = 'destination-in';
  over.drawImage(coast(), 0, 0);
  context.drawImage(shaded, 0, 0);
  paintBeam(context, share);
}

/** A loop without text: the Atlantic below a lighthouse, from dusk to dawn. */
export const portugalFilm: Film = {
  name: 'portugal',
  durationSeconds,
  posterSecond: 0,
  isLoop: true,
  rateFactor: 25,
  captions: [],
  paint,
};
