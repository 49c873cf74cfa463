import type { Projection } from './projection.ts';

interface Feature {
  readonly geometry: { readonly coordinates?: unknown } | null;
}

/**
 * Converts a position to degrees, or all positions in nested lists of any depth. A position outside of the projection's
 * area becomes [null, null].
 */
function coordinatesToDegrees(coordinates: unknown, projection: Projection): unknown {
  if (!Array.isArray(coordinates)) return coordinates;
  if (Array.isArray(coordinates[0])) return coordinates.map((part) => coordinatesToDegrees(part, projection));
  return projection.toDegrees(Number(coordinates[0]), Number(coordinates[1])) ?? [null, null];
}

/** Converts a feature from a projection to degrees. */
export function featureToDegrees<Given extends Feature>(feature: Given, projection: Projection | null): Given {
  if (projection === null || feature.geometry === null) return feature;
  const coordinates = coordinatesToDegrees(feature.geometry.coordinates, projection);
  return { ...feature, geometry: { ...feature.geometry, coordinates } };
}
