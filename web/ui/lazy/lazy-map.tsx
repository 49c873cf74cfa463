import { type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadUnlessLeaving } from './load-unless-leaving.ts';
import { MapErrorBoundary } from './map-error-boundary.tsx';

export interface LazyMapProps<Props extends object> {
  /** Loads the component of the map with everything it imports. */
  readonly load: () => Promise<FunctionComponent<Props>>;
  readonly map: Props;
  /** Says what the page shows instead of a failed map. It is part of the message on the console. */
  readonly inItsPlace: string;
  /** Called if the map does not load or throws an error. */
  readonly onFailure: () => void;
  /** Content shown while the map loads. */
  readonly waiting?: ReactNode;
}

/**
 * A map that loads when it is rendered. Its key must be the `attempt` of `useMapAttempt`, so that loading can be
 * retried.
 */
export function LazyMap<Props extends object>({ load, map, inItsPlace, onFailure, waiting }: LazyMapProps<Props>) {
  // `React.lazy` caches a failed load, so each attempt needs a new component.
  const [LoadedMap] = useState<FunctionComponent<Props>>(() =>
    lazy(async () => ({ default: await loadUnlessLeaving(load) })),
  );
  return (
    <MapErrorBoundary inItsPlace={inItsPlace} onFailure={onFailure}>
      <Suspense fallback={waiting}>
        <LoadedMap {...map} />
      </Suspense>
    </MapErrorBoundary>
  );
}
