import { useEffect, useEffectEvent } from 'react';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { FoundSearch } from './aed-source.ts';

/** A shorter way changes no number that anybody reads. */
const leastKm = 0.01;
/** A position that may be farther off than this moves by itself. */
const usefulAccuracyMetres = 40;

/**
 * Calls `onMoved` where somebody whose device told the search's position has come at least ten metres farther, one call after the other. The
 * positions stay on the device. Nobody is followed who has named a place.
 */
export function useMovingPosition(found: FoundSearch | null, onMoved: (position: LongitudeLatitude) => Promise<void>) {
  const move = useEffectEvent(onMoved);
  const place = found?.place ?? null;
  useEffect(
    function followVisitor() {
      if (place?.origin !== 'device' || !('geolocation' in navigator)) return;
      let last = place.position;
      let isAtWork = false;
      const watch = navigator.geolocation.watchPosition(
        async ({ coords }) => {
          const position: LongitudeLatitude = [coords.longitude, coords.latitude];
          if (isAtWork || coords.accuracy > usefulAccuracyMetres || distanceKm(last, position) < leastKm) return;
          isAtWork = true;
          last = position;
          await move(position).finally(() => {
            isAtWork = false;
          });
        },
        (cause) => console.warn('The position is not followed; the distances are from where you searched:', cause),
        { enableHighAccuracy: true, maximumAge: 2000 },
      );
      return () => navigator.geolocation.clearWatch(watch);
    },
    [place],
  );
}
