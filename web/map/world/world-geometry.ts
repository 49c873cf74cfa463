import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** A line on the Web Mercator map. Its points are x, y, x, y …, from 0 to 1 eastwards and southwards. */
export interface WorldLine {
  readonly points: Float64Array;
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

export interface WorldGeometry {
  /** Closed lines that are filled with the colour of land. */
  readonly land: readonly WorldLine[];
  readonly coasts: readonly WorldLine[];
  readonly borders: readonly WorldLine[];
}

export type WorldTopology = Topology<{ countries: GeometryCollection }>;

type Position = readonly number[];

/** Projects the outlines of countries, which are TopoJSON in degrees, to the Web Mercator map. */
export function readWorldGeometry(topology: WorldTopology): WorldGeometry {
  const { countries } = topology.objects;
  const areas = countries.geometries.filter((area) => area.type === 'Polygon' || area.type === 'MultiPolygon');
  return {
    land: merge(topology, areas).coordinates.flat().map(projectRing),
    coasts: mesh(topology, countries, (one, other) => one === other).coordinates.map(projectLine),
    borders: mesh(topology, countries, (one, other) => one !== other).coordinates.map(projectLine),
  };
}

/**
 * Moves each point to the copy of the world nearest to the previous point. The outlines are not split at the date line,
 * so two consecutive points may be on opposite sides of the map.
 */
function unroll(line: readonly Position[]): Position[] {
  let previous = line[0]?.[0] ?? 0;
  return line.map(([longitude = 0, latitude = 0]) => {
    previous = longitude + 360 * Math.round((previous - longitude) / 360);
    return [previous, latitude];
  });
}

/**
 * Projects a ring to a closed line. A ring around the South Pole does not close by itself, so it is closed along the
 * lower edge of the world.
 */
export function projectRing(ring: readonly Position[]): WorldLine {
  const points = unroll(ring);
  const start = points[0]?.[0] ?? 0;
  const end = points.at(-1)?.[0] ?? 0;
  return project(Math.abs(end - start) > 180 ? [...points, [end, -90], [start, -90]] : points);
}

const projectLine = (line: readonly Position[]) => project(unroll(line));

function project(line: readonly Position[]): WorldLine {
  const points = new Float64Array(line.length * 2);
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity];
  line.forEach(([longitude = 0, latitude = 0], place) => {
    const x = 0.5 + longitude / 360;
    const y = mercatorY(latitude);
    points[2 * place] = x;
    points[2 * place + 1] = y;
    [minX, maxX, minY, maxY] = [Math.min(minX, x), Math.max(maxX, x), Math.min(minY, y), Math.max(maxY, y)];
  });
  return { points, minX, maxX, minY, maxY };
}

/**
 * Returns the vertical position on the Web Mercator map, from 0 in the north to 1 in the south, for a latitude in
 * degrees.
 */
export function mercatorY(latitude: number): number {
  const bounded = Math.max(-85.0511, Math.min(85.0511, latitude));
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360)) / (2 * Math.PI);
}

/**
 * Returns the latitude in degrees for a vertical position on the Web Mercator map, from 0 in the north to 1 in the
 * south.
 */
export function mercatorLatitude(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}
