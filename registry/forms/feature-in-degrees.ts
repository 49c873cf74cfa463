import type { Projection } from './projection.ts';

interface Feature {
  readonly geometry: { readonly coordinates?: unknown } | null;
}

/** A position, or lists of them however deep, in degrees; what is no place of the projection becomes null. */
function inDegrees(coordinates: unknown, projection: Projection): unknown {
  if (!Array.isArray(coordinates)) return coordinates;
  if (Array.isArray(coordinates[0])) return coordinates.map((part) => inDegrees(part, projection));
  return projection.toDegrees(Number(coordinates[0]), Number(coordinates[1])) ?? [null, null];
}

/** A feature whose geometry is in a projection, in degrees. */
export function featureInDegrees<Given extends Feature>(feature: Given, projection: Projection | null): Given {
  if (projection === null || feature.geometry === null) return feature;
  const coordinates = inDegrees(feature.geometry.coordinates, projection);
  return { ...feature, geometry: { ...feature.geometry, coordinates } };
}
