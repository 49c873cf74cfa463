import * as L from 'leaflet';
import type { RegistrySource } from '../../../domain/aed/aed-registry.ts';
import { tileBox } from '../../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { type CellTree, cellsOfTree } from '../../../domain/registry/cell-tree.ts';
import { sourceCreditsOf } from '../../../domain/registry/source-credit.ts';
import { detectPinches } from '../detect-pinches.ts';
import { createLeafletMap, resizeWithFrame, toLatLng } from '../leaflet-map.ts';
import { findNearestWorldCopy } from '../map-animation.ts';
import { defaultMapView, finestZoom } from '../map-view.ts';
import type { MarkerActivation } from '../marker-activation.ts';
import { addPositionLayer } from '../position-layer.ts';
import { addStreetTiles, type StreetTiles, type TileSource } from '../world/street-tiles.ts';
import { addWorldUnderlay } from '../world/world-underlay.ts';
import type { AedMarkerEvents } from './aed-marker-layer.ts';
import styles from './aed-marks.module.css';
import { drawCrosshair } from './aed-shapes.ts';
import { addDistanceRings } from './distance-rings.ts';
import { addListedAeds } from './listed-aeds.ts';
import type { MapAed } from './map-aed.ts';
import { addSourceCredits } from './source-credits.ts';
import { addUnlistedAeds, type UnlistedAedsScene } from './unlisted-aeds.ts';

interface AedMapSettings extends Pick<AedMarkerEvents, 'onShowAed'> {
  readonly start: AedMapFitTarget;
  readonly tiles: TileSource;
  /** All sources whose AEDs the registry has. The map credits the sources that have AEDs in view. */
  readonly sources: readonly RegistrySource[];
  readonly onChoose: (id: string) => void;
  /** Called when the visitor taps an empty part of the map, or presses Enter while the map has the focus. */
  readonly onPropose: (position: LongitudeLatitude, how: MarkerActivation) => void;
  readonly onZoom: (zoom: number) => void;
  readonly onTilesMissing: (isMissing: boolean) => void;
  readonly onOwnStreets: (areShown: boolean) => void;
  readonly onState: (state: { readonly isIncomplete: boolean; readonly isCountingAll: boolean }) => void;
}

/** What must be visible after the map has fitted its view. */
export interface AedMapFitTarget {
  readonly position: LongitudeLatitude | null;
  readonly aeds: readonly MapAed[];
  readonly tree: CellTree;
}

interface AedPositionScene {
  readonly position: LongitudeLatitude;
  /** Label of the position if it is not the visitor's own. */
  readonly label: string | undefined;
  readonly chosen: LongitudeLatitude | null;
}

/** The functions with which the React component controls the running map. */
export interface AedMapScene {
  readonly street: StreetTiles;
  showListed(aeds: readonly MapAed[], chosenId: string | null): void;
  showOthers(scene: UnlistedAedsScene): void;
  /**
   * Draws the visitor's position, distance rings and a line to the selected AED. Returns a function that removes them.
   */
  showPosition(scene: AedPositionScene): () => void;
  showCrosshair(position: LongitudeLatitude): () => void;
  goTo(surroundings: AedMapFitTarget): void;
  /** Brings places into view if any of them is outside the visible part of the map. */
  reveal(places: readonly LongitudeLatitude[]): void;
  close(): void;
}

/** Finest zoom that the map chooses by itself. Single houses are visible at it. The visitor may zoom in further. */
const maxFitZoom = 17;
/** Number of nearest AEDs that are fitted into view together with the position. */
const nearestAedsInView = 3;
/** Number of zoom levels by which opening a group zooms in. */
const groupZoomStep = 2;

/** Starts the map in an empty element. The map moves without animation, because its users may be in a hurry. */
export function openAedMap(container: HTMLElement, settings: AedMapSettings): AedMapScene {
  const map = createLeafletMap(container, defaultMapView);
  goTo(map, settings.start);
  const street = addStreetTiles(map, {
    source: settings.tiles,
    onMissing: settings.onTilesMissing,
    onOwnStreets: settings.onOwnStreets,
    // At first no street tiles finer than zoom 12 are requested, because the view may show the visitor's surroundings.
    // The React component lifts this limit if there is no position.
    isLimited: true,
  });
  const removeUnderlay = addWorldUnderlay(map, street.whenDrawn);
  const credits = addSourceCredits(map);
  const listed = addListedAeds(map, settings.onChoose);
  const others = addUnlistedAeds(map, {
    onShowAed: settings.onShowAed,
    onOpenGroup: (position) => {
      const zoom = Math.min(finestZoom, map.getZoom() + groupZoomStep);
      map.setView(findNearestWorldCopy(map, position), zoom, { animate: false });
    },
    takenBoxes: () => listed.boxes(),
    onState: settings.onState,
    onSources: (keys) => credits.show(sourceCreditsOf(settings.sources, keys)),
  });
  const stopListening = listenForProposals(map, settings.onPropose);
  map.on('zoomend', () => settings.onZoom(map.getZoom()));
  settings.onZoom(map.getZoom());
  const stopFollowing = resizeWithFrame(map);
  return {
    street,
    showListed: (aeds, chosenId) => listed.show(aeds, chosenId),
    showOthers: (scene) => others.show(scene),
    showPosition({ position, label, chosen }) {
      const removeRings = addDistanceRings(map, position);
      const removePosition = addPositionLayer(map, {
        position,
        nearest: chosen,
        other: null,
        signs: () => listed.boxes(),
        ...(label !== undefined && { label }),
      });
      return () => {
        removeRings();
        removePosition();
      };
    },
    showCrosshair: (position) => showCrosshair(map, position),
    goTo: (surroundings) => goTo(map, surroundings),
    reveal: (places) => reveal(map, places),
    close() {
      stopFollowing();
      stopListening();
      map.stop();
      others.remove();
      listed.remove();
      removeUnderlay();
      map.remove();
    },
  };
}

function goTo(map: L.Map, { position, aeds, tree }: AedMapFitTarget): void {
  // Without a position all listed AEDs are fitted into view, for example those of a town.
  const nearest = aeds.slice(0, position === null ? aeds.length : nearestAedsInView).map((aed) => aed.position);
  const places = position === null ? nearest : [position, ...nearest];
  if (places.length > 0) bringIntoView(map, places);
  else if (tree !== 0) map.fitBounds(boundsOfTree(tree), { animate: false });
}

/**
 * Padding in CSS pixels. It leaves space for signs that extend above their places, and for the controls at the bottom
 * of the map.
 */
const fitPadding = { topLeft: [40, 64], bottomRight: [40, 160] } satisfies Record<string, [number, number]>;

/** Returns the height in CSS pixels of the notes and questions that cover the bottom of the map. */
function coveredBottomHeight(map: L.Map): number {
  const sheet = map.getContainer();
  const notes = sheet.nextElementSibling?.getBoundingClientRect();
  return notes === undefined || notes.height === 0 ? 0 : sheet.getBoundingClientRect().bottom - notes.top;
}

/** Fits places into view. All of them are shown in the copy of the world that is nearest to the first one. */
function bringIntoView(map: L.Map, places: readonly LongitudeLatitude[]): void {
  const [first] = places;
  if (first === undefined) return;
  map.setView(toLatLng(first), map.getZoom(), { animate: false });
  const bounds = L.latLngBounds(places.map((place) => findNearestWorldCopy(map, place)));
  const [right, foot] = fitPadding.bottomRight;
  // Leaves 40 pixels of space for the label below the lowest place.
  map.fitBounds(bounds, {
    paddingTopLeft: fitPadding.topLeft,
    paddingBottomRight: [right, Math.max(foot, coveredBottomHeight(map) + 40)],
    maxZoom: maxFitZoom,
    animate: false,
  });
}

function boundsOfTree(tree: CellTree): L.LatLngBounds {
  const corners = [...cellsOfTree(tree)].flatMap(({ tile }) => {
    const { west, south, east, north } = tileBox(tile);
    return [L.latLng(Math.max(-85, south), west), L.latLng(Math.min(85, north), east)];
  });
  return L.latLngBounds(corners);
}

function reveal(map: L.Map, places: readonly LongitudeLatitude[]): void {
  const [left, top] = fitPadding.topLeft;
  const clear = L.bounds(
    [left / 2, top],
    map.getSize().subtract([left / 2, Math.max(top / 2, coveredBottomHeight(map))]),
  );
  const isClear = (place: LongitudeLatitude) =>
    clear.contains(map.latLngToContainerPoint(findNearestWorldCopy(map, place)));
  if (!places.every(isClear)) bringIntoView(map, places);
}

/**
 * Calls `onPropose` when the visitor taps the map or presses Enter on it, but not for a drag or a pinch. Returns a
 * function that stops this.
 */
function listenForProposals(map: L.Map, onPropose: AedMapSettings['onPropose']): () => void {
  const container = map.getContainer();
  const propose = (place: L.LatLng, how: MarkerActivation) => {
    const { lng, lat } = place.wrap();
    onPropose([lng, lat], how);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== container) return;
    // Without this, the same key press would also answer the question that it opens.
    event.preventDefault();
    propose(map.getCenter(), 'keyboard');
  };
  const pinches = detectPinches(container);
  map.on('click', ({ latlng }) => {
    if (!pinches.isPinch()) propose(latlng, 'pointer');
  });
  container.addEventListener('keydown', onKey);
  return () => {
    pinches.stop();
    container.removeEventListener('keydown', onKey);
  };
}

function showCrosshair(map: L.Map, position: LongitudeLatitude): () => void {
  const icon = L.divIcon({ className: styles.still ?? '', html: drawCrosshair(), iconSize: [48, 48] });
  const options = { icon, interactive: false, keyboard: false, zIndexOffset: 6000 };
  const place = findNearestWorldCopy(map, position);
  const crosshair = L.marker(place, options).addTo(map);
  map.panInside(place, { paddingTopLeft: [32, 32], paddingBottomRight: [32, 180], animate: false });
  return () => {
    crosshair.remove();
  };
}
