import type { RegisteredAed } from '../aed/aed-registry.ts';
import { withoutUncertainty } from '../aed/data-uncertainty.ts';
import { alwaysOpen, type WeeklyOpeningHours } from '../aed/weekly-opening-hours.ts';
import { distanceKm } from '../geography/distance.ts';
import type { PublicReport } from '../report/public-report.ts';

/**
 * Relation of a confirmed correction to the register's current data. agreed: the register says the same, and the
 * correction is obsolete; contradicted: the register has changed to something else, and a person must check again.
 */
export type CorrectionState = 'needed' | 'agreed' | 'contradicted';

/** Positions closer than this count as the same: two phones at the same wall differ by as much. */
export const samePlaceKm = 0.02;

/**
 * Maximum distance by which one person may move a pin: `private.pin_error_metres()` in the database. A move by more
 * needs two people, which is checked here as well, because the database knows the register's position only from the
 * reporter.
 */
const pinErrorKm = 0.1;

/** Whether a single person has moved the pin further than `pinErrorKm` from the register's position. */
const isMovedAlone = ({ position }: RegisteredAed, { kind, place, people }: PublicReport): boolean =>
  kind === 'place' && place !== null && people < 2 && distanceKm(position, place) > pinErrorKm;

/** Whether the AED was checked after the date of the decision. A month or a year alone is too imprecise. */
function isCheckedAfter({ checked }: RegisteredAed, day: string | null): boolean {
  return checked !== null && day !== null && checked.length === day.length && checked > day;
}

const sameHours = (one: string | null, other: string | null) =>
  (one ?? '').replaceAll(/\s/g, '').toLowerCase() === (other ?? '').replaceAll(/\s/g, '').toLowerCase();

/** Parses the hours in a report. Only 24/7 is used in calculations; null for all other texts. */
export const parseReportedHours = (hoursText: string | null): WeeklyOpeningHours | null =>
  sameHours(hoursText, '24/7') ? alwaysOpen : null;

/** Relation of a confirmed correction to a register's record of the AED. */
export function correctionState(report: PublicReport, aed: RegisteredAed): CorrectionState {
  const { kind, place, hoursText, decided, registered } = report;
  if (kind === 'place' && place !== null) {
    if (distanceKm(aed.position, place) <= samePlaceKm) return 'agreed';
    const hasMoved = registered !== null && distanceKm(aed.position, registered.position) > samePlaceKm;
    return hasMoved ? 'contradicted' : 'needed';
  }
  if (kind === 'hours' && hoursText !== null) {
    if (sameHours(aed.hoursText, hoursText)) return 'agreed';
    return registered !== null && !sameHours(aed.hoursText, registered.hoursText) ? 'contradicted' : 'needed';
  }
  return isCheckedAfter(aed, decided) ? 'contradicted' : 'needed';
}

/**
 * An AED with its reports, and with confirmed corrections applied: null if it is gone. Corrections that the register
 * contradicts or agrees with change nothing. Corrected hours are shown as text and not used in calculations, except
 * 24/7.
 */
export function applyReports(aed: RegisteredAed, reports: readonly PublicReport[]): RegisteredAed | null {
  const told = reports.flatMap((report) => {
    const state = report.state === 'confirmed' ? correctionState(report, aed) : null;
    if (state === 'agreed') return [];
    if (state === 'contradicted') return [{ ...report, isContradicted: true }];
    // Only one person has confirmed the move, so it is not applied.
    return [state !== null && isMovedAlone(aed, report) ? { ...report, state: 'open' as const } : report];
  });
  if (told.length === 0) return aed;
  const valid = told.filter(({ state, isContradicted }) => state === 'confirmed' && !isContradicted);
  if (valid.some(({ kind }) => kind === 'gone')) return null;
  return valid.reduce(corrected, { ...aed, reported: told });
}

function corrected(aed: RegisteredAed, { kind, place, hoursText }: PublicReport): RegisteredAed {
  if (kind === 'place' && place !== null) return { ...aed, position: place, doubts: withoutUncertainty(aed, 'place') };
  if (kind !== 'hours' || hoursText === null) return aed;
  return { ...aed, hoursText, hours: parseReportedHours(hoursText) };
}

export function groupReportsById(reports: readonly PublicReport[]): ReadonlyMap<string, readonly PublicReport[]> {
  const byId = new Map<string, PublicReport[]>();
  for (const report of reports) byId.set(report.aedId, [...(byId.get(report.aedId) ?? []), report]);
  return byId;
}

/**
 * Registers move an AED by less than this when they correct its position; a report with its id from farther away is
 * about another AED, or forged to appear in this area.
 */
const sameCaseKm = 10;

/**
 * The reports about an AED, under any of its ids. Of open ones with the same id and kind only the nearest counts: by
 * claiming other places around it, one visitor could otherwise fill the AED's card with reports.
 */
export function reportsAboutAed(
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
 * Applies a list of reports to AEDs, one by one: null for an AED that is gone. An AED with reports from an earlier list
 * keeps those, because their corrections are already applied.
 */
export function createReportApplier(reports: readonly PublicReport[]): (aed: RegisteredAed) => RegisteredAed | null {
  const byId = groupReportsById(reports);
  return (aed) => (aed.reported === undefined ? applyReports(aed, reportsAboutAed(aed, byId)) : aed);
}
