import { vi } from 'vitest';

/**
 * Replaces the geolocation API with a fake that does not respond until `fail` is called. The real API is restored after
 * the test.
 */
export function createSilentGeolocation() {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
  const geolocation: Geolocation = { getCurrentPosition, watchPosition: () => 1, clearWatch: () => undefined };
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation);
  return {
    timesAsked: () => getCurrentPosition.mock.calls.length,
    fail: () => getCurrentPosition.mock.calls.at(-1)?.[1]?.({ code: 2 } as GeolocationPositionError),
  };
}
