import * as L from 'leaflet';
import worldLandUrl from '../../assets/world-land.json?url';
import { sizeCanvas } from '../size-canvas.ts';
import { createFineCoast, type FineCoast, fineCoastZoom } from './fine-coast.ts';
import { drawWorld, type WorldPalette } from './world-drawing.ts';
import { readWorldGeometry, type WorldGeometry, type WorldTopology } from './world-geometry.ts';

const tilePx = 512;

/** Neighbouring tiles overlap by a pixel, so that no seam shows at the fractional scales of a flight. */
const overlapPx = 1;

class DrawnWorld extends L.GridLayer {
  readonly #geometry: WorldGeometry;
  readonly #fine: FineCoast;

  constructor(geometry: WorldGeometry, fine: FineCoast) {
    super({ pane: 'underlay', tileSize: tilePx, updateWhenZooming: false, attribution: 'Natural Earth' });
    this.#geometry = geometry;
    this.#fine = fine;
  }

  /** Each tile is drawn in a task of its own, so that the page answers in between, and again when its fine outlines have come. */
  override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const tile = document.createElement('div');
    const canvas = document.createElement('canvas');
    tile.append(canvas);
    setTimeout(() => {
      const fine = coords.z < fineCoastZoom ? null : this.#fine.at(coords);
      this.#draw(canvas, coords, fine ?? this.#geometry);
      done(undefined, tile);
      if (coords.z >= fineCoastZoom && fine === null) this.#refine(canvas, coords);
    });
    return tile;
  }

  async #refine(canvas: HTMLCanvasElement, coords: L.Coords): Promise<void> {
    await this.#fine.load(coords);
    const fine = this.#fine.at(coords);
    if (fine !== null && canvas.isConnected) this.#draw(canvas, coords, fine);
  }

  #draw(canvas: HTMLCanvasElement, { x, y, z }: L.Coords, geometry: WorldGeometry): void {
    const size = tilePx + overlapPx;
    const density = sizeCanvas(canvas, size, size);
    canvas.style.width = `${size}px`;
    canvas.style.height = `${size}px`;
    // Leaflet wants hard pixels in WebKit, for pictures of streets; a coast that a flight enlarges would turn to steps.
    canvas.style.imageRendering = 'auto';
    const pen = canvas.getContext('2d');
    if (pen === null) return;
    pen.scale(density, density);
    const sheetSize = 256 * 2 ** z;
    const view = { left: (x * tilePx) / sheetSize, top: (y * tilePx) / sheetSize, size, sheetSize };
    drawWorld(pen, geometry, readPalette(), view);
  }
}

/**
 * Draws the world under the tiles, so that the map reads when none arrives. It is painted again when the system changes between
 * light and dark. Returns how to take it away.
 */
export function addWorldUnderlay(map: L.Map): () => void {
  map.createPane('underlay').style.zIndex = '100';
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const abort = new AbortController();
  let layer: DrawnWorld | null = null;
  const repaint = () => layer?.redraw();
  scheme.addEventListener('change', repaint);
  loadGeometry(abort.signal).then(
    (geometry) => {
      if (!abort.signal.aborted) layer = new DrawnWorld(geometry, createFineCoast(abort.signal)).addTo(map);
    },
    (cause) => {
      if (!abort.signal.aborted) console.warn('The drawn world could not be loaded; the map shows tiles only.', cause);
    },
  );
  return function removeWorldUnderlay() {
    abort.abort();
    scheme.removeEventListener('change', repaint);
    layer?.remove();
  };
}

async function loadGeometry(signal: AbortSignal): Promise<WorldGeometry> {
  const response = await fetch(worldLandUrl, { signal });
  if (!response.ok) throw new Error(`Got ${response.status} for ${worldLandUrl}, expected the outlines of the world.`);
  const topology: WorldTopology = await response.json();
  return readWorldGeometry(topology);
}

function readPalette(): WorldPalette {
  const tokens = getComputedStyle(document.documentElement);
  const colour = (name: string) => tokens.getPropertyValue(name).trim();
  return { sea: colour('--sea'), wave: colour('--wave'), land: colour('--land'), edge: colour('--edge') };
}
