import type { LabelKind, LabelSettings } from './map-plate-settings.ts';
import type { Pixel, PixelPath } from './path-data.ts';
import { isInsidePaths, plateFrame } from './projection.ts';
import type { PixelBounds } from './terrain-texture.ts';

/** Font size in pixels of the frame, letter-spacing in ems, and mean width of a letter, by the kind of name. */
const fonts: Readonly<Record<LabelKind | 'county', { size: number; spacing: number; width: number }>> = {
  sea: { size: 25, spacing: 0.14, width: 0.5 },
  land: { size: 23, spacing: 0.24, width: 0.68 },
  area: { size: 19, spacing: 0.16, width: 0.5 },
  town: { size: 17, spacing: 0.01, width: 0.48 },
  lake: { size: 16, spacing: 0.04, width: 0.45 },
  range: { size: 17, spacing: 0.16, width: 0.48 },
  county: { size: 14, spacing: 0.14, width: 0.66 },
};

const serif = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'Liberation Serif',serif";

export function renderLabelCss(): string {
  const sizes = Object.entries(fonts).map(
    ([kind, { size, spacing }]) => `.${kind}{font-size:${size}px;letter-spacing:${spacing}em}`,
  );
  return `text{font-family:${serif};font-style:italic;fill:var(--soft);text-anchor:middle;paint-order:stroke;stroke:var(--land);stroke-width:5px;stroke-linejoin:round}${sizes.join('')}.sea,.lake,.wet.area{fill:var(--deep)}.sea,.wet{stroke:var(--sea)}.lake{stroke:none}.land,.county{font-style:normal}.county{fill-opacity:.8}.town{fill:var(--ink)}.right{text-anchor:start}.left{text-anchor:end}.spot{fill:var(--land);stroke:var(--edge);stroke-width:1.6}`;
}

export interface PlacedLabel {
  /**
   * Draws the label as SVG. `crop` contains the classes that decide on which pages it is visible
   * (`label-visibility.ts`).
   */
  readonly draw: (crop: string) => string;
  readonly box: PixelBounds;
  readonly text: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Where a name is placed relative to its point, in pixels: `left` is the left edge of its box, `shift` the x position
 * of its text, and `drop` the y position of its baseline.
 */
interface LabelOffset {
  readonly left: number;
  readonly shift: number;
  readonly drop: number;
  readonly anchor: string;
}

const dotRoom = 9;

function offsetOf(kind: LabelKind | 'county', side: LabelSettings[4], size: number, wide: number): LabelOffset {
  const centred = { left: -wide / 2, shift: 0, anchor: '' };
  if (kind !== 'town') return { ...centred, drop: size * 0.33 };
  if (side === 'above') return { ...centred, drop: -11 };
  if (side === 'below') return { ...centred, drop: size + 5 };
  if (side === 'left') return { left: -dotRoom - wide, shift: -dotRoom, drop: size * 0.33, anchor: ' left' };
  return { left: dotRoom, shift: dotRoom, drop: size * 0.33, anchor: ' right' };
}

/** Places one name at a point. The name of a town is placed beside its dot; any other name is centred. */
function placeName(
  text: string,
  kind: LabelKind | 'county',
  [x, y]: Pixel,
  side: LabelSettings[4],
  isWet = false,
): PlacedLabel {
  const { size, spacing, width } = fonts[kind];
  const wide = [...text].length * size * (width + spacing);
  const { left, shift, drop, anchor } = offsetOf(kind, side, size, wide);
  const [atX, atY] = [Math.round(x + shift), Math.round(y + drop)];
  const box: PixelBounds = {
    left: Math.min(x + left, x - 4),
    right: Math.max(x + left + wide, x + 4),
    top: Math.min(atY - size * 0.8, y - 4),
    bottom: Math.max(atY + size * 0.25, y + 4),
  };
  const dotOf = (crop: string) =>
    kind === 'town' ? `<circle class="spot ${crop}" cx="${Math.round(x)}" cy="${Math.round(y)}" r="3.2"/>` : '';
  const isCapital = kind === 'land' || kind === 'county';
  return {
    text,
    draw: (crop) =>
      `${dotOf(crop)}<text class="${kind}${anchor}${isWet ? ' wet' : ''} ${crop}" x="${atX}" y="${atY}">${escaped(isCapital ? text.toUpperCase() : text)}</text>`,
    box,
  };
}

const isOverlapping = (a: PixelBounds, b: PixelBounds) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isOutside = (box: PixelBounds) =>
  box.left < 6 || box.right > plateFrame.width - 6 || box.top < 6 || box.bottom > plateFrame.height - 6;

/** Returns the centre of a name, for testing whether it is on land or water. */
function labelCentre([x, y]: Pixel, kind: LabelKind, side: LabelSettings[4]): Pixel {
  if (kind !== 'town') return [x, y];
  return side === 'above' ? [x, y - 17] : side === 'below' ? [x, y + 17] : [side === 'left' ? x - 45 : x + 45, y];
}

/** Places all names in the settings of a plate. Throws if a name leaves the frame or two names overlap. */
export function placeLabels(
  settings: readonly LabelSettings[],
  project: (place: number[]) => Pixel,
  taken: readonly PixelBounds[],
  coast: readonly PixelPath[],
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  const troubles: string[] = [];
  for (const [text, longitude, latitude, kind, side] of settings) {
    const at = project([longitude, latitude]);
    const label = placeName(text, kind, at, side, !isInsidePaths(labelCentre(at, kind, side), coast));
    const other = placed.find((one) => isOverlapping(one.box, label.box));
    const trouble = isOutside(label.box)
      ? 'leaves the frame'
      : other
        ? `meets "${other.text}"`
        : taken.some((box) => isOverlapping(box, label.box))
          ? 'meets the rings'
          : '';
    if (trouble) {
      const where = [label.box.left, label.box.top, label.box.right, label.box.bottom].map(Math.round).join(' ');
      troubles.push(`"${text}" at ${where} ${trouble}`);
    }
    placed.push(label);
  }
  if (troubles.length > 0) {
    throw new Error(`Some names have no room: ${troubles.join('; ')}. Move them in the plate's setting.`);
  }
  return placed;
}

/** Places the names of those counties on the plate in which there is enough space. */
export function placeCountyNames(
  names: readonly { text: string; at: Pixel; room: number }[],
  taken: readonly PixelBounds[],
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const { text, at, room } of names) {
    const label = placeName(text, 'county', at, undefined);
    const wide = label.box.right - label.box.left;
    const boxes = [...taken, ...placed.map((one) => one.box)].map((box) => ({
      ...box,
      top: box.top - 5,
      bottom: box.bottom + 5,
    }));
    if (wide > room || isOutside(label.box) || boxes.some((box) => isOverlapping(box, label.box))) continue;
    placed.push(label);
  }
  return placed;
}
