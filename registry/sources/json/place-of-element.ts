import { featureInDegrees } from '../../forms/feature-in-degrees.ts';
import { type Projection, projectionOf } from '../../forms/projection.ts';
import type { RawPlace } from '../../positions/position.ts';
import { placeOf } from '../osm-geojson.ts';
import { gridOf } from './json-frame.ts';

/** The grid that a document of features names, and its projection if known; both null for degrees. */
export function projectionOfDocument(sample: string): {
  readonly grid: string | null;
  readonly projection: Projection | null;
} {
  const grid = gridOf(sample.slice(0, sample.indexOf('[')));
  return { grid, projection: grid === null ? null : projectionOf(grid) };
}

interface Drawn {
  readonly geometry?: { readonly x?: unknown; readonly y?: unknown; readonly coordinates?: unknown } | null;
}

/** Position of a feature in degrees. */
export function placeInProjection(element: unknown, projection: Projection | null): RawPlace {
  const geometry = (element as Drawn | null)?.geometry;
  if (projection === null || !geometry) return placeOf(element);
  const coordinates = geometry.coordinates ?? (geometry.x === undefined ? undefined : [geometry.x, geometry.y]);
  return placeOf(featureInDegrees({ geometry: { ...geometry, coordinates } }, projection));
}
