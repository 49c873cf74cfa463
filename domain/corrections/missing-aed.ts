import { type RegisteredAed, unnamedAed } from '../aed/aed-registry.ts';
import { distanceKm } from '../geography/distance.ts';
import type { ItemWithDistance, LongitudeLatitude } from '../geography/position.ts';
import type { PublicReport } from '../report/public-report.ts';
import { createReportApplier, parseReportedHours, sameLocationRadiusKm } from './apply-reports.ts';

/** Maximum length of a name. A longer text in a report describes the location and is not a name. */
const maxNameLength = 60;

/**
 * Creates an AED that no source lists from a confirmed report of a new AED. Returns null for any other report. The
 * report does not say who may use the AED or when it was last checked.
 */
function missingAedOf(report: PublicReport, timeZone: string): RegisteredAed | null {
  const { kind, state, aedId, place, says, hoursText } = report;
  if (kind !== 'new' || state !== 'confirmed' || place === null) return null;
  return {
    id: aedId,
    position: place,
    name: says !== null && says.length <= maxNameLength ? says : unnamedAed,
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

/** Whether another AED is now listed at the location of a missing one, for example because a source has added it. */
export function isListedNow(missing: RegisteredAed, aeds: readonly RegisteredAed[]): boolean {
  return aeds.some(
    ({ id, position }) => id !== missing.id && distanceKm(position, missing.position) <= sameLocationRadiusKm,
  );
}

/** Returns the missing AEDs that stewards have confirmed, with later reports about each one applied. */
export function listConfirmedMissingAeds(reports: readonly PublicReport[], timeZone: string): readonly RegisteredAed[] {
  const apply = createReportApplier(reports);
  return reports.flatMap((report) => {
    const missing = missingAedOf(report, timeZone);
    return missing === null ? [] : (apply(missing) ?? []);
  });
}

/**
 * Adds missing AEDs within a distance to search results. A missing AED is left out if a result is at the same location
 * or has the same id.
 */
export function addMissingAeds(
  found: readonly ItemWithDistance<RegisteredAed>[],
  missing: readonly RegisteredAed[],
  position: LongitudeLatitude,
  withinKm: number,
): readonly ItemWithDistance<RegisteredAed>[] {
  const aeds = found.map(({ item }) => item);
  const near = missing
    .filter((aed) => !isListedNow(aed, aeds))
    .map((item) => ({ item, distanceKm: distanceKm(position, item.position) }))
    .filter((entry) => entry.distanceKm <= withinKm);
  return [...new Map([...near, ...found].map((entry) => [entry.item.id, entry])).values()];
}
