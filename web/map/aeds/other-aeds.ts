import type * as L from 'leaflet';
import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import type { MapTile } from '../../../domain/geography/map-tile.ts';
import type { CellTree } from '../../../domain/registry/cell-tree.ts';
import type { RegistryCell } from '../../../domain/registry/registry-cell.ts';
import { cellsOfView, marksOfView, sourcesInView, type ViewWindow } from './aed-view.ts';
import { addMarkLayer, type MarkEvents } from './mark-layer.ts';

/** What to draw besides the listed AEDs. */
export interface OtherAedsScene {
  readonly tree: CellTree;
  readonly readCell: (tile: MapTile) => Promise<RegistryCell>;
  readonly isShown: (aed: RegisteredAed) => boolean;
  /** Whether `isShown` hides any. */
  readonly isFiltered: boolean;
  /** Ids that are drawn as listed ones. */
  readonly listed: ReadonlySet<string>;
}

interface OtherAedsEvents extends MarkEvents {
  /** Whether a part of the view could not be loaded, and whether groups count filtered-out AEDs. */
  readonly onState: (state: { readonly isIncomplete: boolean; readonly isCountingAll: boolean }) => void;
  /** The registers of the AEDs in view; null if unknown. */
  readonly onSources: (keys: ReadonlySet<string> | null) => void;
}

export interface OtherAeds {
  show(scene: OtherAedsScene): void;
  remove(): void;
}

const keyOf = ({ z, x, y }: MapTile) => `${z}/${x}/${y}`;

/** Margin drawn beyond the view's edge, as a fraction of its size. */
const beyondEdge = 0.08;

function windowOf(map: L.Map): ViewWindow {
  const bounds = map.getBounds().pad(beyondEdge);
  const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  return { west, south, east, north, zoom: map.getZoom() };
}

/** Draws all AEDs in view that are not in the list, loading only the cells in view. */
export function addOtherAeds(map: L.Map, events: OtherAedsEvents): OtherAeds {
  const markers = addMarkLayer(map, events);
  let scene: OtherAedsScene | null = null;
  /** The cells of the view; null for one that is loading or failed. */
  let cells = new Map<string, RegistryCell | null>();
  let failed = new Set<string>();

  function draw(): void {
    if (scene === null) return;
    const atHand = [...cells.values()].filter((cell) => cell !== null);
    const { isShown, listed, isFiltered } = scene;
    const view = windowOf(map);
    const marks = marksOfView(atHand, view, { isShown, left: listed });
    events.onSources(sourcesInView(atHand, view));
    const drawn = marks.map((mark) => ({ ...mark, isWhole: isFiltered && mark.kind === 'group' && !mark.isSifted }));
    markers.draw(drawn);
    const isCountingAll = drawn.some(({ isWhole }) => isWhole);
    events.onState({ isIncomplete: failed.size > 0, isCountingAll });
  }

  function follow(): void {
    if (scene === null) return;
    const tiles = cellsOfView(scene.tree, windowOf(map));
    const former = cells;
    cells = new Map(tiles.map((tile) => [keyOf(tile), former.get(keyOf(tile)) ?? null]));
    failed = new Set();
    for (const tile of tiles) if (cells.get(keyOf(tile)) === null) load(scene, tile);
    draw();
  }

  function load(asked: OtherAedsScene, tile: MapTile): void {
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
        // Shown on the map; the next move retries. The owner of `readCell` logs the cause.
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
