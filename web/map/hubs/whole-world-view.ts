import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { coarsestZoom, type MapView } from '../map-view.ts';
import { mercatorLatitude, mercatorY } from '../world/world-geometry.ts';

/** Space for a marker at each edge of the frame, in CSS pixels. */
const marginPx = 22;

interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** Largest fraction of the coarsest zoom. Leaflet rounds zooms to integers, and would round a larger fraction up. */
const maxZoomFraction = 0.49;

/**
 * Returns the view that shows all places. Its zoom is at most 2, at which a wide frame shows the world once. In a
 * narrow frame the zoom is a fraction.
 */
export function computeWholeWorldView(places: readonly LongitudeLatitude[], { width, height }: FrameSize): MapView {
  const xs = places.map(([longitude]) => longitude / 360 + 0.5);
  const ys = places.map(([, latitude]) => mercatorY(latitude));
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (framePx: number, share: number) => Math.log2(Math.max(1, framePx - 2 * marginPx) / (256 * share));
  const fitting = Math.max(0, Math.min(coarsestZoom, room(width, east - west), room(height, south - north)));
  const zoom = Math.floor(fitting) + Math.min(maxZoomFraction, fitting % 1);
  return {
    center: [((west + east) / 2 - 0.5) * 360, mercatorLatitude(centerWithinWorld((north + south) / 2, height, zoom))],
    zoom,
  };
}

/**
 * Returns the vertical position of the frame's centre as a fraction of the world's height. The position leaves no empty
 * strip above or below the world, unless the world is smaller than the frame.
 */
function centerWithinWorld(middle: number, framePx: number, zoom: number): number {
  const half = framePx / 2 / (256 * 2 ** zoom);
  return half >= 0.5 ? 0.5 : Math.max(half, Math.min(1 - half, middle));
}
