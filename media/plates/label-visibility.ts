import type { MapPlateSettings } from './map-plate-settings.ts';
import { plateFrame } from './projection.ts';
import type { TextureBounds } from './terrain-texture.ts';

/** Padding around a name in pixels of the frame: its box is estimated from its number of letters. */
const room = 12;
/** Aspect ratios are rounded to fifths. */
const steps = 5;
/** Maximum aspect ratio of a plate's strip. */
const widest = 6;

/** The part of a plate that the cartouche may cover on a wide page. */
const covered = {
  left: { left: 20, right: 720, top: 312 },
  center: { left: 530, right: 1070, top: 455 },
} as const satisfies Record<string, Pick<TextureBounds, 'left' | 'right' | 'top'>>;
/** Narrower pages show it over the plate's lower part, from here on. */
const foot = 495;
const wideFromPixels = 1301;

/**
 * When a name is fully visible, as classes: `x16` from an aspect ratio of 16/10, `y15` up to 15/5, `c` if the page is
 * too narrow for a cartouche on the plate, `l` if it is too wide for one at the bottom. The page shows the middle of a
 * plate (`slice`) at any aspect ratio.
 */
export function labelVisibilityClasses(
  box: TextureBounds,
  cartouche: NonNullable<MapPlateSettings['cartouche']>,
): string[] {
  const [middleX, middleY] = [plateFrame.width / 2, plateFrame.height / 2];
  const reachX = Math.max(middleX - box.left, box.right - middleX) + room;
  const reachY = Math.max(middleY - box.top, box.bottom - middleY) + room / 2;
  const leastWide = Math.min(Math.ceil((steps * reachX) / middleY), (steps * plateFrame.width) / plateFrame.height);
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

/** A name that would be cut off is hidden. One rule for each class. */
export function labelVisibilityCss(classes: readonly string[]): string {
  return [...new Set(classes)].sort().map(ruleOf).join('');
}
