import * as L from 'leaflet';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import type { Hub } from '../../../domain/hub/hub.ts';
import { createMarkerStyle } from '../../../domain/hub/marker-style.ts';
import { createLeafletMap, resizeWithFrame } from '../leaflet-map.ts';
import { shadeByLifeExpectancy } from '../life-expectancy/lazy-life-expectancy-layer.ts';
import type { LifeExpectancyLayerListener } from '../life-expectancy/life-expectancy-shades.ts';
import { createMapAnimations, findNearestWorldCopy, type MapAnimations } from '../map-animation.ts';
import type { MapView } from '../map-view.ts';
import type { MarkerActivation } from '../marker-activation.ts';
import { addPositionLayer, type PositionScene } from '../position-layer.ts';
import { addStreetTiles, type StreetTiles, type TileSource } from '../world/street-tiles.ts';
import { addWorldUnderlay } from '../world/world-underlay.ts';
import { blockSecondClick } from './block-second-click.ts';
import { hubMapText } from './hub-map-text.ts';
import { addHubMarkers, hubMarkerSelector } from './hub-markers.ts';
import { openHubPopup } from './hub-popup.ts';
import { saveMapView } from './saved-map-view.ts';
import { computeHubViewShift, computeUncoveringShift, type HubViewObstacles } from './uncover-hub.ts';
import styles from './whole-world-control.module.css';
import { computeWholeWorldView } from './whole-world-view.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Outline of a globe in a square of 24 by 24 units. */
const globePath = 'M12 2a10 10 0 1 0 .01 0zM2 12h20M12 2c5.5 5.5 5.5 14.5 0 20M12 2c-5.5 5.5-5.5 14.5 0 20';

export interface HubMapSettings {
  readonly hubs: readonly Hub[];
  readonly start: MapView;
  readonly tiles: TileSource;
  readonly onSelect: (hub: Hub) => void;
  readonly onExplore: (path: string) => void;
  readonly onTilesMissing: (isMissing: boolean) => void;
  readonly onOwnStreets: (areShown: boolean) => void;
  readonly onZoom: (zoom: number) => void;
}

/** The functions with which the React component controls the running map. */
export interface HubMapScene {
  readonly street: StreetTiles;
  chooseHub(hubId: string | null): void;
  showPosition(scene: PositionScene): () => void;
  goTo(view: MapView, surroundings: Omit<HubViewObstacles, 'popup'>): void;
  /** Moves the map just far enough to show a place that overlays cover. */
  uncover(place: LongitudeLatitude, cover: HTMLElement | null): void;
  /** Shades the countries by life expectancy. Returns a function that removes the shading. */
  shadeByLife(listener: LifeExpectancyLayerListener): () => void;
  close(): void;
}

/** Starts the map in an empty element. */
export function openHubMap(container: HTMLElement, settings: HubMapSettings): HubMapScene {
  const { hubs } = settings;
  const { map, flights, forgetPresses } = openMap(container, settings);
  const street = addStreetTiles(map, {
    source: settings.tiles,
    onMissing: settings.onTilesMissing,
    onOwnStreets: settings.onOwnStreets,
  });
  const removeUnderlay = addWorldUnderlay(map, street.whenDrawn);
  let popped: OpenedPopup | null = null;
  const markers = addHubMarkers(map, hubs, (hub, how) => {
    saveMapView(flights.restingView());
    settings.onSelect(hub);
    const popup = showPopup(map, hub, how, settings.onExplore, () => markers.focus(hub.id));
    popped = { place: hub.coords, popup };
  });
  map.on('zoomend', () => settings.onZoom(map.getZoom()));
  const stopFollowing = resizeWithFrame(map);
  return {
    street,
    chooseHub: (hubId) => markers.choose(hubId),
    showPosition: (scene) => addPositionLayer(map, scene),
    goTo(view, surroundings) {
      const popup = popped?.place === view.center && popped.popup?.isConnected ? popped.popup : null;
      flights.to(view, computeHubViewShift(map, view, { ...surroundings, popup }));
    },
    uncover(place, cover) {
      const shift = computeUncoveringShift(map, place, cover);
      if (shift !== null) map.panBy([-shift[0], -shift[1]], { animate: false });
    },
    shadeByLife: (listener) => shadeByLifeExpectancy(map, listener),
    close() {
      stopFollowing();
      forgetPresses();
      flights.remove();
      map.closePopup();
      map.stop();
      markers.remove();
      removeUnderlay();
      map.remove();
    },
  };
}

/** The popup that was opened last, and the position of its hub. */
interface OpenedPopup {
  readonly place: LongitudeLatitude;
  readonly popup: HTMLElement | null;
}

interface OpenedMap {
  readonly map: L.Map;
  readonly flights: MapAnimations;
  readonly forgetPresses: () => void;
}

/** Creates a map with a button for the whole world, animations and the handling of double clicks. */
function openMap(container: HTMLElement, { hubs, start }: HubMapSettings): OpenedMap {
  const places = hubs.map(({ coords }) => coords);
  const wholeWorld = () => {
    const { clientWidth: width, clientHeight: height } = container;
    return computeWholeWorldView(places, { width, height });
  };
  const forgetPresses = blockSecondClick(container, hubMarkerSelector);
  // Leaflet allows a fraction only as the coarsest zoom. The zoom is rounded down here, and Leaflet raises it to the
  // coarsest zoom again.
  const whole = { ...start, zoom: Math.floor(start.zoom) };
  const map = createLeafletMap(container, whole, wholeWorld().zoom);
  const flights = createMapAnimations(map);
  addWholeWorldControl(map, () => flights.to(wholeWorld()));
  map.on('resize', () => map.setMinZoom(wholeWorld().zoom));
  return { map, flights, forgetPresses };
}
function showPopup(
  map: L.Map,
  hub: Hub,
  how: MarkerActivation,
  onExplore: (path: string) => void,
  onFocusLost: () => void,
): HTMLElement | null {
  return openHubPopup(map, {
    hub,
    place: findNearestWorldCopy(map, hub.coords),
    risePx: createMarkerStyle(hub).sizePx / 2 - 4,
    takesFocus: how === 'keyboard',
    onExplore,
    onFocusLost,
  });
}

/** Adds a button below the zoom buttons that fits all hubs into view. */
function addWholeWorldControl(map: L.Map, onPress: () => void): void {
  const control = new L.Control({ position: 'topright' });
  control.onAdd = () => {
    const bar = L.DomUtil.create('div', 'leaflet-bar');
    bar.append(createButton(onPress));
    L.DomEvent.disableClickPropagation(bar);
    return bar;
  };
  control.addTo(map);
}

function createButton(onPress: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `icon-button ${styles.button}`;
  button.title = hubMapText.wholeWorld;
  button.setAttribute('aria-label', hubMapText.wholeWorld);
  button.append(drawGlobe());
  button.addEventListener('click', onPress);
  return button;
}

function drawGlobe(): SVGSVGElement {
  const globe = document.createElementNS(svgNamespace, 'svg');
  globe.setAttribute('viewBox', '0 0 24 24');
  globe.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svgNamespace, 'path');
  path.setAttribute('d', globePath);
  globe.append(path);
  return globe;
}
