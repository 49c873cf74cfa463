import type { PlaceNeed, VisitorPlace } from './aed-source.ts';

/** A position of half a minute ago is no farther off than a person walks in that time. */
const exact: PositionOptions = { enableHighAccuracy: true, maximumAge: 30_000, timeout: 10_000 };

/** Inside a building the satellites may not be heard; what the networks around tell is better than nothing. */
const rough: PositionOptions = { enableHighAccuracy: false, maximumAge: 300_000, timeout: 5_000 };

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

/** The place of a position; null where it is too vague, or no numbers, to rank anything from. */
function placeOf({ coords }: GeolocationPosition): VisitorPlace | null {
  const { longitude, latitude, accuracy } = coords;
  const isKnown = Number.isFinite(longitude) && Number.isFinite(latitude) && accuracy <= leastExactMetres;
  return isKnown ? { origin: 'device', position: [longitude, latitude], accuracyMetres: accuracy } : null;
}

/**
 * Asks the device where it is: exactly, else roughly. One that knows it too vaguely has not found it. Answers with the place or with why there is none; never rejects. The device's
 * own time limits begin after the visitor has allowed it: `onLongWait` is called once when nothing has come after two seconds.
 */
export async function askDevicePosition(onLongWait: () => void): Promise<VisitorPlace | PlaceNeed> {
  const longWait = setTimeout(onLongWait, longWaitMs);
  try {
    const found = await ask(exact).catch((cause: unknown) => {
      if (hasCode(cause, timeoutCode)) return ask(rough);
      throw cause;
    });
    const place = placeOf(found);
    if (place !== null) return place;
    console.warn(`The position is known to ${found.coords.accuracy} m only; the visitor is asked to name a place.`);
    return 'failed';
  } catch (cause) {
    console.warn('The position could not be found; the visitor is asked to name a place.', cause);
    return hasCode(cause, refusedCode) ? 'refused' : 'failed';
  } finally {
    clearTimeout(longWait);
  }
}
