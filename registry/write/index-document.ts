import type { RegistrySource } from '../../domain/aed/aed-registry.ts';
import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import type { CellTree } from '../../domain/registry/cell-tree.ts';
import { deriveLicence } from '../../domain/registry/licences.ts';
import type { EncodedCountry } from '../../domain/registry/registry-countries.ts';
import { finestCellZoom, type RegistryFileVersions } from '../../domain/registry/registry-file-versions.ts';
import { type IndexedSource, registryFormat } from '../../domain/registry/registry-index.ts';
import type { PositionedRecords } from '../reconcile/candidate-pairs.ts';
import type { CellOrder } from './cell-order.ts';

interface IndexFacts {
  readonly name: string;
  /** The first day for which opening hours with dates were calculated. */
  readonly hoursFrom: CivilDate;
  readonly checksum: string;
  readonly sources: readonly IndexedSource[];
  readonly tree: CellTree;
  readonly version: string;
  readonly fileVersions: RegistryFileVersions;
  readonly counts: { readonly read: number; readonly kept: number; readonly merged: number; readonly dropped: number };
  readonly cellCount: { readonly aeds: number; readonly clusters: number };
  /** The number of towns in places.json. If it is 0, the file does not exist. */
  readonly placeCount: number;
  /** For each country, the tiles that contain its AEDs, encoded as in `domain/registry/registry-coverage.ts`. */
  readonly coverage: Readonly<Record<string, readonly number[]>>;
  /** For each country, the number of AEDs and their sources, encoded as in `domain/registry/registry-countries.ts`. */
  readonly countries: Readonly<Record<string, EncodedCountry>>;
  readonly bytes: { readonly raw: number; readonly brotli: number };
  readonly bounds: readonly [number, number, number, number];
}

/**
 * Returns the western, southern, eastern and northern bounds of the published records, or the whole world if there are
 * none.
 */
export function boundsOfRecords(records: PositionedRecords, order: CellOrder): [number, number, number, number] {
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

/** The date of a registry is the oldest known date of its sources. */
const oldestDate = (sources: readonly IndexedSource[]): CivilDate | null =>
  sources.flatMap(({ asOf }) => asOf ?? []).sort()[0] ?? null;

/**
 * Creates the index of a registry. It is a TileJSON 3.0.0 document
 * (https://github.com/mapbox/tilejson-spec/tree/master/3.0.0) with additional data in `registry`. It does not depend on
 * the time of the import or on the machine.
 */
export function buildIndexDocument(facts: IndexFacts): object {
  const { version, fileVersions } = facts;
  return {
    tilejson: '3.0.0',
    name: facts.name,
    description:
      'Defibrillators from open AED lists, as GeoJSON cells of XYZ tiles, each with its changes in changes/.',
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
      asOf: oldestDate(facts.sources),
      hoursFrom: facts.hoursFrom,
      aedCount: facts.counts.kept,
      counts: facts.counts,
      sources: facts.sources,
      licence: deriveLicence(facts.sources),
      compressedBytes: facts.bytes.brotli,
      cellCount: facts.cellCount,
      placeCount: facts.placeCount,
      coverage: facts.coverage,
      countries: facts.countries,
      cells: facts.tree,
      ...fileVersions,
    },
  };
}
