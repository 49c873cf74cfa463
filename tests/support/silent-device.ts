import { vi } from 'vitest';

/** A geolocation API that does not answer until `fail` is called. The spy is removed after the test. */
export function silentDevice() {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
  const geolocation: Geolocation = { getCurrentPosition, watchPosition: () => 1, clearWatch: () => undefined };
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation);
  return {
    timesAsked: () => getCurrentPosition.mock.calls.length,
    fail: () => getCurrentPosition.mock.calls.at(-1)?.[1]?.({ code: 2 } as GeolocationPositionError),
  };
}
