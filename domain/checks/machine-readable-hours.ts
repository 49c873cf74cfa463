import type { Check } from './check.ts';

/** Checks whether the reported hours are machine-readable. Hours that are not could be published only as free text. */
export const checkReadableHours: Check = ({ reports, readsHours }) => {
  const hoursTexts = reports.flatMap(({ hoursText }) => (hoursText === null ? [] : [hoursText]));
  if (hoursTexts.length === 0) return null;
  const unread = hoursTexts.find((hoursText) => !readsHours(hoursText));
  return unread === undefined
    ? { leaning: 'for', reason: 'The hours can be read by machine.' }
    : { leaning: 'against', reason: `The hours cannot be read by machine: “${unread.slice(0, 60)}”.` };
};
