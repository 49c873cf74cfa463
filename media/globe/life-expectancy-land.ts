import { geoCentroid } from 'd3-geo';
import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, MultiPolygon } from 'topojson-specification';
import { listedBorder, mappedPlaces, populationOfOutline } from './life-expectancy-map.ts';
import { worldLandWithNames } from './world-land.ts';

/** The populations whose figures shade the outlines of `worldLand()`. */
export interface LifeExpectancyLand {
  /** For each country a population's code, or one for each polygon if they differ; "" for land without figures. */
  readonly of: readonly (string | readonly string[])[];
  /** Longitude and latitude, to hundredths of a degree, of places without an outline. */
  readonly at: Readonly<Record<string, Position>>;
}

/**
 * For the map of hubs, which draws the same outlines as land: a file of codes shades them, so that no outline is sent
 * twice.
 */
export function lifeExpectancyLand(): LifeExpectancyLand {
  const { land, areas } = worldLandWithNames();
  const geometries = (land.objects.countries as GeometryCollection).geometries as MultiPolygon[];
  const owners = geometries.map((geometry, at) => {
    const { id, name } = areas[at] ?? { id: null, name: '' };
    const outline = feature(land, geometry).geometry;
    const codes = outline.coordinates.map((polygon) =>
      name === 'Antarctica' ? '' : populationOfOutline(id, name, polygon),
    );
    return new Set(codes).size === 1 ? (codes[0] ?? '') : codes;
  });
  const drawn = new Set(owners.flat());
  const points = mappedPlaces
    .filter(({ code }) => !drawn.has(code))
    .map(({ code, region }) => {
      const middle = geoCentroid({ type: 'Polygon', coordinates: listedBorder(region) });
      return [code, middle.map((degrees) => Math.round(degrees * 100) / 100)] as const;
    });
  return { of: owners, at: Object.fromEntries(points) };
}
