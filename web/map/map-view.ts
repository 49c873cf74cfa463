import type { LongitudeLatitude } from '../../domain/geography/position.ts';

/** A view of the world. */
export interface MapView {
  readonly center: LongitudeLatitude;
  readonly zoom: number;
}

/** The default view. */
export const defaultMapView: MapView = { center: [30, 30], zoom: 2 };

/** At coarser zooms the world would be smaller than a wide frame and leave bands above and below. */
export const coarsestZoom = 2;

export const finestZoom = 19;

/** Zoom for a hub or the visitor's surroundings. */
export const focusZoom = 6;

/** Finer street tiles would reveal the visitor's position to another server. */
export const finestAreaZoom = 12;
