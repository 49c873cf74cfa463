import * as L from 'leaflet';
import type { MapTile } from '../../../domain/geography/map-tile.ts';
import { streetCellZoom, streetTileName } from '../../../domain/streets/street-cell.ts';
import { language } from '../../languages/localize-text.ts';
import type { StreetFileReader } from '../../streets/street-files.ts';
import { computeMarkerBoxes, watchMarkerChanges } from '../marker-boxes.ts';
import { resizeCanvas } from '../resize-canvas.ts';
import { cellPointToPixels } from './cell-pixels.ts';
import { cellWindowOfTile, drawStreets } from './draw-streets.ts';
import { type DrawnCell, readDrawnCell } from './read-drawing.ts';
import { drawStreetNames } from './street-labels.ts';
import { readStreetPalette } from './street-palette.ts';

const tilePx = 512;
/**
 * Leaflet's zoom levels are for tiles of 256 pixels. Tiles of 512 pixels are numbered like those of the next coarser
 * level.
 */
const zoomOffset = 1;
/** Number of cells that are cached: enough for a large screen at zoom 12 and a margin around it. */
const maxCachedCells = 24;

/** The cells that maps draw. The latest are cached, because decoding a cell keeps a phone busy for half a second. */
export class DrawnCellCache {
  readonly #cells = new Map<string, Promise<DrawnCell | null>>();
  readonly #ready = new Map<string, DrawnCell>();
  readonly #files: StreetFileReader;

  constructor(files: StreetFileReader) {
    this.#files = files;
  }

  read(cell: MapTile): Promise<DrawnCell | null> {
    const name = streetTileName(cell);
    const known = this.#cells.get(name);
    if (known !== undefined) return known;
    const reading = readDrawnCell(this.#files, cell, language.tag).then(
      (drawn) => {
        if (drawn !== null) this.#ready.set(name, drawn);
        return drawn;
      },
      (cause: unknown) => {
        this.#cells.delete(name);
        console.warn('Part of the street map could not be read; the drawn world stays there.', cause);
        return null;
      },
    );
    this.#cells.set(name, reading);
    for (const oldest of this.#cells.keys()) {
      if (this.#cells.size <= maxCachedCells) break;
      this.#cells.delete(oldest);
      this.#ready.delete(oldest);
    }
    return reading;
  }

  get ready(): readonly DrawnCell[] {
    return [...this.#ready.values()];
  }
}

/** A layer that draws land, water, buildings and streets in tiles. */
class StreetGround extends L.GridLayer {
  readonly #cells: DrawnCellCache;
  readonly #onDrawn: () => void;

  constructor(cells: DrawnCellCache, onDrawn: () => void) {
    super({
      pane: 'streets',
      tileSize: tilePx,
      minZoom: streetCellZoom,
      updateWhenZooming: false,
      attribution: '© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap contributors</a>',
    });
    this.#cells = cells;
    this.#onDrawn = onDrawn;
  }

  override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const density = resizeCanvas(canvas, tilePx, tilePx);
    canvas.style.imageRendering = 'auto';
    void this.#draw(canvas, coords, density).then(() => done(undefined, canvas));
    return canvas;
  }

  async #draw(canvas: HTMLCanvasElement, { x, y, z }: L.Coords, density: number): Promise<void> {
    const tile = { x, y, z: z - zoomOffset };
    // At the lowest zoom, 11, a tile shows four cells, each in one quarter.
    const cells = cellsOfTile(tile);
    const pen = canvas.getContext('2d');
    if (pen === null) return;
    const palette = readStreetPalette(this._map.getContainer());
    for (const { cell, part, pixels, left, top } of cells) {
      const drawn = await this.#cells.read(cell);
      // The map may have been closed while the cell was read.
      const map = this._map as L.Map | null;
      if (map === null) return;
      if (drawn === null) continue;
      pen.setTransform(density, 0, 0, density, left * density, top * density);
      pen.save();
      pen.beginPath();
      pen.rect(0, 0, pixels, pixels);
      pen.clip();
      const latitude = map.unproject([x * tilePx, y * tilePx], z).lat;
      drawStreets(pen, drawn, palette, cellWindowOfTile(part, pixels, latitude));
      pen.restore();
    }
    this.#onDrawn();
  }

  declare _map: L.Map;
}

interface TilePart {
  readonly cell: MapTile;
  /**
   * The part of the cell that is drawn. `left` and `top` are its position in the tile, and `pixels` is its size there.
   */
  readonly part: MapTile;
  readonly pixels: number;
  readonly left: number;
  readonly top: number;
}

function cellsOfTile(tile: MapTile): TilePart[] {
  if (tile.z >= streetCellZoom) {
    const below = 2 ** (tile.z - streetCellZoom);
    const cell = { z: streetCellZoom, x: Math.floor(tile.x / below), y: Math.floor(tile.y / below) };
    return [{ cell, part: tile, pixels: tilePx, left: 0, top: 0 }];
  }
  const half = tilePx / 2;
  return [0, 1, 2, 3].map((quarter) => {
    const [right, down] = [quarter % 2, quarter >> 1];
    const cell = { z: streetCellZoom, x: 2 * tile.x + right, y: 2 * tile.y + down };
    return { cell, part: cell, pixels: half, left: right * half, top: down * half };
  });
}

/**
 * Adds a canvas with street names over the map. It is drawn again whenever the map stops moving or its markers change.
 */
function addStreetNames(map: L.Map, cells: DrawnCellCache): { write(): void; remove(): void } {
  const canvas = L.DomUtil.create('canvas', 'leaflet-zoom-hide', map.getPane('streetNames'));
  canvas.style.pointerEvents = 'none';
  function write(): void {
    const size = map.getSize();
    const density = resizeCanvas(canvas, size.x, size.y);
    canvas.style.width = `${size.x}px`;
    canvas.style.height = `${size.y}px`;
    const corner = map.containerPointToLayerPoint([0, 0]);
    L.DomUtil.setPosition(canvas, corner);
    const pen = canvas.getContext('2d');
    const zoom = map.getZoom();
    if (pen === null || zoom < streetCellZoom) return;
    pen.scale(density, density);
    const origin = map.getPixelOrigin();
    const cellPx = 256 * 2 ** (zoom - streetCellZoom);
    const left = origin.x + corner.x;
    drawStreetNames(cells.ready, {
      pen,
      palette: readStreetPalette(map.getContainer()),
      width: size.x,
      height: size.y,
      zoom: Math.round(zoom),
      marks: computeMarkerBoxes(map, corner),
      toPixels({ cell }, x, y) {
        const pixel = cellPointToPixels(cell, { x, y }, { cellPx, middleX: left + size.x / 2 });
        return { x: pixel.x - left, y: pixel.y - origin.y - corner.y };
      },
    });
  }
  map.on('moveend zoomend resize', write);
  const stopWatching = watchMarkerChanges(map, write);
  return {
    write,
    remove() {
      stopWatching();
      map.off('moveend zoomend resize', write);
      canvas.remove();
    },
  };
}

/**
 * Adds the published streets over the background map, in the site's own colours. Calls `onDrawn` after each tile.
 * Returns a function that removes them.
 */
export function addStreetLayer(map: L.Map, cells: DrawnCellCache, onDrawn: () => void): () => void {
  if (map.getPane('streets') === undefined) {
    map.createPane('streets').style.zIndex = '210';
    map.createPane('streetNames').style.zIndex = '220';
  }
  const names = addStreetNames(map, cells);
  let writing: ReturnType<typeof setTimeout> | undefined;
  const ground = new StreetGround(cells, () => {
    clearTimeout(writing);
    writing = setTimeout(names.write, 60);
    onDrawn();
  }).addTo(map);
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const repaint = () => ground.redraw();
  scheme.addEventListener('change', repaint);
  return function removeStreetLayer() {
    clearTimeout(writing);
    scheme.removeEventListener('change', repaint);
    names.remove();
    ground.remove();
  };
}
