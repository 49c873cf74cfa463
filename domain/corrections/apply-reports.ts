import type { RegisteredAed } from '../aed/aed-registry.ts';
import { omitUncertainty } from '../aed/data-uncertainty.ts';
import { alwaysOpen, type WeeklyOpeningHours } from '../aed/weekly-opening-hours.ts';
import { distanceKm } from '../geography/distance.ts';
import type { PublicReport } from '../report/public-report.ts';

/**
 * How a confirmed correction relates to the source's current data. 'agreed' means that the source now says the same, so
 * the correction is obsolete. 'contradicted' means that the source has changed but says something else, so a person
 * must check the AED.
 */
export type CorrectionState = 'needed' | 'agreed' | 'contradicted';

/**
 * Positions closer together than this count as the same. Two phones at the same wall can report positions this far
 * apart.
 */
export const sameLocationRadiusKm = 0.02;

/**
 * Maximum distance in km by which one person alone may move an AED; `private.pin_error_metres()` in the database is the
 * same. A longer move needs two people. This is checked here as well, because the database knows the AED's old position
 * only from the reporter.
 */
const pinErrorKm = 0.1;

/** Whether one person alone has moved an AED more than `pinErrorKm` away from its position in the source. */
const isMovedAlone = ({ position }: RegisteredAed, { kind, place, people }: PublicReport): boolean =>
  kind === 'place' && place !== null && people < 2 && distanceKm(position, place) > pinErrorKm;

/** Whether an AED was checked after the day of the decision. False if either date is less precise than a day. */
function isCheckedAfter({ checked }: RegisteredAed, day: string | null): boolean {
  return checked !== null && day !== null && checked.length === day.length && checked > day;
}

const sameHours = (one: string | null, other: string | null) =>
  (one ?? '').replaceAll(/\s/g, '').toLowerCase() === (other ?? '').replaceAll(/\s/g, '').toLowerCase();

/**
 * Parses the opening hours in a report. Any text other than 24/7 gives null, because it is shown and not calculated
 * with.
 */
export const parseReportedHours = (hoursText: string | null): WeeklyOpeningHours | null =>
  sameHours(hoursText, '24/7') ? alwaysOpen : null;

/** Returns how a confirmed correction relates to the source's current record of the AED. */
export function determineCorrectionState(report: PublicReport, aed: RegisteredAed): CorrectionState {
  const { kind, place, hoursText, decided, registered } = report;
  if (kind === 'place' && place !== null) {
    if (distanceKm(aed.position, place) <= sameLocationRadiusKm) return 'agreed';
    const hasMoved = registered !== null && distanceKm(aed.position, registered.position) > sameLocationRadiusKm;
    return hasMoved ? 'contradicted' : 'needed';
  }
  if (kind === 'hours' && hoursText !== null) {
    if (sameHours(aed.hoursText, hoursText)) return 'agreed';
    return registered !== null && !sameHours(aed.hoursText, registered.hoursText) ? 'contradicted' : 'needed';
  }
  return isCheckedAfter(aed, decided) ? 'contradicted' : 'needed';
}

/**
 * Adds reports to an AED and applies confirmed corrections. Returns null if the AED no longer exists. A correction that
 * the source agrees with or contradicts changes nothing. Corrected hours are shown as text and, except for 24/7, not
 * used in calculations.
 */
export function applyReports(aed: RegisteredAed, reports: readonly PublicReport[]): RegisteredAed | null {
  const relevant = reports.flatMap((report) => {
    const state = report.state === 'confirmed' ? determineCorrectionState(report, aed) : null;
    if (state === 'agreed') return [];
    if (state === 'contradicted') return [{ ...report, isContradicted: true }];
    // A long move that only one person has confirmed is not applied.
    return [state !== null && isMovedAlone(aed, report) ? { ...report, state: 'open' as const } : report];
  });
  if (relevant.length === 0) return aed;
  const valid = relevant.filter(({ state, isContradicted }) => state === 'confirmed' && !isContradicted);
  if (valid.some(({ kind }) => kind === 'gone')) return null;
  return valid.reduce(corrected, { ...aed, reported: relevant });
}

function corrected(aed: RegisteredAed, { kind, place, hoursText }: PublicReport): RegisteredAed {
  if (kind === 'place' && place !== null) return { ...aed, position: place, doubts: omitUncertainty(aed, 'place') };
  if (kind !== 'hours' || hoursText === null) return aed;
  return { ...aed, hoursText, hours: parseReportedHours(hoursText) };
}

export function groupReportsById(reports: readonly PublicReport[]): ReadonlyMap<string, readonly PublicReport[]> {
  const byId = new Map<string, PublicReport[]>();
  for (const report of reports) byId.set(report.aedId, [...(byId.get(report.aedId) ?? []), report]);
  return byId;
}

/**
 * Maximum distance in km between an AED and a report with its id; reports from farther away are ignored. A source
 * rarely corrects a position by more than this, so a report from farther away is about another AED, or forged to appear
 * here.
 */
const sameCaseKm = 10;

/**
 * Returns the reports about an AED, under any of its ids. If several unconfirmed reports have the same id and kind,
 * only the nearest counts. Otherwise a single visitor could fill the AED's card with reports from different places.
 */
export function findReportsAboutAed(
  aed: RegisteredAed,
  byId: ReadonlyMap<string, readonly PublicReport[]>,
): readonly PublicReport[] {
  const away = ({ at }: PublicReport) => (at === null ? 0 : distanceKm(at, aed.position));
  const here = [aed.id, ...aed.sameAs]
    .flatMap((id) => byId.get(id) ?? [])
    .filter((report) => away(report) <= sameCaseKm);
  const byDistance = here.toSorted((one, other) => away(one) - away(other));
  const isNearest = (report: PublicReport) => byDistance.find((other) => isSameQuestion(report, other)) === report;
  return here.filter((report) => report.state === 'confirmed' || isNearest(report));
}

const isSameQuestion = (one: PublicReport, other: PublicReport): boolean =>
  one.aedId === other.aedId && one.kind === other.kind && other.state !== 'confirmed';

/**
 * Creates a function that applies reports to an AED and returns null if the AED no longer exists. An AED that already
 * has reports is returned unchanged, because its corrections have been applied.
 */
export function createReportApplier(reports: readonly PublicReport[]): (aed: RegisteredAed) => RegisteredAed | null {
  const byId = groupReportsById(reports);
  return (aed) => (aed.reported === undefined ? applyReports(aed, findReportsAboutAed(aed, byId)) : aed);
}
