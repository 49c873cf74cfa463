import type { PlaceNeed, VisitorPlace } from './aed-source.ts';

/** A position of half a minute ago is no farther off than a person walks in that time. */
const exact: PositionOptions = { enableHighAccuracy: true, maximumAge: 30_000, timeout: 10_000 };

/** Inside a building the satellites may not be heard; what the networks around tell is better than nothing. */
const rough: PositionOptions = { enableHighAccuracy: false, maximumAge: 300_000, timeout: 5_000 };

/** A position mostly comes sooner; one that waits for an answer to the browser's question may never come. */
const longWaitMs = 2000;

function ask(options: PositionOptions): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject, options));
}

const hasCode = (cause: unknown, code: number) =>
  typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === code;
const refusedCode = 1;
const timeoutCode = 3;

/**
 * Asks the device where it is: exactly, else roughly. Answers with the place or with why there is none; never rejects. The device's
 * own time limits begin after the visitor has allowed it: `onLongWait` is called once when nothing has come after two seconds.
 */
export async function askDevicePosition(onLongWait: () => void): Promise<VisitorPlace | PlaceNeed> {
  const longWait = setTimeout(onLongWait, longWaitMs);
  try {
    const { coords } = await ask(exact).catch((cause: unknown) => {
      if (hasCode(cause, timeoutCode)) return ask(rough);
      throw cause;
    });
    return { origin: 'device', position: [coords.longitude, coords.latitude], accuracyMetres: coords.accuracy };
  } catch (cause) {
    console.warn('The position could not be found; the visitor is asked to name a place.', cause);
    return hasCode(cause, refusedCode) ? 'refused' : 'failed';
  } finally {
    clearTimeout(longWait);
  }
}
