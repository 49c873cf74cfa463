import type { RegisteredAed } from '../aed/aed-registry.ts';
import { alwaysOpen, type OpeningWeek } from '../aed/opening-week.ts';
import { withoutDoubt } from '../aed/register-doubts.ts';
import { distanceKm } from '../geography/distance.ts';
import type { PublicReport } from '../report/public-report.ts';

/**
 * How a confirmed correction stands to the register as it is now. agreed: the register says the same, and the correction is done with;
 * contradicted: the register has said something else since, and a person has to look again.
 */
export type CorrectionState = 'needed' | 'agreed' | 'contradicted';

/** Nearer than this two places are one: two telephones at the same wall differ by as much. */
export const samePlaceKm = 0.02;

/**
 * As far as one person may put a pin right: `private.pin_error_metres()` of the database. Farther takes two, and that is looked at here as well,
 * for where the register has an AED the database knows by whoever reported it alone.
 */
const pinErrorKm = 0.1;

/** Whether one person has moved it farther than that from where the register has it. */
const isMovedAlone = ({ position }: RegisteredAed, { kind, place, people }: PublicReport): boolean =>
  kind === 'place' && place !== null && people < 2 && distanceKm(position, place) > pinErrorKm;

/** Whether somebody has checked the AED after the day of the decision. A month or a year alone says too little. */
function isCheckedAfter({ checked }: RegisteredAed, day: string | null): boolean {
  return checked !== null && day !== null && checked.length === day.length && checked > day;
}

const sameHours = (one: string | null, other: string | null) =>
  (one ?? '').replaceAll(/\s/g, '').toLowerCase() === (other ?? '').replaceAll(/\s/g, '').toLowerCase();

/** Of hours that people write only those of every minute are reckoned with. */
export const parseReportedHours = (hoursText: string | null): OpeningWeek | null =>
  sameHours(hoursText, '24/7') ? alwaysOpen : null;

/** How a confirmed correction of an AED stands to what a register lists of it. */
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
 * An AED with what is reported of it, and with what is confirmed put right: null if it is gone. What the register contradicts or has
 * come to agree with changes nothing. The hours' words are shown and not reckoned with, except for those of every minute.
 */
export function applyReports(aed: RegisteredAed, reports: readonly PublicReport[]): RegisteredAed | null {
  const told = reports.flatMap((report) => {
    const state = report.state === 'confirmed' ? correctionState(report, aed) : null;
    if (state === 'agreed') return [];
    if (state === 'contradicted') return [{ ...report, isContradicted: true }];
    // One person says so, and nobody else yet.
    return [state !== null && isMovedAlone(aed, report) ? { ...report, state: 'open' as const } : report];
  });
  if (told.length === 0) return aed;
  const valid = told.filter(({ state, isContradicted }) => state === 'confirmed' && !isContradicted);
  if (valid.some(({ kind }) => kind === 'gone')) return null;
  return valid.reduce(corrected, { ...aed, reported: told });
}

function corrected(aed: RegisteredAed, { kind, place, hoursText }: PublicReport): RegisteredAed {
  if (kind === 'place' && place !== null) return { ...aed, position: place, doubts: withoutDoubt(aed, 'place') };
  if (kind !== 'hours' || hoursText === null) return aed;
  return { ...aed, hoursText, hours: parseReportedHours(hoursText) };
}

export function reportsById(reports: readonly PublicReport[]): ReadonlyMap<string, readonly PublicReport[]> {
  const byId = new Map<string, PublicReport[]>();
  for (const report of reports) byId.set(report.aedId, [...(byId.get(report.aedId) ?? []), report]);
  return byId;
}

/** Registers put an AED right by less; an id said to be farther away is another AED's, or somebody's who would like to decide on this one. */
const sameCaseKm = 10;

/** The reports about an AED, under whichever of its ids they were made. */
export function reportsOf(
  aed: RegisteredAed,
  byId: ReadonlyMap<string, readonly PublicReport[]>,
): readonly PublicReport[] {
  const isHere = ({ at }: PublicReport) => at === null || distanceKm(at, aed.position) <= sameCaseKm;
  return [aed.id, ...aed.sameAs].flatMap((id) => byId.get(id) ?? []).filter(isHere);
}

/**
 * Applies a list of reports to AEDs, one by one: null for an AED that is gone. An AED with reports from an earlier list keeps those, because
 * their corrections are in it already.
 */
export function reportApplier(reports: readonly PublicReport[]): (aed: RegisteredAed) => RegisteredAed | null {
  const byId = reportsById(reports);
  return (aed) => (aed.reported === undefined ? applyReports(aed, reportsOf(aed, byId)) : aed);
}
