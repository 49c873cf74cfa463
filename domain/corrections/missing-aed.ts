import type { RegisteredAed } from '../aed/aed-registry.ts';
import { distanceKm } from '../geography/distance.ts';
import type { Found, LongitudeLatitude } from '../geography/position.ts';
import type { PublicReport } from '../report/public-report.ts';
import { parseReportedHours, reportApplier, samePlaceKm } from './apply-reports.ts';

/** Longer words are a description of where it hangs, and no name. */
const longestName = 60;

/**
 * An AED that no register lists, as people have reported it and a steward confirmed; null for any other report. Nobody is known to have
 * said whom it is for, nor to have checked it since.
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

/** Whether a missing AED is missing no more: another one stands at its place, as when a register has come to list it. */
export function isListedNow(missing: RegisteredAed, aeds: readonly RegisteredAed[]): boolean {
  return aeds.some(({ id, position }) => id !== missing.id && distanceKm(position, missing.position) <= samePlaceKm);
}

/** The missing AEDs that are told of, with what is reported of each since. */
export function missingAedsOf(reports: readonly PublicReport[], timeZone: string): readonly RegisteredAed[] {
  const apply = reportApplier(reports);
  return reports.flatMap((report) => {
    const missing = missingAedOf(report, timeZone);
    return missing === null ? [] : (apply(missing) ?? []);
  });
}

/**
 * What was found from a position, each once, with the missing AEDs within so many kilometres that nothing found stands beside. Of one that
 * both tell of, what was found counts.
 */
export function withMissingAeds(
  found: readonly Found<RegisteredAed>[],
  missing: readonly RegisteredAed[],
  position: LongitudeLatitude,
  withinKm: number,
): readonly Found<RegisteredAed>[] {
  const aeds = found.map(({ item }) => item);
  const near = missing
    .filter((aed) => !isListedNow(aed, aeds))
    .map((item) => ({ item, distanceKm: distanceKm(position, item.position) }))
    .filter((entry) => entry.distanceKm <= withinKm);
  return [...new Map([...near, ...found].map((entry) => [entry.item.id, entry])).values()];
}
