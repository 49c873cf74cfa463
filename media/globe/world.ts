import type { GeoPermissibleObjects, GeoProjection } from 'd3-geo';
import { geoDistance, geoGraticule, geoOrthographic } from 'd3-geo';
import type { Position } from 'geojson';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon } from 'topojson-specification';
import { hubs } from '../../content/hubs.ts';
import { findSharedBorders, readLandPolygons } from '../geometry.ts';
import { buildWorldLand } from './world-land.ts';

/**
 * 'light' is the simplified 1:50m geometry of world-land.json. It has a quarter of the points and is used in
 * animations.
 */
export type LandDetail = '50m' | 'light';

/**
 * Creates an orthographic projection of a globe. `centre` is [longitude, latitude] in degrees; `at` and `radius` are in
 * pixels.
 */
export function createGlobeProjection(centre: Position, at: readonly [number, number], radius: number): GeoProjection {
  return geoOrthographic()
    .rotate([-(centre[0] ?? 0), -(centre[1] ?? 0)])
    .translate([at[0], at[1]])
    .scale(radius)
    .precision(0.4);
}

export interface WorldShapes {
  readonly land: GeoPermissibleObjects;
  readonly borders: GeoPermissibleObjects;
  readonly graticule: GeoPermissibleObjects;
}

let lightShapes: Pick<WorldShapes, 'land' | 'borders'> | undefined;

function light(): Pick<WorldShapes, 'land' | 'borders'> {
  if (lightShapes) return lightShapes;
  const topology = buildWorldLand();
  const countries = topology.objects.countries as GeometryCollection;
  const shapes = countries.geometries as (Polygon | MultiPolygon)[];
  lightShapes = { land: merge(topology, shapes), borders: mesh(topology, countries, (a, b) => a !== b) };
  return lightShapes;
}

/** Reads the land, the borders and a graticule of 15° at one level of detail. */
export function readWorldShapes(detail: LandDetail): WorldShapes {
  const graticule = geoGraticule()
    .step([15, 15])
    .extentMinor([
      [-180, -75.1],
      [180, 75.1],
    ])();
  if (detail === 'light') return { ...light(), graticule };
  return {
    land: { type: 'MultiPolygon', coordinates: readLandPolygons(detail) },
    borders: findSharedBorders('countries', detail),
    graticule,
  };
}

/**
 * Returns the positions of the hubs on the visible side of a globe, in pixels. Hubs within two degrees of its edge are
 * omitted.
 */
export function projectVisibleHubs(
  projection: GeoProjection,
  centre: Position,
): readonly (readonly [number, number])[] {
  const nearSide = Math.PI / 2 - (2 * Math.PI) / 180;
  return hubs
    .filter((hub) => geoDistance([...hub.coords], [centre[0] ?? 0, centre[1] ?? 0]) < nearSide)
    .map((hub) => projection([...hub.coords]) as [number, number]);
}
