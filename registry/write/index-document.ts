import type { RegistrySource } from '../../domain/aed/aed-registry.ts';
import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import type { CellTree } from '../../domain/registry/cell-tree.ts';
import { derivedLicence } from '../../domain/registry/licences.ts';
import type { EncodedCountry } from '../../domain/registry/registry-countries.ts';
import { finestCellZoom, type RegistryFileVersions } from '../../domain/registry/registry-file-versions.ts';
import { type IndexedSource, registryFormat } from '../../domain/registry/registry-index.ts';
import type { PlacedRecords } from '../reconcile/candidate-pairs.ts';
import type { CellOrder } from './cell-order.ts';

interface IndexFacts {
  readonly name: string;
  /** Dated rules of the hours are calculated from this day. */
  readonly hoursFrom: CivilDate;
  readonly checksum: string;
  readonly sources: readonly IndexedSource[];
  readonly tree: CellTree;
  readonly version: string;
  readonly stamps: RegistryFileVersions;
  readonly counts: { readonly read: number; readonly kept: number; readonly merged: number; readonly dropped: number };
  readonly cellCount: { readonly aeds: number; readonly clusters: number };
  /** Number of towns in places.json; the file is missing if there are none. */
  readonly placeCount: number;
  /** By country the tiles with its AEDs, see `registry-coverage.ts` of `domain`. */
  readonly coverage: Readonly<Record<string, readonly number[]>>;
  /** By country the number of AEDs and their registers, see `registry-countries.ts` of `domain`. */
  readonly countries: Readonly<Record<string, EncodedCountry>>;
  readonly bytes: { readonly raw: number; readonly brotli: number };
  readonly bounds: readonly [number, number, number, number];
}

/** West, south, east, north of the published records; the whole world if there are none. */
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

/** The registry is as old as its oldest source with a known date. */
const oldestDate = (sources: readonly IndexedSource[]): CivilDate | null =>
  sources.flatMap(({ asOf }) => asOf ?? []).sort()[0] ?? null;

/**
 * The index of a registry: TileJSON 3.0.0 (https://github.com/mapbox/tilejson-spec/tree/master/3.0.0) with the site's
 * data in `registry`. Independent of the time and machine of the import.
 */
export function indexDocument(facts: IndexFacts): object {
  const { version, stamps } = facts;
  return {
    tilejson: '3.0.0',
    name: facts.name,
    description:
      'Defibrillators from open registers, as GeoJSON cells of XYZ tiles, each with its changes in changes/.',
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
      licence: derivedLicence(facts.sources),
      compressedBytes: facts.bytes.brotli,
      cellCount: facts.cellCount,
      placeCount: facts.placeCount,
      coverage: facts.coverage,
      countries: facts.countries,
      cells: facts.tree,
      ...stamps,
    },
  };
}
