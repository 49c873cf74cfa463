import type * as L from 'leaflet';
import type { Hub } from '../../domain/hub.ts';
import { markerStyle } from '../../domain/marker-style.ts';
import { copyInView, flyToView } from './flight.ts';
import { addHubMarkers } from './hub-markers.ts';
import { openHubPopup } from './hub-popup.ts';
import { createLeafletMap, currentView, followFrame } from './leaflet-map.ts';
import type { MapView } from './map-view.ts';
import type { Activation } from './marker-activation.ts';
import { addPositionLayer, type PositionScene } from './position-layer.ts';
import { savePosition } from './saved-position.ts';
import { addStreetTiles, type StreetTiles, type TileSource } from './street-tiles.ts';
import { addWorldUnderlay } from './world-underlay.ts';

export interface HubMapSettings {
  readonly hubs: readonly Hub[];
  readonly start: MapView;
  readonly tiles: TileSource;
  readonly onSelect: (hub: Hub) => void;
  readonly onExplore: (path: string) => void;
  readonly onTilesMissing: (isMissing: boolean) => void;
  readonly onZoom: (zoom: number) => void;
}

/** The running map, as far as the component that shows it needs to speak to it. */
export interface HubMapScene {
  readonly street: StreetTiles;
  chooseHub(hubId: string | null): void;
  showPosition(scene: PositionScene): () => void;
  goTo(view: MapView): void;
  close(): void;
}

/** Starts the map in an empty element. */
export function openHubMap(container: HTMLElement, settings: HubMapSettings): HubMapScene {
  const map = createLeafletMap(container, settings.start);
  const removeUnderlay = addWorldUnderlay(map);
  const street = addStreetTiles(map, { source: settings.tiles, onMissing: settings.onTilesMissing });
  const markers = addHubMarkers(map, settings.hubs, (hub, how) => {
    savePosition(currentView(map));
    settings.onSelect(hub);
    showPopup(map, hub, how, settings.onExplore, () => markers.focus(hub.id));
  });
  map.on('zoomend', () => settings.onZoom(map.getZoom()));
  const stopFollowing = followFrame(map);
  return {
    street,
    chooseHub: (hubId) => markers.choose(hubId),
    showPosition: (scene) => addPositionLayer(map, scene),
    goTo: (view) => flyToView(map, view),
    close() {
      stopFollowing();
      map.closePopup();
      map.stop();
      markers.remove();
      removeUnderlay();
      map.remove();
    },
  };
}

function showPopup(
  map: L.Map,
  hub: Hub,
  how: Activation,
  onExplore: (path: string) => void,
  onFocusLost: () => void,
): void {
  openHubPopup(map, {
    hub,
    place: copyInView(map, hub.coords),
    risePx: markerStyle(hub).sizePx / 2 - 4,
    takesFocus: how === 'keyboard',
    onExplore,
    onFocusLost,
  });
}
