import type { SKRSContext2D } from '@napi-rs/canvas';
import { palettes } from '../plates/palette.ts';
import { writeCanvasText } from './canvas-text.ts';
import type { Film } from './film.ts';
import { frameFormat } from './film.ts';
import { blendColours, easeInOut, fadeInOut, interpolate, progressAt } from './timing.ts';

const colours = palettes.light;
const middle = { x: 520, y: 350 } as const;

interface Term {
  readonly base: string;
  readonly below: string;
  readonly above?: string;
  readonly meaning: string;
}

const terms: readonly Term[] = [
  { base: 'Ξ', below: 'access', meaning: 'access to care' },
  { base: 'K', below: 'sense', meaning: 'knowledge' },
  { base: 'Agt', below: 'cap', meaning: 'agentic capability' },
  { base: 'Σ', below: 'symbio', meaning: 'symbiosis' },
];
const output: Term = { base: 'Ω', below: 'LL', above: 'Sym', meaning: 'longevity coherence' };

const ringRadiiPixels = [118, 166, 214, 262] as const;
const fallingTerm = 1;
const ringSecond = (at: number) => 1.8 + at * 2.1;
const outputSecond = 10.2;
const fallSecond = 12.8;
const riseSecond = 15.8;
const wordsSecond = 16.6;

/** Strength, from 0 to 1, of the one term that falls and recovers. The product of all terms has the same strength. */
const strength = (second: number) =>
  1 -
  easeInOut(progressAt(second, fallSecond, fallSecond + 1.1)) *
    (1 - easeInOut(progressAt(second, riseSecond, riseSecond + 0.8)));

function paintTerm(
  context: SKRSContext2D,
  term: Term,
  x: number,
  y: number,
  size: number,
  colour: string,
  opacity: number,
): void {
  writeCanvasText(context, term.base, x, y, { size, colour, opacity });
  const wide = context.measureText(term.base).width;
  writeCanvasText(context, term.below, x + wide + 2, y + size * 0.24, { size: size * 0.5, colour, opacity });
  if (term.above)
    writeCanvasText(context, term.above, x + wide + 2, y - size * 0.42, { size: size * 0.46, colour, opacity });
  writeCanvasText(context, term.meaning, x, y + size * 0.95, {
    size: 19,
    colour: colours.soft,
    opacity,
    isItalic: true,
  });
}

function paintTriangle(context: SKRSContext2D, second: number): void {
  const drawn = easeInOut(progressAt(second, 0.3, 1.5));
  const corners = [-90, 30, 150, 270].map(
    (angle) =>
      [
        middle.x + 70 * Math.cos((angle * Math.PI) / 180),
        middle.y + 8 + 70 * Math.sin((angle * Math.PI) / 180),
      ] as const,
  );
  context.strokeStyle = colours.ink;
  context.lineWidth = 2.4;
  context.lineJoin = 'round';
  context.beginPath();
  const reach = drawn * 3;
  corners.forEach(([x, y], at) => {
    if (at === 0) {
      context.moveTo(x, y);
      return;
    }
    const [fromX, fromY] = corners[at - 1] as readonly [number, number];
    const share = Math.max(0, Math.min(1, reach - at + 1));
    if (share > 0) context.lineTo(interpolate(fromX, x, share), interpolate(fromY, y, share));
  });
  context.stroke();
  const opacity = easeInOut(progressAt(second, 1.1, 1.7));
  writeCanvasText(context, 'λ', middle.x - 18, middle.y + 20, { size: 34, colour: colours.ink, opacity });
  writeCanvasText(context, '13', middle.x + 1, middle.y + 26, { size: 18, colour: colours.ink, opacity });
}

/**
 * Labels of the four rings: the angle in degrees at which the leader line meets the ring, and the position where the
 * text starts.
 */
const ringLabels = [
  { angle: 214, x: 66, y: 190 },
  { angle: 168, x: 66, y: 330 },
  { angle: 143, x: 66, y: 470 },
  { angle: 121, x: 66, y: 610 },
] as const;

function paintRing(context: SKRSContext2D, at: number, second: number): void {
  const begun = ringSecond(at);
  const drawn = easeInOut(progressAt(second, begun, begun + 1.3));
  if (drawn === 0) return;
  const left = at === fallingTerm ? strength(second) : 1;
  const radius = ringRadiiPixels[at] as number;
  const { angle, x, y } = ringLabels[at] as (typeof ringLabels)[number];
  const start = (angle * Math.PI) / 180;
  const colour = blendColours(colours.rule, colours.accent, left);
  context.strokeStyle = colour;
  context.lineWidth = interpolate(1.5, 5, left);
  context.setLineDash(left < 0.5 ? [3, 9] : []);
  context.beginPath();
  context.arc(middle.x, middle.y, radius, start, start + drawn * 2 * Math.PI);
  context.stroke();
  context.setLineDash([]);
  const opacity = easeInOut(progressAt(second, begun + 0.1, begun + 0.7));
  const term = terms[at] as Term;
  context.globalAlpha = opacity * 0.6;
  context.strokeStyle = colours.edge;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(x + 132, y - 12);
  context.lineTo(middle.x + radius * Math.cos(start), middle.y + radius * Math.sin(start));
  context.stroke();
  paintTerm(context, term, x, y, 44, blendColours(colours.soft, colours.ink, left), opacity);
  if (left < 0.5)
    writeCanvasText(context, '= 0', x + 98, y - 6, { size: 26, colour: colours.accent, opacity: 1 - 2 * left });
}

function paintOutput(context: SKRSContext2D, second: number): void {
  const opacity = easeInOut(progressAt(second, outputSecond, outputSecond + 0.8));
  if (opacity === 0) return;
  const left = strength(second);
  const [fromX, toX] = [middle.x + 262, 905];
  context.globalAlpha = opacity;
  context.strokeStyle = colours.ink;
  context.lineWidth = 1.6;
  context.beginPath();
  const tip = interpolate(fromX, toX, opacity);
  context.moveTo(fromX + 8, middle.y);
  context.lineTo(tip, middle.y);
  context.moveTo(tip - 12, middle.y - 8);
  context.lineTo(tip, middle.y);
  context.lineTo(tip - 12, middle.y + 8);
  context.stroke();
  paintTerm(context, output, 935, middle.y + 14, 84, blendColours(colours.soft, colours.ink, left), opacity);
  const [top, tall] = [180, 260];
  context.globalAlpha = opacity;
  context.strokeStyle = colours.edge;
  context.lineWidth = 1.4;
  context.strokeRect(1180, top, 26, tall);
  const height = tall * left * 0.86 * easeInOut(progressAt(second, outputSecond + 0.4, outputSecond + 1.5));
  context.fillStyle = colours.accent;
  context.fillRect(1180, top + tall - height, 26, height);
  for (let line = 1; line < 10; line += 1) context.fillRect(1172, top + (line * tall) / 10, 5, 1);
  context.globalAlpha = 1;
}

const sentences = [
  { from: 0.2, to: 1.9, text: 'Four terms around a triangle.' },
  { from: 10.3, to: 12.9, text: 'Multiplied, they give one output.' },
  { from: 12.9, to: 16.4, text: 'If any term is zero, the output falls with it.' },
] as const;

function paint(context: SKRSContext2D, second: number): void {
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, frameFormat.width, frameFormat.height);
  paintTriangle(context, second);
  for (const at of terms.keys()) paintRing(context, at, second);
  paintOutput(context, second);
  for (const { from, to, text } of sentences) {
    writeCanvasText(context, text, 1214, 640, {
      size: 29,
      colour: colours.ink,
      opacity: fadeInOut(second, from, to, 0.4),
      align: 'right',
    });
  }
  const opacity = easeInOut(progressAt(second, wordsSecond, wordsSecond + 0.7));
  writeCanvasText(context, 'AI assists. Humans confirm.', 1214, 640, {
    size: 40,
    colour: colours.ink,
    opacity,
    align: 'right',
  });
}

/** The film that explains the formula with four rings, a triangle, and their product. */
export const explainerFilm: Film = {
  name: 'explainer',
  durationSeconds: 20,
  posterSecond: 12.4,
  isLoop: false,
  captions: [
    { from: 0.2, to: 1.8, text: 'A triangle marked λ13 is drawn. Four terms around a triangle.' },
    { from: 1.8, to: 3.9, text: 'First ring: Ξaccess, access to care.' },
    { from: 3.9, to: 6, text: 'Second ring: Ksense, knowledge.' },
    { from: 6, to: 8.1, text: 'Third ring: Agt_cap, agentic capability.' },
    { from: 8.1, to: 10.2, text: 'Fourth ring: Σsymbio, symbiosis.' },
    { from: 10.2, to: 12.8, text: 'Multiplied, they give one output: ΩLL^Sym, longevity coherence.' },
    { from: 12.8, to: 15.8, text: 'Ksense falls to zero. If any term is zero, the output falls with it.' },
    { from: 15.8, to: 16.6, text: 'The ring returns, and the output with it.' },
    { from: 16.6, to: 20, text: 'AI assists. Humans confirm.' },
  ],
  paint,
};
