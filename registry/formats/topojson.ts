interface TopologyObject {
  readonly type?: unknown;
  readonly coordinates?: unknown;
  readonly geometries?: unknown;
  readonly properties?: unknown;
  readonly id?: unknown;
}

interface Topology {
  readonly objects: Readonly<Record<string, TopologyObject>>;
  readonly transform?: { readonly scale?: unknown; readonly translate?: unknown };
}

const isTopology = (value: unknown): value is Topology =>
  typeof value === 'object' &&
  value !== null &&
  (value as { type?: unknown }).type === 'Topology' &&
  typeof (value as { objects?: unknown }).objects === 'object';

const pairOf = (value: unknown): readonly [number, number] | null =>
  Array.isArray(value) && value.length >= 2 ? [Number(value[0]), Number(value[1])] : null;

/** Yields the geometries in an object of a topology, including those in nested collections. */
function* geometriesIn(object: TopologyObject): Generator<TopologyObject> {
  if (Array.isArray(object.geometries)) for (const inner of object.geometries) yield* geometriesIn(inner ?? {});
  else yield object;
}

/**
 * Converts a TopoJSON document to GeoJSON features (https://github.com/topojson/topojson-specification). Null for any
 * other document. Only points get a geometry. Lines and areas consist of arcs and cannot be the position of an AED, so
 * only their properties are kept.
 */
export function toTopologyFeatures(document: unknown): object[] | null {
  if (!isTopology(document)) return null;
  const [scale, translate] = [pairOf(document.transform?.scale), pairOf(document.transform?.translate)];
  const inDegrees = (position: unknown) => {
    const pair = pairOf(position);
    if (pair === null || scale === null || translate === null) return pair;
    return [pair[0] * scale[0] + translate[0], pair[1] * scale[1] + translate[1]];
  };
  const geometryOf = ({ type, coordinates }: TopologyObject) => {
    if (type === 'Point') return { type, coordinates: inDegrees(coordinates) };
    return type === 'MultiPoint' && Array.isArray(coordinates)
      ? { type, coordinates: coordinates.map(inDegrees) }
      : null;
  };
  return Object.values(document.objects)
    .flatMap((object) => [...geometriesIn(object ?? {})])
    .map((geometry) => ({
      type: 'Feature',
      ...(geometry.id !== undefined && { id: geometry.id }),
      geometry: geometryOf(geometry),
      properties: geometry.properties ?? {},
    }));
}
