import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { applyReports, reportsById, reportsOf } from '../../../../domain/corrections/apply-reports.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { Found, LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { ToldReport } from '../../../../domain/report/told-report.ts';
import type { AedsFound } from './aed-source.ts';

/**
 * What was found from a position, with reports that came after it: of an AED of which none was known. An AED that tells of some keeps
 * them, for what they put right is put right already.
 */
export function withLateReports(
  found: AedsFound,
  reports: readonly ToldReport[],
  position: LongitudeLatitude,
): AedsFound {
  const byId = reportsById(reports);
  const now = (entry: Found<RegisteredAed>) => {
    if (entry.item.reported !== undefined) return entry;
    const item = applyReports(entry.item, reportsOf(entry.item, byId));
    if (item === entry.item) return entry;
    return item === null ? [] : { item, distanceKm: distanceKm(position, item.position) };
  };
  const [alternative = null] = found.alternative === null ? [] : [found.alternative].flatMap(now);
  return { listed: found.listed.flatMap(now), alternative };
}
