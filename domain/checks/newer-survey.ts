import type { Check } from './check.ts';

/** The register was surveyed after people made their reports. */
export const newerSurvey: Check = ({ kind, reports, registered }) => {
  const checked = registered?.checked ?? null;
  if (kind === 'new' || kind === 'present' || checked === null) return null;
  const newest = reports
    .map(({ seenAt }) => seenAt)
    .sort()
    .at(-1);
  if (newest === undefined) return null;
  // A month or a year alone is compared at its own precision.
  const isNewer = checked > newest.slice(0, checked.length);
  return isNewer
    ? { leaning: 'against', reason: `The register was checked on ${checked}, after the newest report.` }
    : { leaning: 'neutral', reason: `The register was last checked on ${checked}, before the newest report.` };
};
