import * as L from 'leaflet';
import scale from '../../ui/life-expectancy-scale/life-scale.module.css';
import { resizeCanvas } from '../resize-canvas.ts';
import { raiseTownNames } from '../world/town-names.ts';
import { minPointDistancePx, tracePaths } from '../world/world-drawing.ts';
import styles from './life-expectancy-layer.module.css';
import {
  countPlacesByBand,
  type LifeExpectancyLayerListener,
  loadLifeExpectancyShades,
  type ShadedPlace,
} from './life-expectancy-shades.ts';

const tilePx = 512;
/** Size in CSS pixels. A place whose largest part is smaller than this is drawn as a circle. */
const minPlaceSizePx = 7;
const circlePx = 4;
/** From this zoom on the shading is paler, because the place names below it are more important. */
const namesZoom = 6;

interface ShadePalette {
  readonly bands: readonly string[];
  readonly line: string;
  readonly land: string;
  readonly stripe: string;
}

/** A layer of shaded countries over the base map. It draws its tiles from outlines, each tile in a separate task. */
class ShadedCountries extends L.GridLayer {
  readonly #places: readonly ShadedPlace[];

  constructor(places: readonly ShadedPlace[]) {
    super({
      pane: 'life',
      tileSize: tilePx,
      updateWhenZooming: false,
    });
    this.#places = places;
  }

  override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const density = resizeCanvas(canvas, tilePx, tilePx);
    setTimeout(() => {
      const pen = canvas.getContext('2d');
      if (pen !== null) {
        pen.scale(density, density);
        const sheetSize = 256 * 2 ** coords.z;
        const [left, top] = [(coords.x * tilePx) / sheetSize, (coords.y * tilePx) / sheetSize];
        this.#draw(pen, readPalette(canvas), { left, top, size: tilePx, sheetSize });
      }
      done(undefined, canvas);
    });
    return canvas;
  }

  #draw(pen: CanvasRenderingContext2D, palette: ShadePalette, view: Parameters<typeof tracePaths>[1]): void {
    const hatch = createHatchPattern(pen, palette);
    const fillOf = ({ band }: ShadedPlace) => (band === null ? hatch : (palette.bands[band] ?? hatch));
    const isSmall = ({ small }: ShadedPlace) => small !== null && small.size * view.sheetSize < minPlaceSizePx;
    pen.lineJoin = 'round';
    pen.strokeStyle = palette.line;
    pen.lineWidth = 0.7;
    for (const place of this.#places.filter((one) => !isSmall(one))) {
      const outline = tracePaths(place.rings, view, minPointDistancePx);
      pen.fillStyle = fillOf(place);
      pen.fill(outline, 'evenodd');
      pen.stroke(outline);
    }
    for (const place of this.#places.filter(isSmall)) {
      const { x = 0, y = 0 } = place.small ?? {};
      pen.fillStyle = fillOf(place);
      for (const copy of [-1, 0, 1]) {
        pen.beginPath();
        pen.arc((x + copy - view.left) * view.sheetSize, (y - view.top) * view.sheetSize, circlePx, 0, 2 * Math.PI);
        pen.fill();
        pen.stroke();
      }
    }
  }
}

function readPalette(element: HTMLElement): ShadePalette {
  const tokens = getComputedStyle(element.closest(`.${scale.scale}`) ?? document.documentElement);
  const colour = (name: string) => tokens.getPropertyValue(name).trim();
  const bands = Array.from({ length: 10 }, (_, band) => colour(`--life-${band}`));
  return { bands, line: colour('--land'), land: colour('--land'), stripe: colour('--edge') };
}

/** Creates the pattern of stripes for countries without figures. */
function createHatchPattern(pen: CanvasRenderingContext2D, { land, stripe }: ShadePalette): CanvasPattern | string {
  const sample = document.createElement('canvas');
  sample.width = sample.height = 6;
  const brush = sample.getContext('2d');
  if (brush === null) return stripe;
  brush.fillStyle = land;
  brush.fillRect(0, 0, 6, 6);
  brush.strokeStyle = stripe;
  brush.lineWidth = 1.4;
  for (const shift of [-6, 0, 6]) {
    brush.moveTo(shift - 1, 7);
    brush.lineTo(shift + 7, -1);
  }
  brush.stroke();
  return pen.createPattern(sample, 'repeat') ?? stripe;
}

/** Shades a map's countries once the outlines and figures have loaded. Returns a function that removes the shading. */
export function addLifeExpectancyLayer(map: L.Map, { onShown, onFailure }: LifeExpectancyLayerListener): () => void {
  const pane = map.getPane('life') ?? map.createPane('life');
  // This places the layer above the tiles and below the markers.
  pane.style.zIndex = '250';
  pane.classList.add(styles.pane ?? '', scale.scale ?? '');
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const abort = new AbortController();
  let layer: ShadedCountries | null = null;
  const showNames = () => {
    const isThin = map.getZoom() >= namesZoom;
    pane.toggleAttribute('data-names', isThin);
    raiseTownNames(map, layer !== null && !isThin);
  };
  const repaint = () => layer?.redraw();
  scheme.addEventListener('change', repaint);
  map.on('zoomend', showNames);
  showNames();
  loadLifeExpectancyShades(abort.signal).then(
    (places) => {
      if (abort.signal.aborted) return;
      layer = new ShadedCountries(places).addTo(map);
      showNames();
      map.getContainer().toggleAttribute('data-shaded', true);
      onShown(countPlacesByBand(places));
    },
    (cause: unknown) => {
      if (abort.signal.aborted) return;
      console.warn('The shades of life expectancy did not load:', cause);
      onFailure();
    },
  );
  return function removeLifeLayer() {
    abort.abort();
    scheme.removeEventListener('change', repaint);
    map.off('zoomend', showNames);
    layer?.remove();
    raiseTownNames(map, false);
    map.getContainer().toggleAttribute('data-shaded', false);
  };
}
