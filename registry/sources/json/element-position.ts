import { featureToDegrees } from '../../formats/feature-to-degrees.ts';
import { type Projection, projectionOf } from '../../formats/projection.ts';
import type { RawPosition } from '../../positions/position.ts';
import { positionOfFeature } from '../osm-geojson.ts';
import { envelopeGrid } from './json-envelope.ts';

/**
 * The coordinate system that a document of features names, and its projection if that is known. Both are null if the
 * positions are in degrees.
 */
export function projectionOfDocument(sample: string): {
  readonly grid: string | null;
  readonly projection: Projection | null;
} {
  const grid = envelopeGrid(sample.slice(0, sample.indexOf('[')));
  return { grid, projection: grid === null ? null : projectionOf(grid) };
}

interface Drawn {
  readonly geometry?: { readonly x?: unknown; readonly y?: unknown; readonly coordinates?: unknown } | null;
}

/** Returns the position of a feature in degrees, converted if a projection is given. */
export function positionInProjection(element: unknown, projection: Projection | null): RawPosition {
  const geometry = (element as Drawn | null)?.geometry;
  if (projection === null || !geometry) return positionOfFeature(element);
  const coordinates = geometry.coordinates ?? (geometry.x === undefined ? undefined : [geometry.x, geometry.y]);
  return positionOfFeature(featureToDegrees({ geometry: { ...geometry, coordinates } }, projection));
}
