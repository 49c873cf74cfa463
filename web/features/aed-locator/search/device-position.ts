import { useEffect, useEffectEvent } from 'react';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { CompletedSearch, LocationFailure, VisitorPlace } from './aed-source.ts';

/**
 * Assumed speed since an older position was determined, in metres per second: a car in a town, 50 km/h. Walkers are ten
 * times slower, but cannot be distinguished from someone who has just got off a bus.
 */
const oldPositionSpeed = 14;

/** Options for a precise position. At the assumed speed, a position that is five seconds old is off by at most 70 m. */
const exact: PositionOptions = { enableHighAccuracy: true, maximumAge: 5_000, timeout: 10_000 };

/**
 * Options for a rough position. Indoors there may be no satellite signal, and a network position is better than
 * nothing. After a minute a car is almost a kilometre away.
 */
const rough: PositionOptions = { enableHighAccuracy: false, maximumAge: 60_000, timeout: 5_000 };

/**
 * The least accurate position used for ranking. A kilometre is a quarter of an hour on foot, half of the longest way
 * within reach: beyond that the first AED may be a town away, and a location named by the visitor is better.
 */
const leastExactMetres = 1000;

/** Positions usually arrive within this time; with an unanswered permission prompt they may never arrive. */
const longWaitMs = 2000;

function ask(options: PositionOptions): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject, options));
}

const hasCode = (cause: unknown, code: number) =>
  typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === code;
const refusedCode = 1;
const timeoutCode = 3;

/**
 * No request accepts a position as old as this. A browser that reports a greater age counts time from another epoch or
 * not at all, so the age is ignored.
 */
const oldestSeconds = 3600;

/**
 * Maximum error of the position now, in metres: the reported accuracy plus possible movement since. If the clock is
 * behind, no movement is added.
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
 * Returns the position or why there is none; never rejects. The device's time limits start only after permission is
 * granted, so `onLongWait` is called once if there is no position after two seconds. With `isRepeated`, the visitor
 * wants a new position, so no cached one is used.
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

/** Movements shorter than this change no displayed number. */
const leastKm = 0.01;
/** Positions less accurate than this jitter. */
const usefulAccuracyMetres = 40;

/**
 * Tracks a visitor who was located by the device: calls `onMoved`, one call at a time, after each movement of at least
 * ten metres. Positions stay on the device. There is no tracking for a place that the visitor named.
 */
export function useTrackedPosition(
  found: CompletedSearch | null,
  onMoved: (position: LongitudeLatitude) => Promise<void>,
) {
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
