import type { MapTile } from '../geography/map-tile.ts';
import type { LongitudeLatitude } from '../geography/position.ts';

/**
 * The format of a published street cell.
 *
 * A cell is a tile of zoom 12. It consists of two files, each a Mapbox vector tile (MVT 2.1). Coordinates range from 0
 * to `cellExtent`, to the east and to the south; a unit is that of a zoom-14 tile with an extent of 4096, about 0.4 m
 * in Europe. No geometry is simplified.
 *
 * Two lines of `roads` are connected where they have a vertex with equal coordinates, and nowhere else. A line that
 * crosses the edge of the cell continues to its next vertex outside, below 0 or above `cellExtent`, so that segment is
 * in both cells. A vertex belongs to the cell `floor(grid / cellExtent)`, which contains every line that meets there.
 */
export const streetCellZoom = 12;
export const cellExtent = 16_384;

/** Zoom of the tiles that have a file with a list of their cells. */
export const streetAreaZoom = 7;

/** The two files of a cell. `ways` has the street network and the obstacles; `land` is only for drawing. */
export const streetFiles = ['ways', 'land'] as const;
export type StreetFile = (typeof streetFiles)[number];

/** The layers of the file `ways`, with the type of their geometry. */
export const waysLayers = {
  /** Lines with the attributes of `RoadTags`. */
  roads: 'roads',
  /** Points on vertices of `roads`, with the attributes of `BarrierTags`. */
  barriers: 'barriers',
  /**
   * Polygons that can be crossed on foot, for drawing. For routing, `roads` contains the lines across them, with the
   * attribute `across`.
   */
  squares: 'squares',
  /** Lines. `class` is rail, light_rail, subway, tram, narrow_gauge or funicular; `structure` is bridge or tunnel. */
  railways: 'railways',
  /** Lines that walkers cannot cross. `class` is wall, city_wall, retaining_wall, fence or cliff. */
  walls: 'walls',
  /** Polygons with a `name`. `class` is lake, river or pool. */
  water: 'water',
  /**
   * Lines with a `name`. `class` is river, canal, stream, ditch or coastline, which has land on its left; `structure`
   * is tunnel or bridge.
   */
  waterways: 'waterways',
  /**
   * Points with a `name`, and a `name:xx` for each language in which it differs. `class` is city, town, village,
   * suburb, hamlet or locality.
   */
  places: 'places',
} as const;

/** The layers of the file `land`, which contain polygons with a `class`. */
export const landLayers = {
  /** Green areas and bare land. `class` is wood, grass, park, farmland, rock, sand, glacier, wetland or cemetery. */
  green: 'green',
  /** Areas used by people. `class` is residential, industrial, hospital, school, parking or pitch. */
  built: 'built',
  buildings: 'buildings',
} as const;

/**
 * Values of access to a street. `destination` allows access only to places on that street. `doubtful` means that access
 * depends on a permit, the time or another condition, or that it is not stated and the rules differ by country.
 */
export const accessStates = ['yes', 'destination', 'doubtful'] as const;
export type AccessState = (typeof accessStates)[number];

/**
 * The class of a line that the import adds between ways that are mapped apart: across half of a road between its middle
 * and a pavement, or between the shore and a pier.
 */
export const linkClass = 'link';

/** The attributes of a line of `roads`. A missing attribute is false or unknown. */
export interface RoadTags {
  /**
   * The value of OpenStreetMap's tag `highway`, such as primary_link, residential, footway, steps or corridor, or
   * `linkClass`.
   */
  readonly class: string;
  readonly name?: string;
  /** Road number, such as `A13`. */
  readonly ref?: string;
  /** Access on foot; a missing value means that the street is not walkable. */
  readonly foot?: AccessState;
  /** Access by car; a missing value means that the street is not drivable. */
  readonly car?: AccessState;
  /** Direction of a one-way street for cars: 1 is the direction of the line, -1 the opposite. */
  readonly oneway?: number;
  /** Direction of a one-way street for pedestrians, with the same values as `oneway`. */
  readonly footOneway?: number;
  /** Signed speed limit in km/h. */
  readonly speed?: number;
  /** A surface that slows walkers down: unpaved (gravel, grass, ground) or rough (rock, sand, mud, bad trails). */
  readonly surface?: 'unpaved' | 'rough';
  /**
   * Gradient in percent, positive if the line leads uphill. For steps without a stated gradient it is 30 or -30 if
   * their direction is known.
   */
  readonly incline?: number;
  /** Difficulty on the SAC scale of hiking trails, from 1 (hiking) to 6. */
  readonly sac?: number;
  readonly structure?: 'bridge' | 'tunnel';
  /** The value of OpenStreetMap's tag `layer`, which decides the drawing order. */
  readonly layer?: number;
  readonly indoor?: true;
  /**
   * Whether the line is the edge of a square, a straight line across it between two streets, or a link. These lines are used for routing and not drawn.
   */
  readonly across?: true;
  /** The value of OpenStreetMap's tag `service`, such as driveway or alley. Streets with this tag are drawn thinner. */
  readonly service?: string;
  /** Whether the line is a ford without a bridge, where access on foot is uncertain. */
  readonly ford?: true;
}

/**
 * The attributes of a point of `barriers`. To pass a barrier, access is needed both to it and to the street. If a kind
 * of access is missing, the barrier cannot be passed in that way.
 */
export interface BarrierTags {
  /** The kind of barrier, such as gate, bollard, cycle_barrier, turnstile, stile or ford. */
  readonly class: string;
  readonly foot?: AccessState;
  readonly car?: AccessState;
}

/**
 * A position on the grid of the whole world: `cell.x * cellExtent + x`. Equal positions are the same vertex, even in
 * two cells.
 */
export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

const across = 2 ** streetCellZoom * cellExtent;

/** Converts a grid point to degrees. */
export function gridPointToPosition({ x, y }: GridPoint): LongitudeLatitude {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / across))) * 180) / Math.PI;
  return [(x / across) * 360 - 180, latitude];
}

/** Converts degrees to a grid point without rounding it to a whole unit. */
export function positionToGridPoint([longitude, latitude]: LongitudeLatitude): GridPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * across,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * across,
  };
}

/** Returns the name of a cell or an area in a list, such as "2148/1441". */
export const streetTileName = ({ x, y }: Pick<MapTile, 'x' | 'y'>) => `${x}/${y}`;

/** Returns the area whose list contains a zoom-12 cell. */
export function streetAreaOf({ x, y }: Pick<MapTile, 'x' | 'y'>): MapTile {
  const below = 2 ** (streetCellZoom - streetAreaZoom);
  return { z: streetAreaZoom, x: Math.floor(x / below), y: Math.floor(y / below) };
}
