import type { Check } from './check.ts';

/** Checks whether the reported hours are machine-readable. Hours that are not could be published only as free text. */
export const checkReadableHours: Check = ({ reports, readsHours }) => {
  const hoursTexts = reports.flatMap(({ hoursText }) => (hoursText === null ? [] : [hoursText]));
  if (hoursTexts.length === 0) return null;
  const unread = hoursTexts.find((hoursText) => !readsHours(hoursText));
  return unread === undefined
    ? { leaning: 'for', reason: 'We can read these hours automatically.' }
    : { leaning: 'against', reason: `We cannot read these hours automatically: “${unread.slice(0, 60)}”.` };
};
