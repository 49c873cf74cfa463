import { type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadUnlessLeaving } from './load-unless-leaving.ts';
import { MapErrorBoundary } from './map-error-boundary.tsx';

export interface LazyMapProps<Props extends object> {
  /** Loads the map with all its dependencies. */
  readonly load: () => Promise<FunctionComponent<Props>>;
  readonly map: Props;
  /** What is shown instead on failure, for the console. */
  readonly inItsPlace: string;
  /** Called if the map could not be loaded or crashed. */
  readonly onFailure: () => void;
  /** Shown while the map loads. */
  readonly waiting?: ReactNode;
}

/**
 * A map that is loaded once it is rendered. Use the `attempt` of `useMapAttempt` as its key, so that it can be retried.
 */
export function LazyMap<Props extends object>({ load, map, inItsPlace, onFailure, waiting }: LazyMapProps<Props>) {
  // React.lazy caches a failed load, so each attempt needs a new component.
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
