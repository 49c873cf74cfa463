import type { SKRSContext2D } from '@napi-rs/canvas';
import { palettes } from '../plates/palette.ts';
import { createRandomFromSeed } from '../plates/seeded-random.ts';

const colours = palettes.light;

/**
 * A window that is lit at night: its position and size in pixels, and its rank in the order in which windows light up,
 * from 0 (first) to 1 (last).
 */
export interface LitWindow {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  readonly order: number;
}

function outline(context: SKRSContext2D, fill: string, draw: () => void): void {
  context.beginPath();
  draw();
  context.fillStyle = fill;
  context.fill();
  context.stroke();
}

function paintTiles(context: SKRSContext2D, left: number, right: number, eaves: number, ridge: number): void {
  const slope = (right - left) * 0.12;
  outline(context, colours.tint, () => {
    context.moveTo(left - 5, eaves);
    context.lineTo(left + slope, ridge);
    context.lineTo(right - slope, ridge);
    context.lineTo(right + 5, eaves);
    context.closePath();
  });
  context.beginPath();
  for (let x = left + 6; x < right; x += 8) {
    const share = (x - left) / (right - left);
    context.moveTo(x, eaves - 1);
    context.lineTo(left + slope + share * (right - left - 2 * slope), ridge + 3);
  }
  context.globalAlpha = 0.5;
  context.stroke();
  context.globalAlpha = 1;
}

function paintHouse(
  context: SKRSContext2D,
  x: number,
  wide: number,
  top: number,
  foot: number,
  random: () => number,
  windows: LitWindow[],
): void {
  outline(context, colours.card, () => context.rect(x, top, wide, foot - top));
  paintTiles(context, x, x + wide, top, top - 16 - random() * 14);
  if (random() > 0.5)
    outline(context, colours.land, () => context.rect(x + wide * (0.2 + random() * 0.5), top - 44, 11, 26));
  const columns = Math.max(2, Math.floor(wide / 27));
  const step = wide / columns;
  for (let row = 0; top + 18 + row * 38 < foot - 10; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const window = {
        x: x + column * step + step / 2 - 5,
        y: top + 16 + row * 38,
        wide: 10,
        tall: 20,
        order: random(),
      };
      outline(context, colours.sea, () => context.rect(window.x, window.y, window.wide, window.tall));
      context.beginPath();
      context.moveTo(window.x - 3, window.y + window.tall + 2);
      context.lineTo(window.x + window.wide + 3, window.y + window.tall + 2);
      context.stroke();
      windows.push(window);
    }
  }
  // Vertical strokes shade the side that faces away from the morning sun, as in an engraving.
  context.beginPath();
  for (let line = x + wide - 2; line > x + wide - 13; line -= 3.5) {
    context.moveTo(line, top + 4);
    context.lineTo(line, foot);
  }
  context.globalAlpha = 0.4;
  context.stroke();
  context.globalAlpha = 1;
}

function paintDome(context: SKRSContext2D, x: number, foot: number, radius: number): void {
  outline(context, colours.card, () => context.rect(x - radius, foot - radius * 0.9, radius * 2, radius * 0.9));
  outline(context, colours.wave, () =>
    context.ellipse(x, foot - radius * 0.9, radius, radius * 1.15, 0, Math.PI, 2 * Math.PI),
  );
  context.beginPath();
  for (const share of [-0.66, -0.33, 0, 0.33, 0.66]) {
    context.moveTo(x + share * radius, foot - radius * 0.9);
    context.quadraticCurveTo(x + share * radius * 0.95, foot - radius * 1.7, x, foot - radius * 2.05);
  }
  context.stroke();
  outline(context, colours.card, () => context.rect(x - 8, foot - radius * 2.05 - 22, 16, 24));
  outline(context, colours.wave, () => {
    context.moveTo(x - 10, foot - radius * 2.05 - 22);
    context.lineTo(x, foot - radius * 2.05 - 50);
    context.lineTo(x + 10, foot - radius * 2.05 - 22);
    context.closePath();
  });
}

function paintTower(context: SKRSContext2D, x: number, top: number, foot: number): void {
  outline(context, colours.card, () => context.rect(x - 24, top, 48, foot - top));
  outline(context, colours.edge, () => {
    context.moveTo(x - 29, top);
    context.lineTo(x - 12, top - 30);
    context.lineTo(x - 7, top - 34);
    context.lineTo(x, top - 104);
    context.lineTo(x + 7, top - 34);
    context.lineTo(x + 12, top - 30);
    context.lineTo(x + 29, top);
    context.closePath();
  });
  context.beginPath();
  context.arc(x, top + 28, 11, 0, 2 * Math.PI);
  context.moveTo(x, top + 20);
  context.lineTo(x, top + 28);
  context.lineTo(x + 6, top + 31);
  context.stroke();
}

/** Draws the roofs of the city along the bottom of the frame, and returns the positions of the windows. */
export function paintSkyline(context: SKRSContext2D, width: number, height: number): LitWindow[] {
  const random = createRandomFromSeed('madrid roofs');
  const windows: LitWindow[] = [];
  context.strokeStyle = colours.edge;
  context.lineWidth = 1.2;
  context.lineJoin = 'round';
  for (const [base, spread, foot] of [
    [512, 44, 640],
    [578, 52, height + 10],
  ] as const) {
    if (base === 512) {
      paintDome(context, 356, 548, 54);
      paintTower(context, 792, 446, 640);
      paintTower(context, 936, 446, 640);
      paintDome(context, 1130, 560, 36);
    }
    for (let x = -20 - random() * 30; x < width; ) {
      const wide = 74 + random() * 84;
      paintHouse(context, x, wide, base + (random() - 0.3) * spread, foot, random, windows);
      x += wide + (random() > 0.75 ? 16 : 0);
    }
  }
  return windows;
}
