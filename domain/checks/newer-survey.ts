import type { Check } from './check.ts';

/** Checks whether the source's own survey of the AED is newer than the reports. */
export const checkNewerSurvey: Check = ({ kind, reports, registered }) => {
  const checked = registered?.checked ?? null;
  if (kind === 'new' || kind === 'present' || checked === null) return null;
  const newest = reports
    .map(({ seenAt }) => seenAt)
    .sort()
    .at(-1);
  if (newest === undefined) return null;
  // The date of the survey may be only a month or a year. The newest report's date is then shortened to the same
  // length.
  const isNewer = checked > newest.slice(0, checked.length);
  return isNewer
    ? { leaning: 'against', reason: `The AED list says the AED was checked on ${checked}, after the newest report.` }
    : {
        leaning: 'neutral',
        reason: `The AED list says the AED was last checked on ${checked}, before the newest report.`,
      };
};
