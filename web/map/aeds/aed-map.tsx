import 'leaflet/dist/leaflet.css';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { RegisteredAed, RegistrySource } from '../../../domain/aed/aed-registry.ts';
import type { MapTile } from '../../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import type { CellTree } from '../../../domain/registry/cell-tree.ts';
import type { RegistryCell } from '../../../domain/registry/registry-cell.ts';
import { mapFrameText } from '../map-frame-text.ts';
import { MapNotes } from '../map-notes.tsx';
import styles from '../map-sheet.module.css';
import { defaultMapView, finestAreaZoom } from '../map-view.ts';
import type { MarkerActivation } from '../marker-activation.ts';
import type { TileSource } from '../world/street-tiles.ts';
import { type AedMapScene, openAedMap } from './aed-map-scene.ts';
import { aedMapText } from './aed-map-text.ts';
import { ConfirmSearchPosition } from './confirm-search-position.tsx';
import type { MapAed } from './map-aed.ts';

export interface AedMapProps {
  readonly tiles: TileSource;
  /** The sources of the AEDs. The list should be memoised. */
  readonly sources: readonly RegistrySource[];
  /** The visitor's position; it stays on the device. */
  readonly position: LongitudeLatitude | null;
  /** Where the visitor has gone since. It is marked instead of `position`, and the view stays. */
  readonly walkedTo?: LongitudeLatitude | undefined;
  /** Label of the position if it is a place that the visitor named. */
  readonly positionLabel?: string | undefined;
  /** The AEDs of the list beside the map, in the list's order. On the page of a single AED, this is only that AED. */
  readonly aeds: readonly MapAed[];
  /** Whether a list beside the map has the same AEDs. True by default. */
  readonly isBesideList?: boolean;
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
  /** The tree of the registry's cells. The map requests only the cells in view. */
  readonly tree: CellTree;
  readonly readCell: (tile: MapTile) => Promise<RegistryCell>;
  /** Whether the map shows an AED that is not in `aeds`. The function should be memoised. */
  readonly isShown: (aed: RegisteredAed) => boolean;
  /** Whether `isShown` hides any AEDs. If so, the map says that clusters at coarse zooms cannot be filtered. */
  readonly isFiltered?: boolean;
  /** Called with a position to search from. Null if the visitor cannot choose one. */
  readonly onPick: ((position: LongitudeLatitude) => void) | null;
  readonly onShowAed: (aed: RegisteredAed) => void;
}

/** A map of the listed AEDs as numbered signs, with all other AEDs in view and a line to the selected AED. */
export function AedMap(props: AedMapProps) {
  const { position, onPick } = props;
  const container = useRef<HTMLDivElement>(null);
  const [notes, setNotes] = useState<SceneNotes>(quiet);
  const [zoom, setZoom] = useState<number>(defaultMapView.zoom);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [isStreetAllowed, setStreetAllowed] = useState(false);
  const scene = useAedMapScene(container, props, { setNotes, setZoom, setProposal });
  const isLimited = position !== null && !isStreetAllowed;
  useScene(scene, props, isLimited);
  useProposal(scene, onPick === null ? null : proposal);
  // The map gets the focus because the pressed button disappears.
  const focusMap = () => container.current?.focus({ preventScroll: true });
  const answer = (isAgreed: boolean) => {
    if (isAgreed && proposal !== null) onPick?.(proposal.position);
    setProposal(null);
    focusMap();
  };
  const loadStreets = () => {
    setStreetAllowed(true);
    focusMap();
  };
  return (
    <div className={styles.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: Leaflet uses this element as its container and makes it focusable */}
      <div ref={container} className={styles.sheet} role="region" aria-label={mapLabel(props)} />
      <MapNotes
        place="foot"
        notes={sentencesOf(notes)}
        isStreetOffered={isLimited && !notes.areStreetsOwn && zoom > finestAreaZoom && proposal === null}
        onLoadStreets={loadStreets}
      >
        {onPick !== null && proposal !== null && (
          <ConfirmSearchPosition takesFocus={proposal.how === 'keyboard'} onAnswer={answer} />
        )}
      </MapNotes>
    </div>
  );
}

/** Returns the accessible name of the map, which includes how to use it. */
const mapLabel = ({ isBesideList = true, onPick }: Pick<AedMapProps, 'isBesideList' | 'onPick'>) =>
  [
    aedMapText.label,
    ...(isBesideList ? [aedMapText.sameList] : []),
    aedMapText.keys,
    ...(onPick === null ? [] : [aedMapText.pickLabel]),
  ].join(' ');

/** A position that the visitor pointed at but has not confirmed yet. */
interface Proposal {
  readonly position: LongitudeLatitude;
  readonly how: MarkerActivation;
}

interface SceneNotes {
  readonly areStreetsOwn: boolean;
  readonly areTilesMissing: boolean;
  readonly isIncomplete: boolean;
  readonly isCountingAll: boolean;
}

const quiet: SceneNotes = { areStreetsOwn: false, areTilesMissing: false, isIncomplete: false, isCountingAll: false };

function sentencesOf({ areTilesMissing, isIncomplete, isCountingAll }: SceneNotes): string[] {
  return [
    ...(isIncomplete ? [aedMapText.isIncomplete] : []),
    ...(isCountingAll ? [aedMapText.isCountingAll] : []),
    ...(areTilesMissing ? [mapFrameText.tilesMissing] : []),
  ];
}

interface SceneListeners {
  readonly setNotes: React.Dispatch<React.SetStateAction<SceneNotes>>;
  readonly setZoom: (zoom: number) => void;
  readonly setProposal: (proposal: Proposal | null) => void;
}

/** Starts the map, and closes it when the component is removed. */
function useAedMapScene(
  container: React.RefObject<HTMLDivElement | null>,
  props: AedMapProps,
  { setNotes, setZoom, setProposal }: SceneListeners,
): AedMapScene | null {
  const { tiles, sources } = props;
  const [scene, setScene] = useState<AedMapScene | null>(null);
  const startOf = useEffectEvent(() => props);
  const onChoose = useEffectEvent((id: string) => props.onChoose(id));
  const onShowAed = useEffectEvent((aed: RegisteredAed) => props.onShowAed(aed));
  const onPropose = useEffectEvent((proposal: Proposal) => {
    if (props.onPick !== null) setProposal(proposal);
  });
  useEffect(
    function openMap() {
      if (container.current === null) return;
      const opened = openAedMap(container.current, {
        start: startOf(),
        tiles,
        sources,
        onChoose: (id) => onChoose(id),
        onShowAed: (aed) => onShowAed(aed),
        onPropose: (position, how) => onPropose({ position, how }),
        onZoom: setZoom,
        onTilesMissing: (areTilesMissing) => setNotes((notes) => ({ ...notes, areTilesMissing })),
        onOwnStreets: (areStreetsOwn) => setNotes((notes) => ({ ...notes, areStreetsOwn })),
        onState: (state) => setNotes((notes) => ({ ...notes, ...state })),
      });
      setScene(opened);
      return function closeMap() {
        opened.close();
        setScene(null);
        setNotes(quiet);
      };
    },
    [container, tiles, sources, setNotes, setZoom],
  );
  return scene;
}

/** Applies the component's props to the map. */
function useScene(scene: AedMapScene | null, props: AedMapProps, isLimited: boolean): void {
  const { position, positionLabel, aeds, chosenId, tree, readCell, isShown, isFiltered = false } = props;
  const chosen = aeds.find(({ id }) => id === chosenId)?.position ?? null;
  const marked = props.walkedTo ?? position;
  const listed = useMemo(() => new Set(aeds.map(({ id }) => id)), [aeds]);
  useEffect(
    function limitStreetDetail() {
      // For privacy, finer street tiles around a known position are loaded only if the visitor asks for them.
      if (isLimited) scene?.street.limitToAreas();
      else scene?.street.allowStreets();
    },
    [scene, isLimited],
  );
  useEffect(
    function showListedAeds() {
      scene?.showListed(aeds, chosenId);
    },
    [scene, aeds, chosenId],
  );
  useEffect(
    function showOtherAeds() {
      scene?.showOthers({ tree, readCell, isShown, isFiltered, listed });
    },
    [scene, tree, readCell, isShown, isFiltered, listed],
  );
  useEffect(
    function showPosition() {
      if (scene === null || marked === null) return;
      return scene.showPosition({ position: marked, label: positionLabel, chosen });
    },
    [scene, marked, positionLabel, chosen],
  );
  useFollowing(scene, props, chosen);
}

/** Keeps in view what has changed: a new position with its surroundings, or the AED that was selected last. */
function useFollowing(scene: AedMapScene | null, props: AedMapProps, chosen: LongitudeLatitude | null): void {
  const { position, aeds } = props;
  const [firstAed] = aeds;
  const nearest = firstAed?.position ?? null;
  const surroundings = useEffectEvent(() => props);
  useEffect(
    function goToPosition() {
      if (position !== null) scene?.goTo(surroundings());
    },
    [scene, position],
  );
  useEffect(
    function revealNearestAndChosen() {
      const places = [position, chosen ?? nearest].filter((place) => place !== null);
      scene?.reveal(places);
    },
    [scene, position, chosen, nearest],
  );
}

function useProposal(scene: AedMapScene | null, proposal: Proposal | null): void {
  useEffect(
    function showProposal() {
      if (scene !== null && proposal !== null) return scene.showCrosshair(proposal.position);
    },
    [scene, proposal],
  );
}
