import type { LongitudeLatitude } from '../../domain/geography/position.ts';

/** What part of the world the map shows. */
export interface MapView {
  readonly center: LongitudeLatitude;
  readonly zoom: number;
}

/** Where the map stands when nothing else is requested. */
export const defaultMapView: MapView = { center: [30, 30], zoom: 2 };

/** Coarser than this, the world would be smaller than a wide frame and leave bands above and below. */
export const coarsestZoom = 2;

export const finestZoom = 19;

/** The scale at which a hub or the visitor's surroundings are shown. */
export const focusZoom = 6;

/** Street tiles finer than this would tell another server where the visitor stands. */
export const finestAreaZoom = 12;
