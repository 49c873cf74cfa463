import * as L from 'leaflet';
import { finestAreaZoom, finestZoom } from '../map-view.ts';
import styles from './street-tiles.module.css';

export interface TileSource {
  /** Address with {z}, {x} and {y}. */
  readonly url: string;
  /** HTML that names who made the tiles. */
  readonly attribution: string;
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
  /** Whether it begins limited to areas: for a map that opens around a visitor's position. */
  readonly isLimited?: boolean;
}

/** Lays street tiles over the drawn world. */
export function addStreetTiles(map: L.Map, { source, onMissing, isLimited = false }: StreetTileOptions): StreetTiles {
  const layer = L.tileLayer(source.url, {
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
  layer.addTo(map);
  const setFinest = (zoom: number) => {
    if (layer.options.maxNativeZoom === zoom) return;
    layer.options.maxNativeZoom = zoom;
    // Laid anew: Leaflet's redraw() keeps the old scale's limits and then takes every tile of the new one for one outside the world.
    layer.remove();
    layer.addTo(map);
  };
  return { limitToAreas: () => setFinest(finestAreaZoom), allowStreets: () => setFinest(finestZoom) };
}
