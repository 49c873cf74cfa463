import type { PublicReport } from './public-report.ts';

/** So many independent reports make an AED uncertain, and no number of them makes it more than that: the rest is for a person. */
export const leastReports = 2;

/**
 * Our own estimate, no figure being known: of AEDs that two strangers report, one in two is available all the same. Where a steward has
 * confirmed that one is locked or broken, hardly any.
 */
export const reportedShare = { reported: 0.5, confirmed: 0.05 } as const;

/** What reports make of an AED; null if they leave it as it is. */
export function doubtOf(reports: readonly PublicReport[] | undefined): keyof typeof reportedShare | null {
  const against = reports?.filter(({ kind }) => kind !== 'present') ?? [];
  const isConfirmedBroken = ({ kind, state }: PublicReport) => kind === 'out-of-order' && state === 'confirmed';
  if (against.some((report) => isConfirmedBroken(report) && !report.isContradicted)) return 'confirmed';
  const isDoubted = (report: PublicReport) =>
    // What is put right in place or hours is no doubt any more; that it is gone and listed again is one, or broken and checked since.
    report.state === 'confirmed' ? report.kind === 'gone' || isConfirmedBroken(report) : report.count >= leastReports;
  return against.some(isDoubted) ? 'reported' : null;
}
