import type { RegistrySource } from '../../domain/aed-registry.ts';
import type { CellTree } from '../../domain/nearest-cells.ts';
import type { CivilDate } from '../../domain/opening-week.ts';
import { finestCellZoom, registryFormat } from '../../domain/registry-index.ts';
import type { PlacedRecords } from '../reconcile/candidate-pairs.ts';
import type { CellOrder } from './cell-order.ts';

interface IndexFacts {
  readonly name: string;
  readonly asOf: CivilDate;
  readonly checksum: string;
  readonly sources: readonly RegistrySource[];
  readonly tree: CellTree;
  readonly counts: { readonly read: number; readonly kept: number; readonly merged: number; readonly dropped: number };
  readonly cellCount: { readonly aeds: number; readonly clusters: number };
  readonly bytes: { readonly raw: number; readonly brotli: number };
  readonly bounds: readonly [number, number, number, number];
}

/** West, south, east, north of the kept records; the whole world when there are none. */
export function boundsOf(records: PlacedRecords, order: CellOrder): [number, number, number, number] {
  if (order.count === 0) return [-180, -90, 180, 90];
  const bounds: [number, number, number, number] = [180, 90, -180, -90];
  for (let rank = 0; rank < order.count; rank++) {
    const [longitude, latitude] = records.position(order.recordAt(rank));
    bounds[0] = Math.min(bounds[0], longitude);
    bounds[1] = Math.min(bounds[1], latitude);
    bounds[2] = Math.max(bounds[2], longitude);
    bounds[3] = Math.max(bounds[3], latitude);
  }
  return bounds;
}

const attributionOf = ({ attribution, title, licence }: RegistrySource) =>
  attribution.includes(title) ? `${attribution} (${licence})` : `${attribution}, ${title} (${licence})`;

/**
 * The start page of a registry: TileJSON 3.0.0 (https://github.com/mapbox/tilejson-spec/tree/master/3.0.0) with what the
 * site needs in `registry`. Nothing in it depends on when or where the import ran.
 */
export function indexDocument(facts: IndexFacts): object {
  const version = facts.checksum.slice(0, 12);
  return {
    tilejson: '3.0.0',
    name: facts.name,
    description: 'Defibrillators from open registers, as GeoJSON cells of XYZ tiles.',
    version: '1.0.0',
    scheme: 'xyz',
    tiles: [`{z}/{x}/{y}.json?v=${version}`],
    minzoom: 0,
    maxzoom: finestCellZoom,
    bounds: facts.bounds,
    attribution: facts.sources.map(attributionOf).join('; '),
    vector_layers: [{ id: 'aeds', description: 'Defibrillators, or clusters of them', fields: {} }],
    registry: {
      format: registryFormat,
      version,
      checksum: facts.checksum,
      asOf: facts.asOf,
      aedCount: facts.counts.kept,
      counts: facts.counts,
      sources: facts.sources,
      compressedBytes: facts.bytes.brotli,
      cellCount: facts.cellCount,
      cells: facts.tree,
    },
  };
}
