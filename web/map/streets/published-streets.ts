import * as L from 'leaflet';
import { streetCellZoom } from '../../../domain/streets/street-cell.ts';

/** In the state 'looking', it is not yet known whether streets are published. */
export type PublishedStreetsState = 'looking' | 'shown' | 'none';

/** Once read, the index is not read again for this long, in milliseconds. Streets are published a few times a year. */
const indexMaxAgeMs = 300_000;

interface OwnStreets {
  readonly version: string;
  /** When the index was last read, on the clock of `performance.now()`. */
  readonly readAt: number;
  readonly area: L.LatLngBounds;
  /** Adds the streets to a map. Returns a function that removes them. */
  readonly addTo: (map: L.Map, onDrawn: () => void) => () => void;
}

/**
 * The streets that were published when an index was last read, by the URL of their folder, with the cells that maps have
 * drawn. The next map shows them at once, and replaces them once it has read of newer ones.
 */
const latest = new Map<string, OwnStreets>();

const loading = new Map<string, Promise<OwnStreets | null>>();

/**
 * Loads the code for streets and their index, unless both are loading or were loaded just now. Resolves to null if no
 * streets are published.
 */
async function loadOwnStreets(url: string): Promise<OwnStreets | null> {
  const known = latest.get(url);
  if (known !== undefined && performance.now() - known.readAt < indexMaxAgeMs) return known;
  const begun = loading.get(url);
  if (begun !== undefined) return begun;
  const load = readOwnStreets(url).finally(() => loading.delete(url));
  loading.set(url, load);
  return load;
}

async function readOwnStreets(url: string): Promise<OwnStreets | null> {
  const [{ addStreetLayer, DrawnCellCache }, { files, index }] = await Promise.all([
    import('./street-layer.ts'),
    readIndex(url),
  ]);
  if (index === null) {
    latest.delete(url);
    return null;
  }
  const { version, bounds } = index;
  const known = latest.get(url);
  const readAt = performance.now();
  if (known?.version === version) {
    latest.set(url, { ...known, readAt });
    return known;
  }
  const cells = new DrawnCellCache(files);
  const [west, south, east, north] = bounds;
  const newest: OwnStreets = {
    version,
    readAt,
    area: L.latLngBounds([south, west], [north, east]),
    addTo: (map, onDrawn) => addStreetLayer(map, cells, onDrawn),
  };
  latest.set(url, newest);
  return newest;
}

async function readIndex(url: string) {
  const { StreetFileReader } = await import('../../streets/street-files.ts');
  const files = new StreetFileReader(url);
  return { files, index: await files.index() };
}

/** Loads the code for streets and their index before a map is opened. Rejects if they do not load. */
export async function preloadPublishedStreets(url: string): Promise<void> {
  await loadOwnStreets(url);
}

/**
 * Shows the site's own streets from zoom 12 on, if they are published, until the map is closed. Calls `onState`
 * whenever the state changes. Returns a promise that resolves when the first part of them is drawn, or when none are
 * shown in the first view.
 */
export function showPublishedStreets(
  map: L.Map,
  url: string,
  onState: (state: PublishedStreetsState) => void,
): Promise<void> {
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  let streets: OwnStreets | null | 'unknown' | 'asked' = 'unknown';
  let removeLayer: (() => void) | null = null;
  let isClosed = false;
  const hide = () => {
    removeLayer?.();
    removeLayer = null;
  };
  const tell = (state: PublishedStreetsState) => {
    if (state === 'none') settle();
    onState(state);
  };
  /** Loads the streets. Those that are already known are used until then, or if loading fails. */
  async function find(): Promise<void> {
    const known = latest.get(url);
    streets = known ?? 'asked';
    const newest = await loadOwnStreets(url).catch((cause: unknown) => {
      console.warn('We could not find out which streets are published; the map stays as it is.', cause);
      return known ?? null;
    });
    if (isClosed) return;
    if (newest?.version !== known?.version) hide();
    streets = newest;
    look();
  }
  function look(): void {
    const isFine = map.getZoom() >= streetCellZoom;
    if (isFine && streets === 'unknown') void find();
    if (streets === 'unknown' || streets === 'asked' || streets === null) {
      tell(isFine && streets !== null ? 'looking' : 'none');
      return;
    }
    const isShown = isFine && streets.area.contains(map.getCenter().wrap());
    if (!isShown) hide();
    else removeLayer ??= streets.addTo(map, settle);
    tell(isShown ? 'shown' : 'none');
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
  return settled;
}
