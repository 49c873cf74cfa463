import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { Hub } from '../../../../domain/hub/hub.ts';
import { isSourceLanguage } from '../../../languages/localize-text.ts';
import { siteTiles } from '../../../site-config.ts';
import { LazyMap } from '../../../ui/lazy/lazy-map.tsx';
import { type ExplorerState, findNearestHub } from '../explorer-state.ts';
import { localizedHubs } from './localized-hubs.ts';

const loadHubMap = async () => (await import('../../../map/hubs/hub-map.tsx')).HubMap;

interface LazyHubMapProps {
  readonly state: ExplorerState;
  /** The element that lies over the map and hides a part of it. */
  readonly cover?: RefObject<HTMLElement | null>;
  readonly isShaded?: boolean;
  readonly onShaded?: (counts: readonly number[] | null) => void;
  readonly onSelect: (hub: Hub) => void;
  readonly onReady: () => void;
  readonly onFailure: () => void;
}

/** A map of the hubs. Its code loads when it is first rendered. To try again after a failure, give it a new `key`. */
export function LazyHubMap({ state, cover, onReady, onFailure, ...passedOn }: LazyHubMapProps) {
  const navigate = useNavigate();
  return (
    <LazyMap
      load={loadHubMap}
      map={{
        hubs: localizedHubs,
        tiles: siteTiles,
        selectedHub: state.selected,
        nearestHub: findNearestHub(state),
        position: state.position,
        target: state.target,
        ...(cover !== undefined && { cover }),
        ...passedOn,
        // Profiles are only in English, so a page in another language opens them with a full page load.
        onExplore: isSourceLanguage ? navigate : (path: string) => window.location.assign(path),
        onReady,
      }}
      inItsPlace="the list of hubs"
      onFailure={onFailure}
    />
  );
}
