import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { applyReports, reportsById, reportsOf } from '../../../../domain/corrections/apply-reports.ts';
import { missingAedsOf, withMissingAeds } from '../../../../domain/corrections/missing-aed.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { Found, LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { PublicReport } from '../../../../domain/report/public-report.ts';
import { ownTimeZone } from '../registry/reported-cells.ts';
import type { AedsFound } from './aed-source.ts';
import { searchRadiusKm } from './search-registry.ts';

/**
 * What was found from a position, with reports that came after it: of an AED of which none was known, and the missing ones that they
 * confirm. An AED that tells of some keeps them, for what they put right is put right already.
 */
export function withLateReports(
  found: AedsFound,
  reports: readonly PublicReport[],
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
  const missing = missingAedsOf(reports, ownTimeZone());
  const listed = withMissingAeds(found.listed.flatMap(now), missing, position, searchRadiusKm);
  return { listed, alternative };
}
