import * as L from 'leaflet';
import { streetCellZoom } from '../../../domain/streets/street-cell.ts';
import type { DrawnCellCache } from './street-layer.ts';

/** In the state 'looking', it is not yet known whether streets are published. */
export type PublishedStreetsState = 'looking' | 'shown' | 'none';

interface OwnStreets {
  readonly area: L.LatLngBounds;
  readonly addTo: (map: L.Map) => () => void;
}

/**
 * The cells that the latest map has drawn, by the URL of the streets' folder. The next map reuses them if no newer
 * streets have been published.
 */
const latest = new Map<string, { readonly version: string; readonly cells: DrawnCellCache }>();

/** Loads the code for streets and their index. This happens once a map reaches a zoom at which streets are drawn. */
async function loadOwnStreets(url: string): Promise<OwnStreets | null> {
  const [{ addStreetLayer, DrawnCellCache }, { StreetFileReader }] = await Promise.all([
    import('./street-layer.ts'),
    import('../../streets/street-files.ts'),
  ]);
  const files = new StreetFileReader(url);
  const index = await files.index();
  if (index === null) return null;
  const { version, bounds } = index;
  const known = latest.get(url);
  const cells = known?.version === version ? known.cells : new DrawnCellCache(files);
  latest.set(url, { version, cells });
  const [west, south, east, north] = bounds;
  return { area: L.latLngBounds([south, west], [north, east]), addTo: (map) => addStreetLayer(map, cells) };
}

/**
 * Shows the site's own streets from zoom 12 on, if they are published, until the map is closed. Calls `onState`
 * whenever the state changes.
 */
export function showPublishedStreets(map: L.Map, url: string, onState: (state: PublishedStreetsState) => void): void {
  let streets: OwnStreets | null | 'unknown' | 'asked' = 'unknown';
  let removeLayer: (() => void) | null = null;
  let isClosed = false;
  const hide = () => {
    removeLayer?.();
    removeLayer = null;
  };
  async function find(): Promise<void> {
    streets = 'asked';
    streets = await loadOwnStreets(url).catch((cause: unknown) => {
      console.warn('The published streets could not be looked for; other tiles stay.', cause);
      return null;
    });
    if (!isClosed) look();
  }
  function look(): void {
    const isFine = map.getZoom() >= streetCellZoom;
    if (isFine && streets === 'unknown') void find();
    if (streets === 'unknown' || streets === 'asked' || streets === null) {
      onState(isFine && streets !== null ? 'looking' : 'none');
      return;
    }
    const isShown = isFine && streets.area.contains(map.getCenter().wrap());
    if (!isShown) hide();
    else removeLayer ??= streets.addTo(map);
    onState(isShown ? 'shown' : 'none');
  }
  /**
   * Calls `onState` with 'looking' as soon as the zoom changes, if streets may be published in view. A layer of tiles
   * requests those of the new zoom before the map has stopped.
   */
  function lookAhead({ center, zoom }: { readonly center: L.LatLng; readonly zoom: number }): void {
    if (removeLayer !== null || zoom < streetCellZoom || streets === null) return;
    if (streets === 'unknown' || streets === 'asked' || streets.area.contains(center.wrap())) onState('looking');
  }
  const whileZooming = () => lookAhead({ center: map.getCenter(), zoom: map.getZoom() });
  const listeners: L.LeafletEventHandlerFnMap = { moveend: look, zoomanim: lookAhead, zoom: whileZooming };
  map.on(listeners);
  map.on('unload', () => {
    isClosed = true;
    map.off(listeners);
    hide();
  });
  look();
}
