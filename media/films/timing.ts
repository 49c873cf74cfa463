/** Calculates the progress between two times, limited to the range from 0 to 1. */
export function progressAt(second: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (second - from) / (to - from)));
}

/** Eases progress from 0 to 1, so that it is slow at the start and at the end. */
export const easeInOut = (share: number): number => share * share * (3 - 2 * share);

/**
 * Returns an opacity that rises from 0 to 1 in the first `riseSeconds` after `from`, and falls back to 0 in the last
 * `riseSeconds` before `to`.
 */
export function fadeInOut(second: number, from: number, to: number, riseSeconds = 0.5): number {
  return easeInOut(
    Math.min(progressAt(second, from, from + riseSeconds), 1 - progressAt(second, to - riseSeconds, to)),
  );
}

export const interpolate = (from: number, to: number, share: number): number => from + (to - from) * share;

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** Blends two colours written as '#rrggbb'. `share` is the share of the second colour. */
export function blendColours(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((channel, at) => Math.round(interpolate(channel, target[at] as number, share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Returns the colour of a gradient at a fraction of a loop. The last stop should repeat the first, so that the loop has
 * no seam.
 */
export function interpolateColourStops(
  stops: readonly (readonly [share: number, colour: string])[],
  share: number,
): string {
  const next = stops.findIndex(([at]) => at >= share);
  const [toShare, toColour] = stops[Math.max(1, next)] as readonly [number, string];
  const [fromShare, fromColour] = stops[Math.max(1, next) - 1] as readonly [number, string];
  return blendColours(fromColour, toColour, easeInOut(progressAt(share, fromShare, toShare)));
}
