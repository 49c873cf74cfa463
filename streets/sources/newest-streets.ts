import { waysLayers } from '../../domain/streets/street-cell.ts';
import { keyOfGridPoint } from '../cells/cell-geometry.ts';
import { isStreet, type TileFeature } from '../cells/tile-features.ts';
import { unusedLayer } from '../schemas/own-schema.ts';

const isStreetOrUnused = (feature: TileFeature) => isStreet(feature) || feature.layer === unusedLayer;

/** Keeps the barriers that are at a vertex of a street, and all other features. */
function withoutStrayBarriers(features: readonly TileFeature[]): TileFeature[] {
  const vertices = new Set(
    features.flatMap(({ layer, parts }) => (layer === waysLayers.roads ? parts.flat().map(keyOfGridPoint) : [])),
  );
  return features.filter(
    ({ layer, parts }) =>
      layer !== waysLayers.barriers || parts.flat().some((point) => vertices.has(keyOfGridPoint(point))),
  );
}

/**
 * Selects the newest version of the streets of a cell that are in several extracts. A street may have moved, been
 * closed or lost a gate since the older extract was made. A street that an extract cuts off is completed by older ones.
 */
export class NewestStreets {
  readonly #known = new Set<string>();

  /**
   * Returns the features of an extract without the streets that a newer one has, and with the barriers on the remaining
   * ones. Call it for each extract of a cell, newest first.
   * @param cutStreets the ids of the streets that the extract does not have in full
   */
  select(features: readonly TileFeature[], cutStreets: ReadonlySet<string>): TileFeature[] {
    const selected = features.filter((feature) => !isStreetOrUnused(feature) || !this.#known.has(feature.id ?? ''));
    for (const feature of features)
      if (isStreetOrUnused(feature) && isWholeWay(feature.id, cutStreets)) this.#known.add(feature.id);
    return withoutStrayBarriers(selected).filter(({ layer }) => layer !== unusedLayer);
  }
}

/** Whether an extract has all of a way. Members of relations may be missing without a trace, so relations never count. */
const isWholeWay = (id: string | null, cutStreets: ReadonlySet<string>): id is string =>
  id !== null && !id.startsWith('r') && !cutStreets.has(id);
