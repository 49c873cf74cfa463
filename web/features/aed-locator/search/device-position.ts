import { useEffect, useEffectEvent } from 'react';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { FoundSearch, PlaceNeed, VisitorPlace } from './aed-source.ts';

/**
 * So fast somebody may have gone since an older position was found, in metres per second: a car in a town, 50 km/h. Who walks is a tenth
 * of that off, but nobody can tell them from who has just stepped out of a bus.
 */
const oldPositionSpeed = 14;

/** A position of five seconds ago is at most 70 m off. */
const exact: PositionOptions = { enableHighAccuracy: true, maximumAge: 5_000, timeout: 10_000 };

/** Inside a building the satellites may not be heard; what the networks around tell is better than nothing. After a minute a car is most of a kilometre on. */
const rough: PositionOptions = { enableHighAccuracy: false, maximumAge: 60_000, timeout: 5_000 };

/**
 * The least exact position that anything is ranked from. A kilometre on foot is a quarter of an hour, half of the longest way to an AED
 * within reach: beyond it the one called first may be a town away, and a place that the visitor names is nearer to the truth.
 */
const leastExactMetres = 1000;

/** A position mostly comes sooner; one that waits for an answer to the browser's question may never come. */
const longWaitMs = 2000;

function ask(options: PositionOptions): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject, options));
}

const hasCode = (cause: unknown, code: number) =>
  typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === code;
const refusedCode = 1;
const timeoutCode = 3;

/** None so old is ever requested: a browser that tells more counts from another day, or tells no time at all, and its positions are no older. */
const oldestSeconds = 3600;

/** How far off the visitor may be by now, in metres: what the device says, and the way since. A clock that is behind adds nothing. */
function accuracyNow({ coords, timestamp }: GeolocationPosition): number {
  const seconds = (Date.now() - timestamp) / 1000;
  return coords.accuracy + (seconds > 0 && seconds <= oldestSeconds ? seconds * oldPositionSpeed : 0);
}

/** The place of a position; null if it is too vague, or no numbers, to rank anything from. */
function placeOf(found: GeolocationPosition): VisitorPlace | null {
  const { longitude, latitude } = found.coords;
  const accuracy = accuracyNow(found);
  const isKnown = Number.isFinite(longitude) && Number.isFinite(latitude) && accuracy <= leastExactMetres;
  return isKnown ? { origin: 'device', position: [longitude, latitude], accuracyMetres: accuracy } : null;
}

/**
 * Asks the device where it is: exactly, else roughly. One that knows it too vaguely has not found it. Returns the place or with why
 * there is none; never rejects. The device's own time limits begin after the visitor has allowed it: `onLongWait` is called once when nothing has come after two seconds. `isRepeated`:
 * who searches again wants another answer, and gets no position that the browser remembers.
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
