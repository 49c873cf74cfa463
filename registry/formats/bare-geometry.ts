interface Geometry {
  readonly type?: unknown;
  readonly coordinates?: unknown;
  readonly geometries?: unknown;
}

const bareTypes = /"type"\s*:\s*"(?:Point|MultiPoint|GeometryCollection|Feature)"/;

/** Whether the start of a JSON document may be that of a geometry or a single feature. */
export const mayBeBareGeometry = (start: string): boolean =>
  start.startsWith('{') && bareTypes.test(start) && !/"(?:features|elements|objects)"\s*:/.test(start);

function* pointsIn(geometry: Geometry): Generator<unknown> {
  const { type, coordinates, geometries } = geometry;
  if (Array.isArray(geometries)) for (const inner of geometries) yield* pointsIn((inner ?? {}) as Geometry);
  else if (type === 'Point') yield coordinates;
  else if (type === 'MultiPoint' && Array.isArray(coordinates)) yield* coordinates;
}

/**
 * Returns a GeoJSON document as features, if it is a geometry (RFC 7946, section 3.1) or a single feature. Null for any
 * other document.
 */
export function toGeometryFeatures(document: unknown): object[] | null {
  const whole = (document ?? {}) as Geometry;
  if (whole.type === 'Feature') return [whole];
  const points = [...pointsIn(whole)];
  return points.length === 0
    ? null
    : points.map((coordinates) => ({ type: 'Feature', geometry: { type: 'Point', coordinates }, properties: {} }));
}
