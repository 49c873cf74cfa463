import { useEffect, useEffectEvent } from 'react';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { FoundSearch, PlaceNeed, VisitorPlace } from './aed-source.ts';

/**
 * Assumed speed since an older position was determined, in metres per second: a car in a town, 50 km/h. Walkers are ten
 * times slower, but cannot be distinguished from someone who has just got off a bus.
 */
const oldPositionSpeed = 14;

/** A five-second-old position is off by at most 70 m. */
const exact: PositionOptions = { enableHighAccuracy: true, maximumAge: 5_000, timeout: 10_000 };

/**
 * Indoors there may be no satellite signal; a network position is better than nothing. After a minute a car is most of
 * a kilometre away.
 */
const rough: PositionOptions = { enableHighAccuracy: false, maximumAge: 60_000, timeout: 5_000 };

/**
 * The least accurate position used for ranking. A kilometre is a quarter of an hour on foot, half of the longest way
 * within reach: beyond that the first AED may be a town away, and a location named by the visitor is better.
 */
const leastExactMetres = 1000;

/** A position usually arrives sooner; with an unanswered permission prompt it may never arrive. */
const longWaitMs = 2000;

function ask(options: PositionOptions): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject, options));
}

const hasCode = (cause: unknown, code: number) =>
  typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === code;
const refusedCode = 1;
const timeoutCode = 3;

/**
 * No older position is ever requested: a browser that reports more counts from another epoch, or reports no time at
 * all, and its positions are not older than this.
 */
const oldestSeconds = 3600;

/**
 * Maximum error of the position by now, in metres: the reported accuracy plus possible movement. A clock that is behind
 * adds nothing.
 */
function accuracyNow({ coords, timestamp }: GeolocationPosition): number {
  const seconds = (Date.now() - timestamp) / 1000;
  return coords.accuracy + (seconds > 0 && seconds <= oldestSeconds ? seconds * oldPositionSpeed : 0);
}

/** The coordinates of a position; null if it is invalid or too inaccurate for ranking. */
function placeOf(found: GeolocationPosition): VisitorPlace | null {
  const { longitude, latitude } = found.coords;
  const accuracy = accuracyNow(found);
  const isKnown = Number.isFinite(longitude) && Number.isFinite(latitude) && accuracy <= leastExactMetres;
  return isKnown ? { origin: 'device', position: [longitude, latitude], accuracyMetres: accuracy } : null;
}

/**
 * Requests the device's position: precise first, then rough. A position that is too inaccurate counts as not found.
 * Returns the position or the reason for its absence; never rejects. The device's time limits start after permission:
 * `onLongWait` is called once if there is nothing after two seconds. `isRepeated`: the visitor wants a new answer, so
 * no cached position is used.
 */
export async function askDevicePosition(onLongWait: () => void, isRepeated = false): Promise<VisitorPlace | PlaceNeed> {
  const oldest = isRepeated ? { maximumAge: 0 } : {};
  const longWait = setTimeout(onLongWait, longWaitMs);
  try {
    const found = await ask({ ...exact, ...oldest }).catch((cause: unknown) => {
      if (hasCode(cause, timeoutCode)) return ask({ ...rough, ...oldest });
      throw cause;
    });
    const place = placeOf(found);
    if (place !== null) return place;
    console.warn(`The position is known to ${accuracyNow(found)} m only; the visitor is asked to name a place.`);
    return 'failed';
  } catch (cause) {
    console.warn('The position could not be found; the visitor is asked to name a place.', cause);
    return hasCode(cause, refusedCode) ? 'refused' : 'failed';
  } finally {
    clearTimeout(longWait);
  }
}

/** A shorter distance changes no displayed number. */
const leastKm = 0.01;
/** A less accurate position jitters. */
const usefulAccuracyMetres = 40;

/**
 * Calls `onMoved`, one call at a time, if a visitor located by the device has moved at least ten metres. Positions stay
 * on the device. No tracking for a named location.
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
