import * as L from 'leaflet';
import { language } from '../../languages/localize-text.ts';
import { computeMarkerBoxes, watchMarkerChanges } from '../marker-boxes.ts';
import { resizeCanvas } from '../resize-canvas.ts';
import { coastTileZoom, detailedCoastZoom } from './detailed-coast.ts';
import { computeLabelBoxes, edgesOf, isClearOfBoxes, type LabelBox, type LabelSide } from './label-placement.ts';
import { hasWaterAndTowns, type MapTown, type WaterAndTownsReader } from './water-and-towns.ts';

/** Margin around the frame in which names are drawn too, so that a short drag does not show land without names. */
const marginPx = 160;

/** Font size in pixels and font weight, by the size of the town. */
const fontsBySize = [
  { pixels: 12, weight: 500 },
  { pixels: 13, weight: 500 },
  { pixels: 14, weight: 600 },
  { pixels: 16, weight: 600 },
] as const;
const dotRadius = 2.2;

const fontFamily = 'system-ui, sans-serif';

const paneName = 'townNames';
/** Street tiles have labels of towns, so they cover the names that this layer draws. */
const belowTiles = '110';
const aboveShades = '260';

/** Raises the names above the shading of countries, which would hide them, or puts them back below the tiles. */
export function raiseTownNames(map: L.Map, isLifted: boolean): void {
  const pane = map.getPane(paneName);
  if (pane !== undefined) pane.style.zIndex = isLifted ? aboveShades : belowTiles;
}

/** A town and its position in pixels of the canvas. */
interface PlacedTown extends MapTown {
  readonly left: number;
  readonly top: number;
}

/**
 * Draws the names of towns over the drawn world, on one canvas that covers the map's frame. It is drawn again whenever
 * the map stops moving or its markers change. Street tiles cover it.
 */
export function addTownNames(map: L.Map, ground: WaterAndTownsReader): { write(): void; remove(): void } {
  const pane = map.createPane(paneName);
  pane.style.zIndex = belowTiles;
  const canvas = L.DomUtil.create('canvas', 'leaflet-zoom-hide', pane);
  canvas.style.pointerEvents = 'none';
  function write(): void {
    const zoom = Math.floor(map.getZoom());
    canvas.hidden = !hasWaterAndTowns(zoom);
    if (canvas.hidden) return;
    const frame = map.getSize();
    const [width, height] = [frame.x + 2 * marginPx, frame.y + 2 * marginPx];
    const density = resizeCanvas(canvas, width, height);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    const corner = map.containerPointToLayerPoint([-marginPx, -marginPx]);
    L.DomUtil.setPosition(canvas, corner);
    const pen = canvas.getContext('2d');
    if (pen === null) return;
    pen.scale(density, density);
    const sheet = { ground, zoom, size: 256 * 2 ** map.getZoom(), width, height };
    drawTownNames(pen, townsInView({ ...sheet, origin: map.getPixelOrigin().add(corner) }), {
      ...sheet,
      taken: [
        ...computeMarkerBoxes(map, corner),
        ...edgesOf({ left: marginPx, top: marginPx, right: marginPx + frame.x, bottom: marginPx + frame.y }),
      ],
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

interface Sheet {
  readonly ground: WaterAndTownsReader;
  readonly zoom: number;
  /** Width of the whole world at the current zoom, in pixels. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the towns on a canvas whose names are drawn at its zoom. Towns that are already named at coarser zooms come
 * first.
 */
function townsInView({
  ground,
  zoom,
  size,
  width,
  height,
  origin,
}: Sheet & { readonly origin: L.Point }): PlacedTown[] {
  const placed: PlacedTown[] = [];
  for (const { x, y, shift } of filesOf({ zoom, size, width, height, origin })) {
    const drawn = ground.at({
      x: x * 2 ** (zoom - 1 - coastTileZoom),
      y: y * 2 ** (zoom - 1 - coastTileZoom),
      z: zoom,
    });
    for (const town of drawn?.towns ?? []) {
      if (town.fromZoom > zoom) continue;
      const left = (town.x + shift) * size - origin.x;
      const top = town.y * size - origin.y;
      if (left > -50 && top > -20 && left < width + 50 && top < height + 20) placed.push({ ...town, left, top });
    }
  }
  return placed.sort((a, b) => a.fromZoom - b.fromZoom || b.size - a.size);
}

interface WrittenSheet extends Sheet {
  /** Boxes that are already taken. The boxes of new names are added. */
  readonly taken: LabelBox[];
}

interface TileCopy {
  readonly x: number;
  readonly y: number;
  /** How many widths of the world this copy is moved to the east. */
  readonly shift: number;
}

/**
 * Returns the files that cover a canvas, each with the copy of the world in which it is drawn. From zoom 6 on, each
 * file is for a tile at zoom 4. At coarser zooms, a single file covers the whole world.
 */
function filesOf({
  zoom,
  size,
  width,
  height,
  origin,
}: Omit<Sheet, 'ground'> & { readonly origin: L.Point }): TileCopy[] {
  const across = zoom < detailedCoastZoom ? 1 : 2 ** coastTileZoom;
  const [tile, last] = [size / across, across - 1];
  const found: TileCopy[] = [];
  for (let column = Math.floor(origin.x / tile); column <= Math.floor((origin.x + width) / tile); column += 1)
    for (let y = Math.max(0, Math.floor(origin.y / tile)); y <= Math.min(last, (origin.y + height) / tile); y += 1) {
      const shift = Math.floor(column / across);
      found.push({ x: column - shift * across, y, shift });
    }
  return found;
}

const sides: readonly LabelSide[] = ['right', 'left', 'above', 'below'];

/**
 * Draws each name beside its dot, on the first side where it overlaps nothing. If there is no such side, the town is
 * left out.
 */
function drawTownNames(
  pen: CanvasRenderingContext2D,
  towns: readonly PlacedTown[],
  { width, height, taken }: WrittenSheet,
): void {
  const tokens = getComputedStyle(pen.canvas);
  const [ink, halo] = [tokens.getPropertyValue('--ink').trim(), tokens.getPropertyValue('--land').trim()];
  const marks = [...taken];
  const ordered = language.direction === 'rtl' ? (['left', 'right', 'above', 'below'] as const) : sides;
  Object.assign(pen, {
    textBaseline: 'middle',
    textAlign: 'center',
    lineJoin: 'round',
    lineWidth: 3,
    fillStyle: ink,
    strokeStyle: halo,
  });
  for (const town of towns) {
    const { pixels, weight } = fontsBySize[town.size] ?? fontsBySize[0];
    pen.font = `${weight} ${pixels}px ${fontFamily}`;
    const label = { width: pen.measureText(town.name).width, height: pixels * 1.15 };
    // If a marker covers the town, the marker replaces the town's dot, and the name is placed beside the marker.
    const mark = marks.find((box) => isWithin(box, town));
    const dot = mark === undefined ? dotRadius : maxEdgeDistance(mark, town);
    const found = ordered
      .map((side) => computeLabelBoxes(town, { ...label, dot }, side))
      .find(({ boxes }) => isClearOfBoxes(taken, mark === undefined ? boxes : boxes.slice(0, 1)));
    if (found === undefined) continue;
    taken.push(...(mark === undefined ? found.boxes : found.boxes.slice(0, 1)));
    const { x, y } = found.middle;
    const isOutside = x < 0 || y < 0 || x > width || y > height;
    if (isOutside) continue;
    if (mark === undefined) drawDot(pen, town);
    pen.strokeText(town.name, x, y);
    pen.fillText(town.name, x, y);
  }
}

function drawDot(pen: CanvasRenderingContext2D, { left, top }: PlacedTown): void {
  pen.beginPath();
  pen.arc(left, top, dotRadius, 0, 2 * Math.PI);
  pen.stroke();
  pen.fill();
}

const isWithin = (box: LabelBox, { left, top }: PlacedTown) =>
  left > box.left && left < box.right && top > box.top && top < box.bottom;

/** Returns the distance, along one axis, from a town to the farthest edge of a box around it. */
const maxEdgeDistance = (box: LabelBox, { left, top }: PlacedTown) =>
  Math.max(left - box.left, box.right - left, top - box.top, box.bottom - top);
