import type { Check } from './check.ts';

/** A survey in the register that is newer than what people saw. */
export const newerSurvey: Check = ({ kind, reports, registered }) => {
  const checked = registered?.checked ?? null;
  if (kind === 'new' || kind === 'present' || checked === null) return null;
  const newest = reports
    .map(({ seenAt }) => seenAt)
    .sort()
    .at(-1);
  if (newest === undefined) return null;
  // A month or a year alone is compared as far as it goes.
  const isNewer = checked > newest.slice(0, checked.length);
  return isNewer
    ? { leaning: 'against', reason: `The register was checked on ${checked}, after the newest report.` }
    : { leaning: 'neutral', reason: `The register was last checked on ${checked}, before the newest report.` };
};
