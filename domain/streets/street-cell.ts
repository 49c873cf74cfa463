import type { MapTile } from '../geography/map-tile.ts';
import type { LongitudeLatitude } from '../geography/position.ts';

/**
 * The contents of a published street cell. A cell is a tile of zoom 12 in two files, each one Mapbox vector tile (MVT
 * 2.1) with coordinates from 0 to `cellExtent` east and south: the grid of zoom 14 with its 4096 units, about 0.4 m in
 * Europe. Nothing is simplified. Two ways of `roads` are connected where they have a vertex with equal coordinates, and
 * nowhere else. A line that crosses the cell's edge continues to its next vertex outside, below 0 or above
 * `cellExtent`: that segment is in both cells. A vertex belongs to the cell `floor(grid / cellExtent)`; that cell has
 * every way that meets there.
 */
export const streetCellZoom = 12;
export const cellExtent = 16_384;

/** Lists of cells are files, one per tile of this zoom. */
export const streetAreaZoom = 7;

/** The two files of a cell: the network with what walkers cannot cross, and what is only drawn. */
export const streetFiles = ['ways', 'land'] as const;
export type StreetFile = (typeof streetFiles)[number];

/** The layers of the file `ways`. */
export const waysLayers = {
  /** Lines, see `RoadTags`. */
  roads: 'roads',
  /** Points on vertices of `roads`, see `BarrierTags`. */
  barriers: 'barriers',
  /**
   * Polygons that can be crossed on foot, for drawing. The routes across are already in `roads`, as lines with
   * `across`.
   */
  squares: 'squares',
  /** Lines: `class` rail, light_rail, subway, tram, narrow_gauge, funicular; `structure` bridge or tunnel. */
  railways: 'railways',
  /** Lines that cannot be crossed: `class` wall, city_wall, retaining_wall, fence or cliff. */
  walls: 'walls',
  /** Polygons: `class` lake, river, pool; `name`. */
  water: 'water',
  /** Lines: `class` river, canal, stream, ditch or coastline (land on its left); `name`; `structure` tunnel or bridge. */
  waterways: 'waterways',
  /** Points: `class` city, town, village, suburb, hamlet or locality; `name`, and `name:xx` where they differ. */
  places: 'places',
} as const;

/** The layers of the file `land`: polygons with `class`. */
export const landLayers = {
  /** wood, grass, park, farmland, rock, sand, glacier, wetland or cemetery. */
  green: 'green',
  /** residential, industrial, hospital, school, parking or pitch. */
  built: 'built',
  buildings: 'buildings',
} as const;

/**
 * Access: yes; destination only (destination, customers); perhaps (conditional, by permit, at certain hours, or
 * unstated where countries differ).
 */
export const accessStates = ['yes', 'destination', 'doubtful'] as const;
export type AccessState = (typeof accessStates)[number];

/** The attributes of a line of `roads`. A missing one is false or unknown. */
export interface RoadTags {
  /** OpenStreetMap's value of `highway`: motorway, primary_link, residential, service, footway, steps, path, corridor, platform … */
  readonly class: string;
  readonly name?: string;
  /** Road number, such as `A13`. */
  readonly ref?: string;
  /** On foot; missing: not walkable. */
  readonly foot?: AccessState;
  /** By car; missing: not drivable. */
  readonly car?: AccessState;
  /** 1: one-way for cars in the direction of the line; -1: against it. */
  readonly oneway?: number;
  /** One-way on foot, in the same notation. */
  readonly footOneway?: number;
  /** Signed limit in km/h. */
  readonly speed?: number;
  /** Surface that slows a walker: unpaved (gravel, grass, ground), rough (rock, sand, mud, bad trails). */
  readonly surface?: 'unpaved' | 'rough';
  /**
   * Gradient in percent, uphill in the direction of the line; for steps without a number, 30 or -30 if their direction
   * is known.
   */
  readonly incline?: number;
  /** OpenStreetMap's scale of mountain paths, 1 (hiking) to 6. */
  readonly sac?: number;
  readonly structure?: 'bridge' | 'tunnel';
  /** OpenStreetMap's `layer`: the drawing order. */
  readonly layer?: number;
  readonly indoor?: true;
  /** The edge of a square, or a straight line across it between two ways that meet it: for routing, not for drawing. */
  readonly across?: true;
  /** driveway, parking_aisle, alley: drawn thinner. */
  readonly service?: string;
  /** A ford without a bridge: foot access is then uncertain. */
  readonly ford?: true;
}

/** The attributes of a point of `barriers`; a way past it needs access to both. Missing: no passage. */
export interface BarrierTags {
  /** gate, lift_gate, bollard, cycle_barrier, turnstile, stile … */
  readonly class: string;
  readonly foot?: AccessState;
  readonly car?: AccessState;
}

/** A position on the world's grid: `cell.x * cellExtent + x`. Equal numbers are one vertex, in one cell or in two. */
export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

const across = 2 ** streetCellZoom * cellExtent;

/** Converts a grid point to degrees. */
export function positionOfGrid({ x, y }: GridPoint): LongitudeLatitude {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / across))) * 180) / Math.PI;
  return [(x / across) * 360 - 180, latitude];
}

/** Converts degrees to a grid point, not rounded. */
export function gridOfPosition([longitude, latitude]: LongitudeLatitude): GridPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * across,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * across,
  };
}

/** The name of a cell or an area in lists, such as "2148/1441". */
export const streetTileName = ({ x, y }: Pick<MapTile, 'x' | 'y'>) => `${x}/${y}`;

/** The area whose list contains a zoom-12 cell. */
export function streetAreaOf({ x, y }: Pick<MapTile, 'x' | 'y'>): MapTile {
  const below = 2 ** (streetCellZoom - streetAreaZoom);
  return { z: streetAreaZoom, x: Math.floor(x / below), y: Math.floor(y / below) };
}
