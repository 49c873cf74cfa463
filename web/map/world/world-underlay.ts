import * as L from 'leaflet';
import worldLandUrl from '../../assets/world-land.json?url';
import { withTimeout } from '../../platform/with-timeout.ts';
import { resizeCanvas } from '../resize-canvas.ts';
import { createDetailedCoastLoader, type DetailedCoastLoader, detailedCoastZoom } from './detailed-coast.ts';
import { fetchWorldFile } from './fetch-world-file.ts';
import { addTownNames } from './town-names.ts';
import { createWaterAndTownsReader, hasWaterAndTowns, type WaterAndTownsReader } from './water-and-towns.ts';
import { drawWaters, drawWorld, type WorldPalette } from './world-drawing.ts';
import { readWorldGeometry, type WorldGeometry, type WorldTopology } from './world-geometry.ts';

const tilePx = 512;

/** Neighbouring tiles overlap by this many pixels, so that no seam shows at the fractional zooms of an animation. */
const overlapPx = 1;

/** Loaders of the details that are drawn after the coarse coastlines. */
interface DetailLoaders {
  readonly fine: DetailedCoastLoader;
  readonly ground: WaterAndTownsReader;
  /** Called when more towns have loaded, so that their names can be drawn. */
  readonly onGround: () => void;
}

class DrawnWorld extends L.GridLayer {
  readonly #geometry: WorldGeometry;
  readonly #fine: DetailedCoastLoader;
  readonly #ground: WaterAndTownsReader;
  readonly #onGround: () => void;

  constructor(geometry: WorldGeometry, { fine, ground, onGround }: DetailLoaders) {
    super({
      pane: 'underlay',
      tileSize: tilePx,
      updateWhenZooming: false,
      attribution: 'Natural Earth, <a href="https://www.geonames.org/" rel="noopener">GeoNames</a>',
    });
    this.#geometry = geometry;
    this.#fine = fine;
    this.#ground = ground;
    this.#onGround = onGround;
  }

  /**
   * Draws a tile in a separate task, so that the page stays responsive. The tile is drawn again when its fine
   * coastlines have loaded.
   */
  override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const tile = document.createElement('div');
    const canvas = document.createElement('canvas');
    tile.append(canvas);
    setTimeout(() => {
      this.#draw(canvas, coords);
      done(undefined, tile);
      void this.#refine(canvas, coords);
    });
    return tile;
  }

  async #refine(canvas: HTMLCanvasElement, coords: L.Coords): Promise<void> {
    const hadFine = this.#fineAt(coords) !== null;
    const hadGround = this.#ground.at(coords) !== null;
    const late = [];
    if (coords.z >= detailedCoastZoom && !hadFine) late.push(this.#fine.load(coords));
    if (hasWaterAndTowns(coords.z) && !hadGround) late.push(this.#ground.load(coords));
    if (late.length === 0) return;
    await Promise.all(late);
    const hasMore = hadFine !== (this.#fineAt(coords) !== null) || hadGround !== (this.#ground.at(coords) !== null);
    if (!hasMore || !canvas.isConnected) return;
    this.#draw(canvas, coords);
    this.#onGround();
  }

  #fineAt(coords: L.Coords): WorldGeometry | null {
    return coords.z < detailedCoastZoom ? null : this.#fine.at(coords);
  }

  #draw(canvas: HTMLCanvasElement, coords: L.Coords): void {
    const map = this._map as L.Map | null;
    // The layer may have been removed after the tile was requested.
    if (map === null) return;
    const { x, y, z } = coords;
    const size = tilePx + overlapPx;
    const density = resizeCanvas(canvas, size, size);
    canvas.style.width = `${size}px`;
    canvas.style.height = `${size}px`;
    // In WebKit, Leaflet scales tiles without smoothing, which suits street tiles. An enlarged coastline would show
    // steps.
    canvas.style.imageRendering = 'auto';
    const pen = canvas.getContext('2d');
    if (pen === null) return;
    pen.scale(density, density);
    const sheetSize = 256 * 2 ** z;
    const view = { left: (x * tilePx) / sheetSize, top: (y * tilePx) / sheetSize, size, sheetSize };
    const palette = readPalette(map.getContainer());
    drawWorld(pen, this.#fineAt(coords) ?? this.#geometry, palette, view);
    const ground = this.#ground.at(coords);
    if (ground !== null) drawWaters(pen, ground, palette, view);
  }

  declare _map: L.Map;
}

/** How long the world waits for the streets above it, in milliseconds. */
const streetsWaitMs = 3000;

/**
 * Draws the world below the tiles, so that the map is readable even without tiles. It is drawn after the streets, which
 * cover it, because it keeps a phone busy for a second. It is drawn again when the system switches between light and
 * dark. Returns a function that removes it.
 */
export function addWorldUnderlay(map: L.Map, streetsDrawn: Promise<void>): () => void {
  map.createPane('underlay').style.zIndex = '100';
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const abort = new AbortController();
  let layer: DrawnWorld | null = null;
  const ground = createWaterAndTownsReader(abort.signal);
  const names = addTownNames(map, ground);
  const repaint = () => {
    layer?.redraw();
    names.write();
  };
  scheme.addEventListener('change', repaint);
  loadGeometry(abort.signal, streetsDrawn).then(
    (geometry) => {
      if (abort.signal.aborted) return;
      const fine = createDetailedCoastLoader(abort.signal);
      layer = new DrawnWorld(geometry, { fine, ground, onGround: names.write }).addTo(map);
    },
    (cause) => {
      if (!abort.signal.aborted) console.warn('The drawn world could not be loaded; the map shows tiles only.', cause);
    },
  );
  return function removeWorldUnderlay() {
    abort.abort();
    scheme.removeEventListener('change', repaint);
    names.remove();
    layer?.remove();
  };
}

async function loadGeometry(signal: AbortSignal, streetsDrawn: Promise<void>): Promise<WorldGeometry> {
  const response = await fetchWorldFile(worldLandUrl, signal);
  await withTimeout(streetsDrawn, streetsWaitMs);
  const topology: WorldTopology = await response.json();
  return readWorldGeometry(topology);
}

/** Reads the colours from the map's own element, because an embedded map has its own colours. */
function readPalette(container: HTMLElement): WorldPalette {
  const tokens = getComputedStyle(container);
  const colour = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    sea: colour('--sea'),
    wave: colour('--wave'),
    land: colour('--land'),
    edge: colour('--edge'),
    river: colour('--river'),
  };
}
