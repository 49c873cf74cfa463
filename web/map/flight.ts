import type * as L from 'leaflet';
import { nearestCopy } from '../../domain/distance.ts';
import type { LongitudeLatitude } from '../../domain/hub.ts';
import { toLatLng } from './leaflet-map.ts';
import type { MapView } from './map-view.ts';
import { isMotionReduced } from './motion.ts';

const flightSeconds = 1.2;

/** The copy of a place that stands nearest to the middle of the map. */
export function copyInView(map: L.Map, [longitude, latitude]: LongitudeLatitude): L.LatLng {
  return toLatLng([nearestCopy(longitude, map.getCenter().lng), latitude]);
}

/** Brings the map to a view, the short way round the world; at once where motion is unwelcome. */
export function flyToView(map: L.Map, { center, zoom }: MapView): void {
  const destination = copyInView(map, center);
  if (isMotionReduced()) map.setView(destination, zoom, { animate: false });
  else map.flyTo(destination, zoom, { duration: flightSeconds });
}
