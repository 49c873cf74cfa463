import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { createReportApplier } from '../../../../domain/corrections/apply-reports.ts';
import { confirmedMissingAeds, isListedNow, withMissingAeds } from '../../../../domain/corrections/missing-aed.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import { type MapTile, tileAt } from '../../../../domain/geography/map-tile.ts';
import type { LongitudeLatitude, SearchResult } from '../../../../domain/geography/position.ts';
import type { PublicReport } from '../../../../domain/report/public-report.ts';
import { reportTileContaining, reportTileOf, reportTilesNear } from '../../../../domain/report/report-tiles.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { SearchMatches } from './aed-source.ts';
import { missingAedRadiusKm, searchRadiusKm } from './search-limits.ts';

type ReadReports = (square: MapTile, waitMs?: number) => Promise<readonly PublicReport[]>;

/**
 * At most this many tiles of reports are requested for a cell, those with the most AEDs: the cells of a sparse registry
 * may be as wide as a continent.
 */
const squaresOfCell = 6;

/** The report tiles of a cell's AEDs, those with the most AEDs first. */
function squaresOf(aeds: readonly RegisteredAed[]): readonly MapTile[] {
  const counted = new Map<string, { readonly square: MapTile; count: number }>();
  for (const { position } of aeds) {
    const square = reportTileOf(position);
    const key = `${square.x}/${square.y}`;
    const entry = counted.get(key) ?? { square, count: 0 };
    entry.count += 1;
    counted.set(key, entry);
  }
  const fullest = [...counted.values()].sort((one, other) => other.count - one.count);
  return fullest.slice(0, squaresOfCell).map(({ square }) => square);
}

/** The visitor's time zone, assumed for a missing AED if no other AED of its cell gives one. */
const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * A registry client that applies reports to its AEDs: unconfirmed reports are shown, confirmed ones corrected, and
 * confirmed missing AEDs added. The requests reveal no more than those for cells.
 */
export function withReportsApplied(client: RegistryClient, readReports: ReadReports): RegistryClient {
  return {
    ...client,
    async cell(tile) {
      const around = reportTileContaining(tile);
      // If the cell lies within one report tile, both are requested in parallel. Otherwise the search waits only for
      // the reports around its position (`missingAround`): others are about AEDs that are too far away to fetch.
      const early = around === null ? null : readReports(around);
      const cell = await client.cell(tile);
      if (cell.aeds.length === 0) return cell;
      const reports = await (early ??
        Promise.all(squaresOf(cell.aeds).map((square) => readReports(square, 0))).then((lists) => lists.flat()));
      if (reports.length === 0) return cell;
      const apply = createReportApplier(reports);
      const aeds = cell.aeds.flatMap((aed) => apply(aed) ?? []);
      const missing = confirmedMissingAeds(reports, cell.aeds[0]?.timeZone ?? ownTimeZone()).filter((aed) => {
        const { x, y } = tileAt(aed.position, tile.z);
        return x === tile.x && y === tile.y && !isListedNow(aed, aeds);
      });
      return { ...cell, aeds: [...aeds, ...missing] };
    },
    async missingAround(position) {
      const lists = await Promise.all(
        reportTilesNear(position, missingAedRadiusKm).map((square) => readReports(square)),
      );
      return confirmedMissingAeds(lists.flat(), ownTimeZone());
    },
  };
}

/** Applies late reports to search results: to AEDs whose reports were not known yet, and for confirmed missing ones. */
export function withLateReports(
  found: SearchMatches,
  reports: readonly PublicReport[],
  position: LongitudeLatitude,
): SearchMatches {
  const apply = createReportApplier(reports);
  const now = (entry: SearchResult<RegisteredAed>) => {
    const item = apply(entry.item);
    if (item === entry.item) return entry;
    return item === null ? [] : { item, distanceKm: distanceKm(position, item.position) };
  };
  const [alternative = null] = found.alternative === null ? [] : [found.alternative].flatMap(now);
  const missing = confirmedMissingAeds(reports, ownTimeZone());
  const listed = withMissingAeds(found.listed.flatMap(now), missing, position, searchRadiusKm);
  return { listed, alternative };
}
