import type { LongitudeLatitude } from '../../domain/geography/position.ts';

export interface MapView {
  readonly center: LongitudeLatitude;
  readonly zoom: number;
}

export const defaultMapView: MapView = { center: [30, 30], zoom: 2 };

/** At a coarser zoom, the world would be smaller than a wide frame and leave empty strips above and below it. */
export const coarsestZoom = 2;

export const finestZoom = 19;

/** Zoom at which a hub or the visitor's surroundings are shown. */
export const focusZoom = 6;

/**
 * The finest zoom of street tiles around the visitor. Finer tiles would reveal the visitor's position to another
 * server.
 */
export const finestAreaZoom = 12;
