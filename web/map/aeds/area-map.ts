import 'leaflet/dist/leaflet.css';
import * as L from 'leaflet';
import type { RegisteredAed, RegistrySource } from '../../../domain/aed/aed-registry.ts';
import type { LonLatBox, MapTile } from '../../../domain/geography/map-tile.ts';
import type { CellTree } from '../../../domain/registry/cell-tree.ts';
import type { RegistryCell } from '../../../domain/registry/registry-cell.ts';
import { sourceCreditsOf } from '../../../domain/registry/source-credit.ts';
import { createLeafletMap, resizeWithFrame } from '../leaflet-map.ts';
import { findNearestWorldCopy } from '../map-animation.ts';
import { mapFrameText } from '../map-frame-text.ts';
import sheet from '../map-sheet.module.css';
import { defaultMapView, finestZoom } from '../map-view.ts';
import { addStreetTiles, type TileSource } from '../world/street-tiles.ts';
import { addWorldUnderlay } from '../world/world-underlay.ts';
import { aedMapText } from './aed-map-text.ts';
import { addSourceCredits } from './source-credits.ts';
import { addUnlistedAeds } from './unlisted-aeds.ts';

interface AreaMapSettings {
  /** The area that is in view at first. */
  readonly box: LonLatBox;
  readonly tiles: TileSource;
  readonly sources: readonly RegistrySource[];
  readonly tree: CellTree;
  readonly readCell: (tile: MapTile) => Promise<RegistryCell>;
  readonly onShowAed: (aed: RegisteredAed) => void;
  /** Called with the notes that the map shows at the moment. Each note is one sentence. */
  readonly onNotes: (sentences: readonly string[]) => void;
}

/** Number of zoom levels by which opening a group zooms in. */
const groupZoomStep = 2;
const maxFitZoom = 17;
const nothingListed: ReadonlySet<string> = new Set();

/**
 * Shows all AEDs in and around an area on a map without a list, React or the visitor's position. Its tiles are no finer
 * than zoom 12, because finer tiles would reveal which house a reader looks at. Returns a function that closes the map.
 */
export function openAreaMap(container: HTMLElement, settings: AreaMapSettings): () => void {
  const { box, tiles, sources, tree, readCell, onShowAed, onNotes } = settings;
  container.classList.add(sheet.sheet ?? '');
  const map = createLeafletMap(container, defaultMapView);
  map.fitBounds(L.latLngBounds([Math.max(-85, box.south), box.west], [Math.min(85, box.north), box.east]), {
    maxZoom: maxFitZoom,
    animate: false,
  });
  const notes = { areTilesMissing: false, isIncomplete: false };
  const tell = (news: Partial<typeof notes>) => {
    Object.assign(notes, news);
    onNotes([
      ...(notes.isIncomplete ? [aedMapText.isIncomplete] : []),
      ...(notes.areTilesMissing ? [mapFrameText.tilesMissing] : []),
    ]);
  };
  const street = addStreetTiles(map, {
    source: tiles,
    onMissing: (areTilesMissing) => tell({ areTilesMissing }),
    isLimited: true,
  });
  const removeUnderlay = addWorldUnderlay(map, street.whenDrawn);
  const credits = addSourceCredits(map);
  const aeds = addUnlistedAeds(map, {
    onShowAed,
    onOpenGroup: (position) => {
      const zoom = Math.min(finestZoom, map.getZoom() + groupZoomStep);
      map.setView(findNearestWorldCopy(map, position), zoom, { animate: false });
    },
    onState: ({ isIncomplete }) => tell({ isIncomplete }),
    onSources: (keys) => credits.show(sourceCreditsOf(sources, keys)),
  });
  aeds.show({ tree, readCell, isShown: () => true, isFiltered: false, listed: nothingListed });
  const stopFollowing = resizeWithFrame(map);
  return function closeAreaMap() {
    stopFollowing();
    map.stop();
    aeds.remove();
    removeUnderlay();
    map.remove();
  };
}
