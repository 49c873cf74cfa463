import { useNavigate } from 'react-router';
import { hubs } from '../../../content/hubs.ts';
import type { Hub } from '../../../domain/hub.ts';
import { siteConfig } from '../../site-config.ts';
import { LateMap } from '../../ui/late-map.tsx';
import { type ExplorerState, nearestHub } from './explorer-state.ts';

const tiles = { url: siteConfig.tileUrl, attribution: siteConfig.tileAttribution };

const loadHubMap = async () => (await import('../../map/hub-map.tsx')).HubMap;

interface MapDoorProps {
  readonly state: ExplorerState;
  readonly onSelect: (hub: Hub) => void;
  readonly onReady: () => void;
  readonly onFailure: () => void;
}

/** Brings in the map and all that comes with it once it is rendered. Give it a new key to try again. */
export function MapDoor({ state, onSelect, onReady, onFailure }: MapDoorProps) {
  const navigate = useNavigate();
  return (
    <LateMap
      load={loadHubMap}
      map={{
        hubs,
        tiles,
        selectedHub: state.selected,
        nearestHub: nearestHub(state),
        position: state.position,
        target: state.target,
        onSelect,
        onExplore: navigate,
        onReady,
      }}
      inItsPlace="the list of hubs"
      onFailure={onFailure}
    />
  );
}
