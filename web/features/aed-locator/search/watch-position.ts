/** Calls `onAllowed` whenever the visitor allows the page to use the location, until `signal` is aborted. */
export function watchLocationPermission(onAllowed: () => void, signal: AbortSignal): void {
  navigator.permissions?.query({ name: 'geolocation' }).then(
    (permission) => {
      const look = () => {
        if (permission.state === 'granted') onAllowed();
      };
      if (!signal.aborted) permission.addEventListener('change', look, { signal });
    },
    (cause: unknown) => console.warn('This browser does not tell when the position is shared:', cause),
  );
}

interface PositionWatch {
  readonly onPosition: PositionCallback;
  /** Called when the position cannot be determined. A later position may follow. */
  readonly onFailure: PositionErrorCallback;
  /** Maximum age in milliseconds of a cached position that the browser may report first. */
  readonly maximumAge: number;
  readonly signal: AbortSignal;
}

/**
 * Watches the device's position until `signal` is aborted. The browser ends a watch when the visitor refuses the
 * location, so a new watch starts when the visitor allows it again.
 */
export function watchPosition({ onPosition, onFailure, maximumAge, signal }: PositionWatch): void {
  if (!('geolocation' in navigator)) return;
  const { geolocation } = navigator;
  let watch: number | null = null;
  const stop = () => {
    if (watch !== null) geolocation.clearWatch(watch);
  };
  const start = () => {
    stop();
    watch = geolocation.watchPosition(onPosition, onFailure, { enableHighAccuracy: true, maximumAge });
  };
  start();
  watchLocationPermission(start, signal);
  signal.addEventListener('abort', stop);
}
