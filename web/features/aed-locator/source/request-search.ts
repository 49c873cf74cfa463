import { checksumListPath } from '../../../../domain/checksum/cell-names.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { readTree } from '../../../../domain/registry/cell-tree.ts';
import { likelyCells } from '../../../../domain/registry/nearest-cells.ts';
import { filesOfCell, readStamps } from '../../../../domain/registry/registry-stamps.ts';
import { squareAround, squaresNear } from '../../../../domain/report/report-squares.ts';
import { Untrusted } from '../../../../domain/text/untrusted.ts';
import { requestRpcAhead } from '../../../backend/ask-rpc.ts';
import { reportsRpc } from '../../../backend/reports/reports-rpc.ts';
import { requestAhead } from '../../../platform/requests-ahead.ts';
import { siteConfig } from '../../../site-config.ts';
import { clockRequest, missingWithinKm, searchCount, searchRadiusKm } from '../search/search-limits.ts';

/** At most four cells are requested: as many as meet at a corner. */
const mostCells = 4;

/**
 * Requests what a search at a position reads first, while its code is loading: on a slow connection one wave of
 * requests less. They reveal no more than the search (law 6). Throws UnreadableDataError for an index that does not fit
 * the format.
 *
 * @param indexFile the unparsed index of the registry
 */
export function requestSearch(indexFile: unknown, position: LongitudeLatitude): void {
  const { registryUrl } = siteConfig;
  requestAhead(`${registryUrl}/index.json`, clockRequest);
  const registry = new Untrusted(indexFile, 'index.json').field('registry');
  const [stamps, version] = [readStamps(registry), registry.field('version').text()];
  const around = { position, tree: readTree(registry.field('cells')), k: searchCount, withinKm: searchRadiusKm };
  const cells = likelyCells(around, mostCells);
  const paths = cells.flatMap((cell) => {
    const { base, changes } = filesOfCell(stamps, cell);
    return [base.path, ...(changes === null ? [] : [changes.path]), checksumListPath(cell, version)];
  });
  for (const path of new Set(paths)) requestAhead(`${registryUrl}/${path}`);
  const squares = [...squaresNear(position, missingWithinKm), ...cells.flatMap((cell) => squareAround(cell) ?? [])];
  for (const rpc of new Set(squares.map(reportsRpc))) requestRpcAhead(rpc);
}
