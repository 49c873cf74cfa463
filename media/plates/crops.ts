import type { PlateSetting } from './plate-setting.ts';
import { frame } from './projection.ts';
import type { TextureBounds } from './texture.ts';

/** Room about a name in pixels of the frame: its box is calculated from the number of its letters. */
const room = 12;
/** Shapes of the window's part are told apart by fifths of width to height. */
const steps = 5;
/** No window shows a plate as a strip lower than this many times as wide. */
const widest = 6;

/** What of a plate the page's cartouche may cover where the page is wide. */
const covered = {
  left: { left: 20, right: 720, top: 312 },
  center: { left: 530, right: 1070, top: 455 },
} as const satisfies Record<string, Pick<TextureBounds, 'left' | 'right' | 'top'>>;
/** Narrower pages have it over the plate's foot, from here on. */
const foot = 495;
const wideFromPixels = 1301;

/**
 * What of a plate must be in view for a name to be whole, as classes: `x16` from a window's part 16/10 as wide as high, `y15` up to
 * one 15/5, `c` where the page is too narrow for a cartouche on the plate, `l` where it is too wide for one at its foot. The page shows the middle of a plate
 * (`slice`) in a part of the window of any shape.
 */
export function cropClasses(box: TextureBounds, cartouche: NonNullable<PlateSetting['cartouche']>): string[] {
  const [middleX, middleY] = [frame.width / 2, frame.height / 2];
  const reachX = Math.max(middleX - box.left, box.right - middleX) + room;
  const reachY = Math.max(middleY - box.top, box.bottom - middleY) + room / 2;
  const leastWide = Math.min(Math.ceil((steps * reachX) / middleY), (steps * frame.width) / frame.height);
  const mostWide = Math.floor((steps * middleX) / Math.min(reachY, middleY));
  const { left, right, top } = covered[cartouche];
  const isCovered = box.left < right && box.right > left && box.bottom > top;
  return [
    `x${leastWide * 2}`,
    mostWide < widest * steps ? `y${mostWide}` : '',
    isCovered ? 'c' : '',
    box.bottom > foot ? 'l' : '',
  ].filter(Boolean);
}

function ruleOf(name: string): string {
  const size = name.slice(1);
  if (name === 'c') return `@media (min-width:${wideFromPixels}px){.c{display:none}}`;
  if (name === 'l') return `@media (max-width:${wideFromPixels - 1}px){.l{display:none}}`;
  if (name.startsWith('x')) return `@media not all and (min-aspect-ratio:${size}/${2 * steps}){.${name}{display:none}}`;
  return `@media not all and (max-aspect-ratio:${size}/${steps}){.${name}{display:none}}`;
}

/** A name that would be cut is left out: of names on a printed sheet none ends in the margin. One rule for each class. */
export function cropCss(classes: readonly string[]): string {
  return [...new Set(classes)].sort().map(ruleOf).join('');
}
