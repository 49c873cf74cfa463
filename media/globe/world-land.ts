import { geoArea } from 'd3-geo';
import type { Position } from 'geojson';
import { feature, quantize } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Objects, Topology } from 'topojson-specification';
import { readTopology } from '../geometry.ts';
import type { Pixel } from '../plates/path-data.ts';
import { simplifyPath } from '../plates/path-data.ts';

/** Grid units along each axis. A unit is 0.026° of longitude. */
const gridSteps = 14_000;

/** Corners smaller than this many square degrees at the equator are omitted. */
const tolerance = 0.012;

/** Decodes the arcs of a topology to degrees. */
export function decodeArcs(source: Topology): Position[][] {
  const { scale, translate } = source.transform ?? { scale: [1, 1], translate: [0, 0] };
  return source.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([stepX = 0, stepY = 0]) => {
      x += stepX;
      y += stepY;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

/**
 * Simplifies an arc: corners smaller than the tolerance are omitted. The tolerance is in square degrees at the equator.
 */
export function simplifyArc(arc: Position[], toleranceSquareDegrees: number): Position[] {
  // The edge along the South Pole is a straight line only in this projection. If its points were removed, Antarctica
  // would turn inside out.
  if (arc.some(([, latitude = 0]) => latitude < -89)) return arc;
  const squeeze = Math.cos(((arc[0]?.[1] ?? 0) * Math.PI) / 180);
  const points = arc.map(([x = 0, y = 0]): Pixel => [x, y]);
  return simplifyPath({ points, isClosed: false }, toleranceSquareDegrees / Math.max(0.2, squeeze)).points.map(
    (one) => [...one],
  );
}

/**
 * Whether a polygon has an area, and covers less than half of the globe. A ring with the wrong orientation would cover
 * more.
 */
function hasValidArea(source: Topology, rings: number[][]): boolean {
  const steradians = geoArea(feature(source, { type: 'Polygon', arcs: rings }));
  return steradians > 1e-9 && steradians < 6;
}

/**
 * Removes polygons and holes that became empty or were turned inside out when they were rounded to the grid, because
 * d3-geo would fill the whole globe for them. A country without remaining polygons is removed too.
 */
function withoutCollapsed(source: Topology, shape: GeometryObject): GeometryObject[] {
  if (shape.type !== 'Polygon' && shape.type !== 'MultiPolygon') return [];
  const polygons = shape.type === 'Polygon' ? [shape.arcs] : shape.arcs;
  const sound = polygons
    .map((rings) => (hasValidArea(source, rings) ? rings : rings.slice(0, 1)))
    .filter((rings) => hasValidArea(source, rings));
  return sound.length > 0 ? [{ type: 'MultiPolygon', arcs: sound }] : [];
}

/** A country or area of Natural Earth, with its name. */
export interface NaturalEarthArea {
  readonly id: unknown;
  readonly name: string;
}

interface LandOfAreas {
  readonly land: Topology;
  /** The area of each geometry of `countries`, in the same order. */
  readonly areas: readonly NaturalEarthArea[];
}

/**
 * Builds the countries of Natural Earth 1:50m for the interactive map, as one object `countries` without names.
 * Neighbours share their arcs, so the client can draw land with `feature` and borders with `mesh`.
 */
export function buildWorldLand(): Topology {
  return buildNamedWorldLand().land;
}

/** Builds the topology of `buildWorldLand()` together with the name of each area. */
export function buildNamedWorldLand(): LandOfAreas {
  const source = readTopology('world-atlas/countries-50m.json');
  const countries = source.objects.countries as GeometryCollection;
  const plain: Topology<Objects<Record<string, never>>> = {
    type: 'Topology',
    objects: {
      countries: {
        type: 'GeometryCollection',
        geometries: countries.geometries as GeometryCollection<Record<string, never>>['geometries'],
      },
    },
    arcs: decodeArcs(source).map((arc) => simplifyArc(arc, tolerance)),
  };
  const coarse = quantize(plain, gridSteps);
  const shapes = (coarse.objects.countries as GeometryCollection).geometries;
  const kept = shapes.flatMap((one) =>
    withoutCollapsed(coarse, one).map((geometry) => ({
      geometry,
      area: { id: one.id, name: (one.properties as { name: string }).name },
    })),
  );
  const geometries = kept.map(({ geometry }) => geometry);
  return {
    land: { ...coarse, objects: { countries: { type: 'GeometryCollection', geometries } } },
    areas: kept.map(({ area }) => area),
  };
}
