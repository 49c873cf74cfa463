import type * as L from 'leaflet';
import { finestAreaZoom, finestZoom } from '../map-view.ts';
import { showPublishedStreets } from '../streets/published-streets.ts';
import { StatusCheckedTileLayer } from './status-checked-tiles.ts';
import styles from './street-tiles.module.css';

export interface TileSource {
  /** URL of a tile, with the placeholders {z}, {x} and {y}. */
  readonly url: string;
  /** Attribution of the tiles as HTML. */
  readonly attribution: string;
  /** URL of the folder with the site's own streets. They replace the tiles from zoom 12 on. */
  readonly streetsUrl: string;
}

export interface StreetTiles {
  /**
   * Stops requests for tiles finer than `finestAreaZoom`. At finer zooms, the tiles of `finestAreaZoom` are enlarged.
   */
  limitToAreas(): void;
  /** Allows requests for tiles up to the server's finest zoom. */
  allowStreets(): void;
  /** Resolves when the first of the site's own streets are drawn, or when none are shown in the first view. */
  readonly whenDrawn: Promise<void>;
}

interface StreetTileOptions {
  readonly source: TileSource;
  /** Called with true if the tiles in view fail to load, and with false once one has loaded. */
  readonly onMissing: (isMissing: boolean) => void;
  /**
   * Called with whether the site's own streets are shown. These do not reveal the visitor's position to another server.
   */
  readonly onOwnStreets?: (areShown: boolean) => void;
  /** Whether the tiles are limited to `finestAreaZoom` at first, for a map that opens around the visitor's position. */
  readonly isLimited?: boolean;
}

/** Adds street tiles above the drawn world, or the site's own streets where they are published. */
export function addStreetTiles(map: L.Map, options: StreetTileOptions): StreetTiles {
  const { source, onMissing, onOwnStreets, isLimited = false } = options;
  const layer = new StatusCheckedTileLayer(source.url, {
    attribution: source.attribution,
    className: styles.tiles ?? '',
    maxZoom: finestZoom,
    maxNativeZoom: isLimited ? finestAreaZoom : finestZoom,
    updateWhenZooming: false,
    // The public tile server requires a referrer, but the origin alone is enough.
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  let hasArrived = false;
  layer.on('loading', () => {
    hasArrived = false;
  });
  layer.on('tileload', () => {
    hasArrived = true;
    onMissing(false);
  });
  layer.on('tileerror', () => {
    if (!hasArrived) onMissing(true);
  });
  let isWanted = false;
  const show = (willBe: boolean) => {
    if (willBe === isWanted) return;
    isWanted = willBe;
    if (willBe) layer.addTo(map);
    else layer.remove();
  };
  const whenDrawn = showPublishedStreets(map, source.streetsUrl, (state) => {
    show(state === 'none');
    if (state === 'shown') onMissing(false);
    onOwnStreets?.(state === 'shown');
  });
  const setFinest = (zoom: number) => {
    if (layer.options.maxNativeZoom === zoom) return;
    layer.options.maxNativeZoom = zoom;
    if (!isWanted) return;
    // Removes and adds the layer, because Leaflet's `redraw()` keeps the bounds of the old zoom and then treats every
    // tile of the new zoom as outside the world.
    layer.remove();
    layer.addTo(map);
  };
  return { limitToAreas: () => setFinest(finestAreaZoom), allowStreets: () => setFinest(finestZoom), whenDrawn };
}
