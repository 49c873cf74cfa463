import { useEffect, useEffectEvent } from 'react';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { CompletedSearch, LocationFailure, VisitorPlace } from './aed-source.ts';
import { watchPosition } from './watch-position.ts';

/**
 * The speed that is assumed for a visitor since the position was determined, in metres per second. It is 50 km/h, the
 * speed of a car in a town, because the visitor may have just got off a bus.
 */
const assumedSpeed = 14;

/** Options for a precise position. At the assumed speed, a position that is five seconds old is off by at most 70 m. */
const exact: PositionOptions = { enableHighAccuracy: true, maximumAge: 5_000, timeout: 10_000 };

/**
 * Options for a rough position. Indoors there may be no satellite signal, and a position from the network is better
 * than none. The position may be up to a minute old, and in a minute a car travels almost a kilometre.
 */
const rough: PositionOptions = { enableHighAccuracy: false, maximumAge: 60_000, timeout: 5_000 };

/**
 * Positions less accurate than this are not used for ranking. A kilometre is a quarter of an hour on foot, which is
 * half of the longest useful walk. If the error may be greater, it is better to ask the visitor for a location.
 */
const maxRankingErrorMetres = 1000;

/**
 * Positions usually arrive within this many milliseconds. They may never arrive if the visitor does not answer the
 * permission prompt.
 */
const longWaitMs = 2000;

function ask(options: PositionOptions): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject, options));
}

const hasCode = (cause: unknown, code: number) =>
  typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === code;
const refusedCode = 1;
const timeoutCode = 3;

/** No request accepts a position as old as this. If a position seems older, its timestamp is wrong and is not used. */
const maxPlausibleAgeSeconds = 3600;

/**
 * Returns the largest possible error of the position now, in metres. It is the reported accuracy plus the distance that
 * the visitor may have moved since. A timestamp in the future adds nothing.
 */
function currentErrorMetres({ coords, timestamp }: GeolocationPosition): number {
  const seconds = (Date.now() - timestamp) / 1000;
  return coords.accuracy + (seconds > 0 && seconds <= maxPlausibleAgeSeconds ? seconds * assumedSpeed : 0);
}

/** Converts a position from the device, or returns null if it is invalid or too inaccurate for ranking. */
function toVisitorPlace(found: GeolocationPosition): VisitorPlace | null {
  const { longitude, latitude } = found.coords;
  const accuracy = currentErrorMetres(found);
  const isKnown = Number.isFinite(longitude) && Number.isFinite(latitude) && accuracy <= maxRankingErrorMetres;
  return isKnown ? { origin: 'device', position: [longitude, latitude], accuracyMetres: accuracy } : null;
}

/**
 * Requests a precise position from the device, and a rough one if that takes too long. Resolves to the position or to
 * the reason why there is none, and never rejects. A position that is too inaccurate counts as a failure. `onLongWait`
 * is called if there is no position after two seconds, because the requests' own timeouts start only when permission
 * has been granted.
 *
 * @param isRepeated Whether the visitor asked again, so that a cached position must not be used.
 */
export async function requestDevicePosition(
  onLongWait: () => void,
  isRepeated = false,
): Promise<VisitorPlace | LocationFailure> {
  const oldest = isRepeated ? { maximumAge: 0 } : {};
  const longWait = setTimeout(onLongWait, longWaitMs);
  try {
    const found = await ask({ ...exact, ...oldest }).catch((cause: unknown) => {
      if (hasCode(cause, timeoutCode)) return ask({ ...rough, ...oldest });
      throw cause;
    });
    const place = toVisitorPlace(found);
    if (place !== null) return place;
    console.warn(`The position is known to ${currentErrorMetres(found)} m only; the visitor is asked to name a place.`);
    return 'failed';
  } catch (cause) {
    console.warn('The position could not be found; the visitor is asked to name a place.', cause);
    return hasCode(cause, refusedCode) ? 'refused' : 'failed';
  } finally {
    clearTimeout(longWait);
  }
}

/** If the position is less accurate than this, the order of nearby AEDs is a guess. */
const maxReliableAccuracyMetres = 150;

/** Whether the device's position is too inaccurate to say which AED is nearest. */
export const isRoughPosition = (place: VisitorPlace): boolean =>
  place.origin === 'device' && place.accuracyMetres > maxReliableAccuracyMetres;

/** Shorter movements are ignored, because they change no number on the page. */
const minMovementKm = 0.01;
/** Positions that are less accurate than this are ignored, because they jump around while the visitor stands still. */
const usefulAccuracyMetres = 40;

/**
 * Tracks the visitor if the search started from the device's position. Calls `onMoved` after each movement of at least
 * ten metres, and waits for it before the next call. After a search from a rough position, it also calls `onMoved` for
 * the first exact one. Positions stay on the device.
 */
export function useTrackedPosition(
  found: CompletedSearch | null,
  onMoved: (position: LongitudeLatitude) => Promise<void>,
) {
  const move = useEffectEvent(onMoved);
  const place = found?.place ?? null;
  useEffect(
    function followVisitor() {
      if (place?.origin !== 'device') return;
      const stop = new AbortController();
      let last = isRoughPosition(place) ? null : place.position;
      let isAtWork = false;
      watchPosition({
        async onPosition({ coords }) {
          const position: LongitudeLatitude = [coords.longitude, coords.latitude];
          if (isAtWork || coords.accuracy > usefulAccuracyMetres) return;
          if (last !== null && distanceKm(last, position) < minMovementKm) return;
          isAtWork = true;
          last = position;
          await move(position).finally(() => {
            isAtWork = false;
          });
        },
        onFailure: (cause) =>
          console.warn('The position is not followed; the distances are from where you searched:', cause),
        maximumAge: 2000,
        signal: stop.signal,
      });
      return () => stop.abort();
    },
    [place],
  );
}
