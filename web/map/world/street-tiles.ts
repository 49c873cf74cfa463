import type * as L from 'leaflet';
import { finestAreaZoom, finestZoom } from '../map-view.ts';
import { showPublishedStreets } from '../streets/published-streets.ts';
import styles from './street-tiles.module.css';
import { StatusTiles } from './tile-pictures.ts';

export interface TileSource {
  /** Address with {z}, {x} and {y}. */
  readonly url: string;
  /** HTML that names who made the tiles. */
  readonly attribution: string;
  /** Where the site's own streets are published: they take the place of the tiles from zoom 12 on. */
  readonly streetsUrl: string;
}

export interface StreetTiles {
  /** Requests no tile finer than an area; finer scales enlarge what is there. */
  limitToAreas(): void;
  /** Requests tiles as fine as the server has them. */
  allowStreets(): void;
}

interface StreetTileOptions {
  readonly source: TileSource;
  /** Hears whether the tiles now wanted do not arrive. */
  readonly onMissing: (isMissing: boolean) => void;
  /** Hears whether the site's own streets are shown, of which nobody else learns anything. */
  readonly onOwnStreets?: (areShown: boolean) => void;
  /** Whether it starts limited to areas: for a map that opens around a visitor's position. */
  readonly isLimited?: boolean;
}

/** Lays street tiles over the drawn world, the site's own where they are published. */
export function addStreetTiles(map: L.Map, options: StreetTileOptions): StreetTiles {
  const { source, onMissing, onOwnStreets, isLimited = false } = options;
  const layer = new StatusTiles(source.url, {
    attribution: source.attribution,
    className: styles.tiles ?? '',
    maxZoom: finestZoom,
    maxNativeZoom: isLimited ? finestAreaZoom : finestZoom,
    updateWhenZooming: false,
    // The public tile server's rules ask for a referrer; the origin alone satisfies them.
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
    // Laid again: Leaflet's redraw() keeps the old scale's limits and then takes every tile of the new one for one outside the world.
    layer.remove();
    layer.addTo(map);
  };
  return { limitToAreas: () => setFinest(finestAreaZoom), allowStreets: () => setFinest(finestZoom) };
}
