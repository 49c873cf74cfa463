import type { MapPlateSettings } from './map-plate-settings.ts';
import { plateFrame } from './projection.ts';
import type { PixelBounds } from './terrain-texture.ts';

/**
 * Padding around a name in pixels of the frame. It is needed because the box of a name is estimated from the number of
 * its letters.
 */
const namePadding = 12;
/** Aspect ratios are rounded to fifths. */
const steps = 5;
/** Widest aspect ratio at which a page shows a plate. */
const maxAspectRatio = 6;

/**
 * The area of a plate that the cartouche (the box with the title) covers on a wide page, in pixels of the frame, for
 * each position of the cartouche.
 */
const coveredByCartouche = {
  left: { left: 20, right: 720, top: 312 },
  center: { left: 530, right: 1070, top: 455 },
} as const satisfies Record<string, Pick<PixelBounds, 'left' | 'right' | 'top'>>;
/** On a narrow page, the cartouche covers the plate below this line, in pixels of the frame. */
const cartoucheTop = 495;
const wideFromPixels = 1301;

/**
 * Returns the classes that say on which pages a name is fully visible. A page shows the middle of a plate (`slice`) at
 * any aspect ratio. `x16` requires an aspect ratio of at least 16/10, and `y15` one of at most 15/5. `c` requires a
 * page so narrow that the cartouche (the box with the title) does not cover the name from the side, and `l` a page so
 * wide that it does not cover it from below.
 */
export function listLabelVisibilityClasses(
  box: PixelBounds,
  cartouche: NonNullable<MapPlateSettings['cartouche']>,
): string[] {
  const [middleX, middleY] = [plateFrame.width / 2, plateFrame.height / 2];
  const reachX = Math.max(middleX - box.left, box.right - middleX) + namePadding;
  const reachY = Math.max(middleY - box.top, box.bottom - middleY) + namePadding / 2;
  const leastWide = Math.min(Math.ceil((steps * reachX) / middleY), (steps * plateFrame.width) / plateFrame.height);
  const mostWide = Math.floor((steps * middleX) / Math.min(reachY, middleY));
  const { left, right, top } = coveredByCartouche[cartouche];
  const isCovered = box.left < right && box.right > left && box.bottom > top;
  return [
    `x${leastWide * 2}`,
    mostWide < maxAspectRatio * steps ? `y${mostWide}` : '',
    isCovered ? 'c' : '',
    box.bottom > cartoucheTop ? 'l' : '',
  ].filter(Boolean);
}

function ruleOf(name: string): string {
  const size = name.slice(1);
  if (name === 'c') return `@media (min-width:${wideFromPixels}px){.c{display:none}}`;
  if (name === 'l') return `@media (max-width:${wideFromPixels - 1}px){.l{display:none}}`;
  if (name.startsWith('x')) return `@media not all and (min-aspect-ratio:${size}/${2 * steps}){.${name}{display:none}}`;
  return `@media not all and (max-aspect-ratio:${size}/${steps}){.${name}{display:none}}`;
}

/** Hides names that would be cut off or covered, with one rule per class. */
export function renderLabelVisibilityCss(classes: readonly string[]): string {
  return [...new Set(classes)].sort().map(ruleOf).join('');
}
