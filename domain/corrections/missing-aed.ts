import type { RegisteredAed } from '../aed/aed-registry.ts';
import { distanceKm } from '../geography/distance.ts';
import type { LongitudeLatitude, SearchResult } from '../geography/position.ts';
import type { PublicReport } from '../report/public-report.ts';
import { createReportApplier, parseReportedHours, samePlaceKm } from './apply-reports.ts';

/** Longer texts describe the location and are not a name. */
const longestName = 60;

/**
 * An AED that no register lists, from reports that a steward confirmed; null for any other report. Access and last
 * check are unknown.
 */
function missingAedOf(report: PublicReport, timeZone: string): RegisteredAed | null {
  const { kind, state, aedId, place, says, hoursText } = report;
  if (kind !== 'new' || state !== 'confirmed' || place === null) return null;
  return {
    id: aedId,
    position: place,
    name: says !== null && says.length <= longestName ? says : 'AED',
    address: null,
    location: says === null ? {} : { und: says },
    level: null,
    isIndoor: null,
    isLocked: null,
    access: 'unknown',
    phone: null,
    hasChildPads: null,
    hours: parseReportedHours(hoursText),
    hoursText,
    timeZone,
    checked: null,
    sources: [],
    sameAs: [],
  };
}

/**
 * Whether a missing AED is no longer missing: another one is at its location, for example because a register now lists
 * it.
 */
export function isListedNow(missing: RegisteredAed, aeds: readonly RegisteredAed[]): boolean {
  return aeds.some(({ id, position }) => id !== missing.id && distanceKm(position, missing.position) <= samePlaceKm);
}

/** The confirmed missing AEDs, with later reports about each. */
export function confirmedMissingAeds(reports: readonly PublicReport[], timeZone: string): readonly RegisteredAed[] {
  const apply = createReportApplier(reports);
  return reports.flatMap((report) => {
    const missing = missingAedOf(report, timeZone);
    return missing === null ? [] : (apply(missing) ?? []);
  });
}

/**
 * Search results plus the missing AEDs within a distance that are not duplicates of a result. A duplicate is dropped in
 * favour of the result.
 */
export function withMissingAeds(
  found: readonly SearchResult<RegisteredAed>[],
  missing: readonly RegisteredAed[],
  position: LongitudeLatitude,
  withinKm: number,
): readonly SearchResult<RegisteredAed>[] {
  const aeds = found.map(({ item }) => item);
  const near = missing
    .filter((aed) => !isListedNow(aed, aeds))
    .map((item) => ({ item, distanceKm: distanceKm(position, item.position) }))
    .filter((entry) => entry.distanceKm <= withinKm);
  return [...new Map([...near, ...found].map((entry) => [entry.item.id, entry])).values()];
}
