import type { PublicReport } from './public-report.ts';

/**
 * An AED becomes uncertain after this many independent reports. Further reports have no effect until a steward decides.
 */
export const minReportsForDoubt = 2;

/**
 * Share of reported AEDs that are nevertheless available: half of those reported by two strangers, and hardly any of
 * those that a steward has confirmed as locked or broken. Both are our own estimates, because no figures are known.
 */
export const availableShareWhenReported = { reported: 0.5, confirmed: 0.05 } as const;

/** Returns how visitors' reports cast doubt on an AED; null if there are too few reports. */
export function reportedDoubtOf(
  reports: readonly PublicReport[] | undefined,
): keyof typeof availableShareWhenReported | null {
  const against = reports?.filter(({ kind }) => kind !== 'present') ?? [];
  const isConfirmedBroken = ({ kind, state }: PublicReport) => kind === 'out-of-order' && state === 'confirmed';
  if (against.some((report) => isConfirmedBroken(report) && !report.isContradicted)) return 'confirmed';
  const isDoubted = (report: PublicReport) =>
    // Once corrected positions or hours are confirmed, the AED is no longer doubtful. An AED stays doubtful if it was
    // confirmed as no longer there but is listed again, or was confirmed as broken and has been checked since.
    report.state === 'confirmed'
      ? report.kind === 'gone' || isConfirmedBroken(report)
      : report.count >= minReportsForDoubt;
  return against.some(isDoubted) ? 'reported' : null;
}
