import 'leaflet/dist/leaflet.css';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import type { Hub } from '../../../domain/hub/hub.ts';
import { mapFrameText } from '../map-frame-text.ts';
import { MapNotes } from '../map-notes.tsx';
import styles from '../map-sheet.module.css';
import { defaultMapView, finestAreaZoom, type MapView } from '../map-view.ts';
import type { TileSource } from '../world/street-tiles.ts';
import { type HubMapScene, type HubMapSettings, openHubMap } from './hub-map-scene.ts';
import { hubMapText } from './hub-map-text.ts';
import { clearSavedMapView, readSavedMapView } from './saved-map-view.ts';

export interface HubMapProps {
  readonly hubs: readonly Hub[];
  readonly tiles: TileSource;
  readonly selectedHub: Hub | null;
  readonly nearestHub: Hub | null;
  /** The visitor's position; it stays on the device. */
  readonly position: LongitudeLatitude | null;
  /** The view to move to. A new object starts a new move, even if its values are the same. */
  readonly target: MapView | null;
  /** Overlays on the map. The map moves so that they do not cover the hub that is shown. */
  readonly cover?: RefObject<HTMLElement | null>;
  /** Whether the countries are shaded by life expectancy. */
  readonly isShaded?: boolean;
  /** Called with the number of countries in each band once they are shaded, or with null if the shading fails. */
  readonly onShaded?: (counts: readonly number[] | null) => void;
  readonly onSelect: (hub: Hub) => void;
  readonly onExplore: (path: string) => void;
  readonly onReady: () => void;
}

export function HubMap(props: HubMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [areTilesMissing, setTilesMissing] = useState(false);
  const [areStreetsOwn, setStreetsOwn] = useState(false);
  const [zoom, setZoom] = useState<number>(defaultMapView.zoom);
  const scene = useHubMapScene(container, props, {
    onTilesMissing: setTilesMissing,
    onOwnStreets: setStreetsOwn,
    onZoom: setZoom,
  });
  const [isStreetAllowed, setStreetAllowed] = useState(false);
  const isLimited = props.position !== null && !isStreetAllowed;
  useStreetDetail(scene, isLimited);
  useScene(scene, props);
  useShade(scene, props);
  const loadStreets = () => {
    setStreetAllowed(true);
    // The map gets the focus because the pressed button disappears.
    container.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: Leaflet uses this element as its container and makes it focusable */}
      <div ref={container} className={styles.sheet} role="region" aria-label={hubMapText.label} />
      <MapNotes
        notes={areTilesMissing ? [mapFrameText.tilesMissing] : []}
        isStreetOffered={isLimited && !areStreetsOwn && zoom > finestAreaZoom}
        onLoadStreets={loadStreets}
      />
    </div>
  );
}

/**
 * Starts the map at the saved position and then clears that position. Reading and clearing are separate steps, because
 * React may run an effect twice.
 */
function useHubMapScene(
  container: RefObject<HTMLDivElement | null>,
  props: HubMapProps,
  { onTilesMissing, onOwnStreets, onZoom }: Pick<HubMapSettings, 'onTilesMissing' | 'onOwnStreets' | 'onZoom'>,
): HubMapScene | null {
  const { hubs, tiles } = props;
  const [scene, setScene] = useState<HubMapScene | null>(null);
  const [start] = useState(() => readSavedMapView() ?? defaultMapView);
  const onSelect = useEffectEvent((hub: Hub) => props.onSelect(hub));
  const onExplore = useEffectEvent((path: string) => props.onExplore(path));
  const onReady = useEffectEvent(() => props.onReady());
  useEffect(
    function openMap() {
      if (container.current === null) return;
      clearSavedMapView();
      const opened = openHubMap(container.current, {
        hubs,
        start,
        tiles,
        onSelect: (hub) => onSelect(hub),
        onExplore: (path) => onExplore(path),
        onTilesMissing,
        onOwnStreets,
        onZoom,
      });
      onZoom(start.zoom);
      setScene(opened);
      onReady();
      return function closeMap() {
        opened.close();
        setScene(null);
      };
    },
    [container, hubs, start, tiles, onTilesMissing, onOwnStreets, onZoom],
  );
  return scene;
}

/**
 * Applies the limit of the street tiles. For privacy, finer tiles around a known position are loaded only if the
 * visitor asks for them.
 */
function useStreetDetail(scene: HubMapScene | null, isLimited: boolean): void {
  useEffect(
    function limitStreetDetail() {
      if (isLimited) scene?.street.limitToAreas();
      else scene?.street.allowStreets();
    },
    [scene, isLimited],
  );
}

function useShade(scene: HubMapScene | null, { isShaded = false, onShaded }: HubMapProps): void {
  const tell = useEffectEvent((counts: readonly number[] | null) => onShaded?.(counts));
  useEffect(
    function shade() {
      if (scene === null || !isShaded) return;
      return scene.shadeByLife({ onShown: (counts) => tell(counts), onFailure: () => tell(null) });
    },
    [scene, isShaded],
  );
}

/** Applies the component's props to the map. */
function useScene(scene: HubMapScene | null, { selectedHub, nearestHub, position, target, cover }: HubMapProps): void {
  const goTo = useEffectEvent((view: MapView) => {
    scene?.goTo(view, {
      cover: cover?.current ?? null,
      also: view.center === position ? (nearestHub?.coords ?? null) : null,
    });
  });
  useEffect(
    function markSelectedHub() {
      scene?.chooseHub(selectedHub?.id ?? null);
    },
    [scene, selectedHub],
  );
  useEffect(
    function showPosition() {
      if (scene === null || position === null) return;
      const other = selectedHub === nearestHub ? null : selectedHub;
      return scene.showPosition({ position, nearest: nearestHub?.coords ?? null, other: other?.coords ?? null });
    },
    [scene, position, nearestHub, selectedHub],
  );
  const uncover = useEffectEvent((hub: Hub) => {
    // A move to a target already keeps the hub uncovered. Without a target, the map opened at its saved position, where
    // something may cover the hub.
    if (target === null) scene?.uncover(hub.coords, cover?.current ?? null);
  });
  useEffect(
    function uncoverSelectedHub() {
      if (scene !== null && selectedHub !== null) uncover(selectedHub);
    },
    [scene, selectedHub],
  );
  useEffect(
    function goToTarget() {
      if (scene !== null && target !== null) goTo(target);
    },
    [scene, target],
  );
}
