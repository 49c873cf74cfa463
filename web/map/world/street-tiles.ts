import type * as L from 'leaflet';
import { finestAreaZoom, finestZoom } from '../map-view.ts';
import { showPublishedStreets } from '../streets/published-streets.ts';
import { StatusCheckedTileLayer } from './status-checked-tiles.ts';
import styles from './street-tiles.module.css';

export interface TileSource {
  /** URL with {z}, {x} and {y}. */
  readonly url: string;
  /** Attribution as HTML. */
  readonly attribution: string;
  /** Where the site's own streets are published: they replace the tiles from zoom 12 on. */
  readonly streetsUrl: string;
}

export interface StreetTiles {
  /** Requests no tiles finer than an area; finer zooms enlarge them. */
  limitToAreas(): void;
  /** Requests tiles up to the server's maximum zoom. */
  allowStreets(): void;
}

interface StreetTileOptions {
  readonly source: TileSource;
  /** Called when the current tiles fail to load. */
  readonly onMissing: (isMissing: boolean) => void;
  /** Called with whether the site's own streets are shown, which reveals nothing to others. */
  readonly onOwnStreets?: (areShown: boolean) => void;
  /** Whether it starts limited to areas: for a map that opens around a visitor's position. */
  readonly isLimited?: boolean;
}

/** Adds street tiles above the drawn world, the site's own where they are published. */
export function addStreetTiles(map: L.Map, options: StreetTileOptions): StreetTiles {
  const { source, onMissing, onOwnStreets, isLimited = false } = options;
  const layer = new StatusCheckedTileLayer(source.url, {
    attribution: source.attribution,
    className: styles.tiles ?? '',
    maxZoom: finestZoom,
    maxNativeZoom: isLimited ? finestAreaZoom : finestZoom,
    updateWhenZooming: false,
    // The public tile server requires a referrer; the origin alone suffices.
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
  showPublishedStreets(map, source.streetsUrl, (state) => {
    show(state === 'none');
    if (state === 'shown') onMissing(false);
    onOwnStreets?.(state === 'shown');
  });
  const setFinest = (zoom: number) => {
    if (layer.options.maxNativeZoom === zoom) return;
    layer.options.maxNativeZoom = zoom;
    if (!isWanted) return;
    // The layer is added again: Leaflet's redraw() keeps the old zoom's bounds and then considers every tile of the new
    // one outside the world.
    layer.remove();
    layer.addTo(map);
  };
  return { limitToAreas: () => setFinest(finestAreaZoom), allowStreets: () => setFinest(finestZoom) };
}
