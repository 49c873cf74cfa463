import type { PublicReport } from './public-report.ts';

/** This many independent reports make an AED uncertain; more have no further effect until a person decides. */
export const minReportsForDoubt = 2;

/**
 * Our own estimates, because no figure is known: of AEDs that two strangers report, one in two is available all the
 * same. Of those a steward has confirmed as locked or broken, hardly any.
 */
export const availableShareWhenReported = { reported: 0.5, confirmed: 0.05 } as const;

/** The doubt that reports cause about an AED; null if none. */
export function reportedDoubtOf(
  reports: readonly PublicReport[] | undefined,
): keyof typeof availableShareWhenReported | null {
  const against = reports?.filter(({ kind }) => kind !== 'present') ?? [];
  const isConfirmedBroken = ({ kind, state }: PublicReport) => kind === 'out-of-order' && state === 'confirmed';
  if (against.some((report) => isConfirmedBroken(report) && !report.isContradicted)) return 'confirmed';
  const isDoubted = (report: PublicReport) =>
    // Corrected positions or hours are no longer in doubt; an AED confirmed as gone but listed again is, and so is a
    // broken one that was checked since.
    report.state === 'confirmed'
      ? report.kind === 'gone' || isConfirmedBroken(report)
      : report.count >= minReportsForDoubt;
  return against.some(isDoubted) ? 'reported' : null;
}
