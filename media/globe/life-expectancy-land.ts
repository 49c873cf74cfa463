import { geoCentroid } from 'd3-geo';
import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, MultiPolygon } from 'topojson-specification';
import { findOutlineCountryCode, mappedPlaces, readCountryBorder } from './life-expectancy-map.ts';
import { buildNamedWorldLand } from './world-land.ts';

/** For each outline of `buildWorldLand()`, the population whose figures decide its shade. */
export interface LifeExpectancyLand {
  /**
   * The code of each country's population, or one code for each polygon of the country if they differ. "" means land
   * without figures.
   */
  readonly of: readonly (string | readonly string[])[];
  /** Positions of places that have no outline, in degrees rounded to hundredths. */
  readonly at: Readonly<Record<string, Position>>;
}

/**
 * Assigns a population to each outline of the map of hubs. Browsers load these outlines only once, and shade them by
 * the populations' codes.
 */
export function buildLifeExpectancyLand(): LifeExpectancyLand {
  const { land, areas } = buildNamedWorldLand();
  const geometries = (land.objects.countries as GeometryCollection).geometries as MultiPolygon[];
  const owners = geometries.map((geometry, at) => {
    const { id, name } = areas[at] ?? { id: null, name: '' };
    const outline = feature(land, geometry).geometry;
    const codes = outline.coordinates.map((polygon) =>
      name === 'Antarctica' ? '' : findOutlineCountryCode(id, name, polygon),
    );
    return new Set(codes).size === 1 ? (codes[0] ?? '') : codes;
  });
  const drawn = new Set(owners.flat());
  const points = mappedPlaces
    .filter(({ code }) => !drawn.has(code))
    .map(({ code, region }) => {
      const middle = geoCentroid({ type: 'Polygon', coordinates: readCountryBorder(region) });
      return [code, middle.map((degrees) => Math.round(degrees * 100) / 100)] as const;
    });
  return { of: owners, at: Object.fromEntries(points) };
}
