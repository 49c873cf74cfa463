import { describe, expect, it } from 'vitest';
import { hubs } from '../../../content/hubs.ts';
import { mercatorY } from '../world/world-geometry.ts';
import { computeWholeWorldView } from './whole-world-view.ts';

const places = hubs.map(({ coords }) => coords);
const longitudes = places.map(([longitude]) => longitude);
const spanShare = (Math.max(...longitudes) - Math.min(...longitudes)) / 360;

/** The map's frames in windows 320, 390, 768, 1024 and 1440 pixels wide, and one wide and low frame. */
const frames = [
  { width: 262, height: 430 },
  { width: 333, height: 480 },
  { width: 700, height: 640 },
  { width: 940, height: 490 },
  { width: 856, height: 566 },
  { width: 1600, height: 300 },
];

describe('wholeWorldView', () => {
  it.each(frames)('contains every marker in a frame of $width × $height px', ({ width, height }) => {
    const { center, zoom } = computeWholeWorldView(places, { width, height });
    const worldPx = 256 * 2 ** zoom;
    // At the coarsest zoom the world is 256 pixels wide. In the narrowest frame, hubs far apart then have less than 20
    // pixels of space at the edges.
    const room = Math.min(20, Math.floor((width - spanShare * 256) / 2));
    for (const { id, coords } of hubs) {
      const [longitude, latitude] = coords;
      const x = ((longitude - center[0]) / 360) * worldPx + width / 2;
      const y = (mercatorY(latitude) - mercatorY(center[1])) * worldPx + height / 2;
      expect(x, id).toBeGreaterThanOrEqual(room);
      expect(x, id).toBeLessThanOrEqual(width - room);
      expect(y, id).toBeGreaterThanOrEqual(20);
      expect(y, id).toBeLessThanOrEqual(height - 20);
    }
  });

  it('never rounds to a closer zoom that would crop it, and is at most zoom 2', () => {
    for (const frame of frames) {
      const { zoom } = computeWholeWorldView(places, frame);
      expect(Math.max(zoom, Math.round(zoom))).toBe(zoom);
      expect(zoom).toBeLessThanOrEqual(2);
    }
    expect(computeWholeWorldView(places, { width: 4000, height: 2000 }).zoom).toBe(2);
  });

  it('is valid even when the frame has no size yet', () => {
    expect(computeWholeWorldView(places, { width: 0, height: 0 }).zoom).toBe(0);
  });
});
