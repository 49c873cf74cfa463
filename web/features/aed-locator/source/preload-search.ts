import { checksumListPath } from '../../../../domain/checksum/cell-names.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { readCellTree } from '../../../../domain/registry/cell-tree.ts';
import { likelyCells } from '../../../../domain/registry/find-nearest.ts';
import { filesOfCell, readFileVersions } from '../../../../domain/registry/registry-file-versions.ts';
import { reportTileContaining, reportTilesNear } from '../../../../domain/report/report-tiles.ts';
import { Untrusted } from '../../../../domain/text/untrusted.ts';
import { prefetchRpc } from '../../../backend/call-rpc.ts';
import { tileReportsRpc } from '../../../backend/reports/reports-rpc.ts';
import { prefetch } from '../../../platform/prefetch-requests.ts';
import { siteConfig } from '../../../site-config.ts';
import { clockRequest, maxSearchResults, missingAedRadiusKm, searchRadiusKm } from '../search/search-limits.ts';

/** At most four cells are requested: as many as meet at a corner. */
const mostCells = 4;

/**
 * Requests what a search at a position reads first, while its code is loading: on a slow connection one wave of
 * requests less. They reveal no more than the search (law 6). Throws UnreadableDataError for an index that does not fit
 * the format.
 *
 * @param indexFile the unparsed index of the registry
 */
export function preloadSearch(indexFile: unknown, position: LongitudeLatitude): void {
  const { registryUrl } = siteConfig;
  prefetch(`${registryUrl}/index.json`, clockRequest);
  const registry = new Untrusted(indexFile, 'index.json').field('registry');
  const [stamps, version] = [readFileVersions(registry), registry.field('version').text()];
  const around = {
    position,
    tree: readCellTree(registry.field('cells')),
    k: maxSearchResults,
    withinKm: searchRadiusKm,
  };
  const cells = likelyCells(around, mostCells);
  const paths = cells.flatMap((cell) => {
    const { base, changes } = filesOfCell(stamps, cell);
    return [base.path, ...(changes === null ? [] : [changes.path]), checksumListPath(cell, version)];
  });
  for (const path of new Set(paths)) prefetch(`${registryUrl}/${path}`);
  const squares = [
    ...reportTilesNear(position, missingAedRadiusKm),
    ...cells.flatMap((cell) => reportTileContaining(cell) ?? []),
  ];
  for (const rpc of new Set(squares.map(tileReportsRpc))) prefetchRpc(rpc);
}
