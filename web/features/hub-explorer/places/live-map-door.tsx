import { lazy, Suspense, useState } from 'react';
import { MapBoundary } from '../../../ui/map-boundary.tsx';
import type { LiveMapProps } from './live-map.tsx';

/** A failed load is remembered by the lazy component, so each try needs one of its own. */
const createLiveMap = () =>
  lazy(async () => {
    const { LiveMap } = await import('./live-map.tsx');
    return { default: LiveMap };
  });

/** Brings in the map once it is rendered. Give it a new key to try again. */
export function LiveMapDoor(props: LiveMapProps) {
  const [LiveMap] = useState(createLiveMap);
  return (
    <MapBoundary inItsPlace="the table of places" onFailure={props.onFailure}>
      <Suspense fallback={null}>
        <LiveMap {...props} />
      </Suspense>
    </MapBoundary>
  );
}
