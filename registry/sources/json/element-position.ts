import { featureToDegrees } from '../../formats/feature-to-degrees.ts';
import { type Projection, projectionOf } from '../../formats/projection.ts';
import type { RawPosition } from '../../positions/position.ts';
import { computeFeaturePosition } from '../osm-geojson.ts';
import { readEnvelopeGrid } from './json-envelope.ts';

/**
 * The coordinate system that a GeoJSON or ArcGIS document names, and its projection if that is known. Both are null if
 * the positions are in degrees.
 */
export function detectDocumentProjection(sample: string): {
  readonly grid: string | null;
  readonly projection: Projection | null;
} {
  const grid = readEnvelopeGrid(sample.slice(0, sample.indexOf('[')));
  return { grid, projection: grid === null ? null : projectionOf(grid) };
}

interface Drawn {
  readonly geometry?: { readonly x?: unknown; readonly y?: unknown; readonly coordinates?: unknown } | null;
}

/** Returns the position of a feature in degrees, converted if a projection is given. */
export function readProjectedPosition(element: unknown, projection: Projection | null): RawPosition {
  const geometry = (element as Drawn | null)?.geometry;
  if (projection === null || !geometry) return computeFeaturePosition(element);
  const coordinates = geometry.coordinates ?? (geometry.x === undefined ? undefined : [geometry.x, geometry.y]);
  return computeFeaturePosition(featureToDegrees({ geometry: { ...geometry, coordinates } }, projection));
}
