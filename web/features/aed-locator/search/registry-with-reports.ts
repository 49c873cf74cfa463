import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { createReportApplier } from '../../../../domain/corrections/apply-reports.ts';
import { addMissingAeds, isListedNow, listConfirmedMissingAeds } from '../../../../domain/corrections/missing-aed.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import { type MapTile, tileAt } from '../../../../domain/geography/map-tile.ts';
import type { ItemWithDistance, LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { PublicReport } from '../../../../domain/report/public-report.ts';
import { findReportTileContaining, findReportTilesNear, reportTileOf } from '../../../../domain/report/report-tiles.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { SearchMatches } from './aed-source.ts';
import { missingAedRadiusKm, searchRadiusKm } from './search-limits.ts';

type ReadReports = (square: MapTile, waitMs?: number) => Promise<readonly PublicReport[]>;

/**
 * Maximum number of report tiles requested for one cell. It is limited because a cell with few AEDs may be as wide as a
 * continent. The tiles with the most AEDs are requested.
 */
const maxTilesPerCell = 6;

/** Returns the tiles whose reports may concern the given AEDs. Tiles with the most AEDs come first. */
function reportTilesWith(aeds: readonly RegisteredAed[]): readonly MapTile[] {
  const counted = new Map<string, { readonly square: MapTile; count: number }>();
  for (const { position } of aeds) {
    const square = reportTileOf(position);
    const key = `${square.x}/${square.y}`;
    const entry = counted.get(key) ?? { square, count: 0 };
    entry.count += 1;
    counted.set(key, entry);
  }
  const fullest = [...counted.values()].sort((one, other) => other.count - one.count);
  return fullest.slice(0, maxTilesPerCell).map(({ square }) => square);
}

/** Returns the visitor's time zone. It is assumed for a missing AED in a cell without any other AED. */
const visitorTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Wraps a registry client and applies reports to its AEDs. Confirmed reports correct an AED or add a missing one.
 * Unconfirmed reports are shown with the AED. The requests for reports reveal no more about the visitor's position than
 * the requests for cells.
 */
export function withReportsApplied(client: RegistryClient, readReports: ReadReports): RegistryClient {
  return {
    ...client,
    async cell(tile) {
      const around = findReportTileContaining(tile);
      // If the cell lies within one report tile, that tile's reports are requested at the same time as the cell.
      // Otherwise the search does not wait for the cell's reports. `missingAround` requests those around the searched
      // position.
      const ownReports = around === null ? null : readReports(around);
      const cell = await client.cell(tile);
      if (cell.aeds.length === 0) return cell;
      const reports = await (ownReports ??
        Promise.all(reportTilesWith(cell.aeds).map((square) => readReports(square, 0))).then((lists) => lists.flat()));
      if (reports.length === 0) return cell;
      const apply = createReportApplier(reports);
      const aeds = cell.aeds.flatMap((aed) => apply(aed) ?? []);
      const missing = listConfirmedMissingAeds(reports, cell.aeds[0]?.timeZone ?? visitorTimeZone()).filter((aed) => {
        const { x, y } = tileAt(aed.position, tile.z);
        return x === tile.x && y === tile.y && !isListedNow(aed, aeds);
      });
      return { ...cell, aeds: [...aeds, ...missing] };
    },
    async missingAround(position) {
      const lists = await Promise.all(
        findReportTilesNear(position, missingAedRadiusKm).map((square) => readReports(square)),
      );
      return listConfirmedMissingAeds(lists.flat(), visitorTimeZone());
    },
  };
}

/**
 * Applies reports that arrived after the search to its results. They change AEDs and add missing AEDs that were
 * confirmed.
 */
export function withLateReports(
  found: SearchMatches,
  reports: readonly PublicReport[],
  position: LongitudeLatitude,
): SearchMatches {
  const apply = createReportApplier(reports);
  const now = (entry: ItemWithDistance<RegisteredAed>) => {
    const item = apply(entry.item);
    if (item === entry.item) return entry;
    return item === null ? [] : { item, distanceKm: distanceKm(position, item.position) };
  };
  const [alternative = null] = found.alternative === null ? [] : [found.alternative].flatMap(now);
  const missing = listConfirmedMissingAeds(reports, visitorTimeZone());
  const listed = addMissingAeds(found.listed.flatMap(now), missing, position, searchRadiusKm);
  return { listed, alternative };
}
