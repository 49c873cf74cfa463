import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea } from 'd3-geo';
import type { MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';

/**
 * A region with its printed name. US regions also have their FIPS code, such as '27047' for a county or '27' for a
 * state.
 */
export interface NamedRegion {
  readonly id: string;
  readonly name: string;
  readonly polygons: readonly Position[][][];
}

const require = createRequire(import.meta.url);
const memory = new Map<string, unknown>();

function once<T>(key: string, make: () => T): T {
  if (!memory.has(key)) memory.set(key, make());
  return memory.get(key) as T;
}

/**
 * Reads a TopoJSON file of an installed package, such as 'world-atlas/countries-10m.json'. Throws if the package is
 * missing.
 */
export function readTopology(file: string): Topology {
  return once(file, () => JSON.parse(readFileSync(require.resolve(file), 'utf8')) as Topology);
}

function objectOf(file: string, name: string): GeometryCollection<{ name: string }> {
  const found = readTopology(file).objects[name];
  if (found?.type !== 'GeometryCollection') {
    throw new Error(`"${name}" in ${file} must be a collection, not ${found?.type ?? 'nothing'}. Check its release.`);
  }
  return found as GeometryCollection<{ name: string }>;
}

// Whether the rings of a polygon have the right orientation. Three Maldivian atolls in world-atlas 2.0.2 have the wrong
// one, and would be drawn as the whole rest of the globe.
export const hasCorrectWinding = (polygon: Position[][]) => geoArea({ type: 'Polygon', coordinates: polygon }) < 6;

function polygonsOf(shape: Polygon | MultiPolygon): Position[][][] {
  return (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates).filter(hasCorrectWinding);
}

function regionsOf(file: string, name: string): NamedRegion[] {
  return once(`${file}#${name}`, () =>
    feature(readTopology(file), objectOf(file, name)).features.map((one) => ({
      id: String(one.id ?? ''),
      name: one.properties.name,
      polygons: polygonsOf(one.geometry as Polygon | MultiPolygon),
    })),
  );
}

/** Reads the countries of Natural Earth at a scale of 1:10m or 1:50m. */
export const readCountryRegions = (detail: '10m' | '50m' = '10m') =>
  regionsOf(`world-atlas/countries-${detail}.json`, 'countries');

/** Reads the counties of the US Census Bureau. Their ids are five-digit FIPS codes. */
export const readCountyRegions = () => regionsOf('us-atlas/counties-10m.json', 'counties');

/** Reads the states of the US Census Bureau. Their ids are two-digit FIPS codes. */
export const readStateRegions = () => regionsOf('us-atlas/counties-10m.json', 'states');

/**
 * Reads the polygons of all land: either the world's land from Natural Earth, or that of the United States from its
 * Census Bureau.
 */
export function readLandPolygons(source: '10m' | '50m' | 'us'): Position[][][] {
  return once(`land ${source}`, () => {
    const [file, name] =
      source === 'us' ? ['us-atlas/counties-10m.json', 'nation'] : [`world-atlas/land-${source}.json`, 'land'];
    return feature(readTopology(file), objectOf(file, name)).features.flatMap((one) =>
      polygonsOf(one.geometry as Polygon | MultiPolygon),
    );
  });
}

/** Finds the borders between countries, states or counties. A county border is omitted if it is also a state border. */
export function findSharedBorders(
  kind: 'countries' | 'states' | 'counties',
  detail: '10m' | '50m' = '10m',
): MultiLineString {
  return once(`borders ${kind} ${detail}`, () => {
    const file = kind === 'countries' ? `world-atlas/countries-${detail}.json` : 'us-atlas/counties-10m.json';
    const stateOf = (one: GeometryObject) => String(one.id).slice(0, 2);
    return mesh(
      readTopology(file),
      objectOf(file, kind),
      (a, b) => a !== b && (kind !== 'counties' || stateOf(a) === stateOf(b)),
    );
  });
}
