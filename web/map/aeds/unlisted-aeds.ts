import type * as L from 'leaflet';
import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import type { MapTile } from '../../../domain/geography/map-tile.ts';
import type { CellTree } from '../../../domain/registry/cell-tree.ts';
import type { RegistryCell } from '../../../domain/registry/registry-cell.ts';
import { type AedMarkerEvents, addAedMarkerLayer } from './aed-marker-layer.ts';
import {
  type AedMapViewport,
  computeMarkersInViewport,
  findSourcesInView,
  listCellsInViewport,
} from './cluster-aeds.ts';

/** What the map draws in addition to the listed AEDs. */
export interface UnlistedAedsScene {
  readonly tree: CellTree;
  readonly readCell: (tile: MapTile) => Promise<RegistryCell>;
  readonly isShown: (aed: RegisteredAed) => boolean;
  /** Whether `isShown` hides any AEDs. */
  readonly isFiltered: boolean;
  /** Ids of the listed AEDs, which another layer draws. */
  readonly listed: ReadonlySet<string>;
}

interface UnlistedAedsEvents extends AedMarkerEvents {
  /**
   * Called with the state of the view: whether a part could not be loaded, and whether groups count AEDs that the
   * filter hides.
   */
  readonly onState: (state: { readonly isIncomplete: boolean; readonly isCountingAll: boolean }) => void;
  /** Called with the keys of the sources of the AEDs in view; null if they are unknown. */
  readonly onSources: (keys: ReadonlySet<string> | null) => void;
}

export interface UnlistedAedsLayer {
  show(scene: UnlistedAedsScene): void;
  remove(): void;
}

const keyOf = ({ z, x, y }: MapTile) => `${z}/${x}/${y}`;

/** Margin around the view in which AEDs are drawn too, as a fraction of the view's size. */
const viewMargin = 0.08;

function windowOf(map: L.Map): AedMapViewport {
  const bounds = map.getBounds().pad(viewMargin);
  const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  return { west, south, east, north, zoom: map.getZoom() };
}

/** Draws all AEDs in view that are not in the list. It loads only the cells in view. */
export function addUnlistedAeds(map: L.Map, events: UnlistedAedsEvents): UnlistedAedsLayer {
  const markers = addAedMarkerLayer(map, events);
  let scene: UnlistedAedsScene | null = null;
  /** The cells in view by tile. A cell is null while it is loading and after a failure. */
  let cells = new Map<string, RegistryCell | null>();
  let failed = new Set<string>();

  function draw(): void {
    if (scene === null) return;
    const atHand = [...cells.values()].filter((cell) => cell !== null);
    const { isShown, listed, isFiltered } = scene;
    const view = windowOf(map);
    const marks = computeMarkersInViewport(atHand, view, { isShown, left: listed });
    events.onSources(findSourcesInView(atHand, view));
    const drawn = marks.map((mark) => ({
      ...mark,
      hasHiddenAeds: isFiltered && mark.kind === 'group' && !mark.isFilterApplied,
    }));
    markers.draw(drawn);
    const isCountingAll = drawn.some(({ hasHiddenAeds }) => hasHiddenAeds);
    events.onState({ isIncomplete: failed.size > 0, isCountingAll });
  }

  function follow(): void {
    if (scene === null) return;
    const tiles = listCellsInViewport(scene.tree, windowOf(map));
    const previous = cells;
    cells = new Map(tiles.map((tile) => [keyOf(tile), previous.get(keyOf(tile)) ?? null]));
    failed = new Set();
    for (const tile of tiles) if (cells.get(keyOf(tile)) === null) load(scene, tile);
    draw();
  }

  function load(asked: UnlistedAedsScene, tile: MapTile): void {
    const key = keyOf(tile);
    const isWanted = () => scene?.readCell === asked.readCell && cells.has(key);
    asked.readCell(tile).then(
      (cell) => {
        if (!isWanted()) return;
        cells.set(key, cell);
        failed.delete(key);
        draw();
      },
      () => {
        // The map tells the visitor that a part did not load, and loads it again after the next move. `readCell` logs
        // the cause itself.
        if (!isWanted()) return;
        failed.add(key);
        draw();
      },
    );
  }

  map.on('moveend', follow);
  return {
    show(next) {
      const isOtherRegistry = scene?.tree !== next.tree || scene.readCell !== next.readCell;
      scene = next;
      if (isOtherRegistry) cells = new Map();
      follow();
    },
    remove() {
      map.off('moveend', follow);
      scene = null;
      markers.remove();
    },
  };
}
