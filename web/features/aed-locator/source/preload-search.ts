import { checksumListPath } from '../../../../domain/checksum/cell-names.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { readCellTree } from '../../../../domain/registry/cell-tree.ts';
import { findLikelyCells } from '../../../../domain/registry/find-nearest.ts';
import { filesOfCell, readFileVersions } from '../../../../domain/registry/registry-file-versions.ts';
import { findReportTileContaining, findReportTilesNear } from '../../../../domain/report/report-tiles.ts';
import { Untrusted } from '../../../../domain/text/untrusted.ts';
import { prefetchRpc } from '../../../backend/call-rpc.ts';
import { buildTileReportsRpc } from '../../../backend/reports/reports-rpc.ts';
import { prefetch } from '../../../platform/prefetch-requests.ts';
import { siteConfig } from '../../../site-config.ts';
import { clockRequestOptions, maxSearchResults, missingAedRadiusKm, searchRadiusKm } from '../search/search-limits.ts';

/** Maximum number of cells to request. Up to four cells meet at a corner. */
const maxCells = 4;

/**
 * Requests the files that a search at the position reads first, while the code of the search is loading. On a slow
 * connection this saves a round trip. These files reveal the visitor's position no more precisely than the files that
 * the search itself requests. Throws UnreadableDataError if the index is invalid.
 *
 * @param indexFile The index of the registry before validation.
 */
export function preloadSearch(indexFile: unknown, position: LongitudeLatitude): void {
  const { registryUrl } = siteConfig;
  prefetch(`${registryUrl}/index.json`, clockRequestOptions);
  const registry = new Untrusted(indexFile, 'index.json').field('registry');
  const [stamps, version] = [readFileVersions(registry), registry.field('version').text()];
  const around = {
    position,
    tree: readCellTree(registry.field('cells')),
    k: maxSearchResults,
    withinKm: searchRadiusKm,
  };
  const cells = findLikelyCells(around, maxCells);
  const paths = cells.flatMap((cell) => {
    const { base, changes } = filesOfCell(stamps, cell);
    return [base.path, ...(changes === null ? [] : [changes.path]), checksumListPath(cell, version)];
  });
  for (const path of new Set(paths)) prefetch(`${registryUrl}/${path}`);
  const squares = [
    ...findReportTilesNear(position, missingAedRadiusKm),
    ...cells.flatMap((cell) => findReportTileContaining(cell) ?? []),
  ];
  for (const rpc of new Set(squares.map(buildTileReportsRpc))) prefetchRpc(rpc);
}
