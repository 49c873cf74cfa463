import { type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadUnlessLeaving } from './load-unless-leaving.ts';
import { MapBoundary } from './map-boundary.tsx';

export interface LazyMapProps<Props extends object> {
  /** Brings in the map with all that comes with it. */
  readonly load: () => Promise<FunctionComponent<Props>>;
  readonly map: Props;
  /** What is in its place when it fails, for the console. */
  readonly inItsPlace: string;
  /** Called when the map could not be loaded or broke. */
  readonly onFailure: () => void;
  /** Stands there while the map is on its way. */
  readonly waiting?: ReactNode;
}

/** A map that is loaded once it is rendered. Give it the `attempt` of `useMapAttempt` as its key, so that it can be tried again. */
export function LazyMap<Props extends object>({ load, map, inItsPlace, onFailure, waiting }: LazyMapProps<Props>) {
  // A failed load is remembered by the lazy component, so each attempt needs one of its own.
  const [LoadedMap] = useState<FunctionComponent<Props>>(() =>
    lazy(async () => ({ default: await loadUnlessLeaving(load) })),
  );
  return (
    <MapBoundary inItsPlace={inItsPlace} onFailure={onFailure}>
      <Suspense fallback={waiting}>
        <LoadedMap {...map} />
      </Suspense>
    </MapBoundary>
  );
}
