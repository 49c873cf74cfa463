import { inLanguage } from '../../../languages/localize-text.ts';

/** The texts of an AED's own page. */
export const aedEntryText = inLanguage('aedEntryText', {
  title: (name: string) => `AED: ${name}`,
  description: 'When you can reach this AED, where it is and how to get there.',
  loading: 'Loading this AED…',
  failed: 'This AED did not load. Check your connection and try again.',
  needsScript: 'This page needs JavaScript. Ask the emergency operator where the nearest AED is.',
  unknown: {
    title: 'This AED is not on our list',
    more: 'This web address matches none of the AEDs we list. Check the link, or find the nearest AED.',
  },
  gone: {
    title: 'This AED is no longer listed',
    since: (day: string) => `Not on any AED list since: ${day}`,
    near: 'AEDs nearby',
    none: 'No other AED is listed within 1 km.',
  },
  way: 'Route to this AED',
  localTime: (time: string) => `Local time there: ${time}`,
  checked: 'Last checked',
  notChecked: 'not stated',
  coordinates: 'Coordinates',
  toPatient: (length: string) => `From this AED back to the patient: ${length} in a straight line`,
  toPatientOnStreets: (length: string, time: string) =>
    `From this AED back to the patient: ${length} along streets, about ${time} on foot`,
  patient: 'Patient',
});
