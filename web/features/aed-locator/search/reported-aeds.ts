import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { reportApplier } from '../../../../domain/corrections/apply-reports.ts';
import { isListedNow, missingAedsOf, withMissingAeds } from '../../../../domain/corrections/missing-aed.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import { type MapTile, tileAt } from '../../../../domain/geography/map-tile.ts';
import type { Found, LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { PublicReport } from '../../../../domain/report/public-report.ts';
import { reportSquareOf, squareAround, squaresNear } from '../../../../domain/report/report-squares.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { AedsFound } from './aed-source.ts';
import { missingWithinKm, searchRadiusKm } from './search-limits.ts';

type ReadReports = (square: MapTile, waitMs?: number) => Promise<readonly PublicReport[]>;

/** A sparse registry has cells as wide as a continent; for a cell with more tiles, only the fullest are requested. */
const squaresOfCell = 6;

/** The report tiles of a cell's AEDs, those with the most first. */
function squaresOf(aeds: readonly RegisteredAed[]): readonly MapTile[] {
  const counted = new Map<string, { readonly square: MapTile; count: number }>();
  for (const { position } of aeds) {
    const square = reportSquareOf(position);
    const key = `${square.x}/${square.y}`;
    const entry = counted.get(key) ?? { square, count: 0 };
    entry.count += 1;
    counted.set(key, entry);
  }
  const fullest = [...counted.values()].sort((one, other) => other.count - one.count);
  return fullest.slice(0, squaresOfCell).map(({ square }) => square);
}

/** Searchers are usually there. */
const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The registry with reports applied to its AEDs: marked if unconfirmed, corrected if confirmed, and with confirmed
 * missing ones added. Requests reveal no more than those for cells.
 */
export function withReports(client: RegistryClient, readReports: ReadReports): RegistryClient {
  return {
    ...client,
    async cell(tile) {
      const around = squareAround(tile);
      // Both are requested in parallel if the cell need not be read first. Otherwise the search waits only for those
      // around its position (`missingAround`): further ones are about AEDs that nobody fetches.
      const early = around === null ? null : readReports(around);
      const cell = await client.cell(tile);
      if (cell.aeds.length === 0) return cell;
      const reports = await (early ??
        Promise.all(squaresOf(cell.aeds).map((square) => readReports(square, 0))).then((lists) => lists.flat()));
      if (reports.length === 0) return cell;
      const apply = reportApplier(reports);
      const aeds = cell.aeds.flatMap((aed) => apply(aed) ?? []);
      const missing = missingAedsOf(reports, cell.aeds[0]?.timeZone ?? ownTimeZone()).filter((aed) => {
        const { x, y } = tileAt(aed.position, tile.z);
        return x === tile.x && y === tile.y && !isListedNow(aed, aeds);
      });
      return { ...cell, aeds: [...aeds, ...missing] };
    },
    async missingAround(position) {
      const lists = await Promise.all(squaresNear(position, missingWithinKm).map((square) => readReports(square)));
      return missingAedsOf(lists.flat(), ownTimeZone());
    },
  };
}

/** Search results updated with late reports: for AEDs without known reports, and confirmed missing ones. */
export function withLateReports(
  found: AedsFound,
  reports: readonly PublicReport[],
  position: LongitudeLatitude,
): AedsFound {
  const apply = reportApplier(reports);
  const now = (entry: Found<RegisteredAed>) => {
    const item = apply(entry.item);
    if (item === entry.item) return entry;
    return item === null ? [] : { item, distanceKm: distanceKm(position, item.position) };
  };
  const [alternative = null] = found.alternative === null ? [] : [found.alternative].flatMap(now);
  const missing = missingAedsOf(reports, ownTimeZone());
  const listed = withMissingAeds(found.listed.flatMap(now), missing, position, searchRadiusKm);
  return { listed, alternative };
}
