import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { hubs } from '../../../content/hubs.ts';
import type { Hub } from '../../../domain/hub.ts';
import { siteConfig } from '../../site-config.ts';
import { MapBoundary } from '../../ui/map-boundary.tsx';
import { type ExplorerState, nearestHub } from './explorer-state.ts';

const tiles = { url: siteConfig.tileUrl, attribution: siteConfig.tileAttribution };

/** A failed load is remembered by the lazy component, so each try needs one of its own. */
const createHubMap = () =>
  lazy(async () => {
    const { HubMap } = await import('../../map/hub-map.tsx');
    return { default: HubMap };
  });

interface MapDoorProps {
  readonly state: ExplorerState;
  readonly onSelect: (hub: Hub) => void;
  readonly onReady: () => void;
  readonly onFailure: () => void;
}

/** Brings in the map and all that comes with it once it is rendered. Give it a new key to try again. */
export function MapDoor({ state, onSelect, onReady, onFailure }: MapDoorProps) {
  const [HubMap] = useState(createHubMap);
  const navigate = useNavigate();
  return (
    <MapBoundary inItsPlace="the list of hubs" onFailure={onFailure}>
      <Suspense fallback={null}>
        <HubMap
          hubs={hubs}
          tiles={tiles}
          selectedHub={state.selected}
          nearestHub={nearestHub(state)}
          position={state.position}
          target={state.target}
          onSelect={onSelect}
          onExplore={navigate}
          onReady={onReady}
        />
      </Suspense>
    </MapBoundary>
  );
}
