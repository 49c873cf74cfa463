import { inLanguage } from '../../../languages/localize-text.ts';

/**
 * The pages that list AEDs by country and town. Names of places and numbers come after a colon, so that no language has
 * to inflect them.
 */
export const aedDirectoryText = inLanguage('aedDirectoryText', {
  allTitle: 'AEDs by country',
  allMore:
    'Choose a country or territory to see how many AEDs are listed there, where they are and when you can reach them.',
  title: (name: string) => `AEDs: ${name}`,
  description: (name: string, figure: string) =>
    `${name}. AEDs listed: ${figure}. Where they are, when you can reach them and when they were last checked.`,
  listed: (figure: string) => `AEDs listed: ${figure}`,
  reach: 'When you can reach them',
  now: 'Now',
  night: 'At 3 in the morning',
  open: 'Open',
  closed: 'Closed',
  unknown: 'Not known',
  asOf: (moment: string) => `“Now” on this page: ${moment}, local time.`,
  unchecked: (figure: string) => `Without a recorded check: ${figure}`,
  allChecked: 'Every AED has a recorded check.',
  notChecked: 'No check recorded',
  hours: (value: string) => `Hours: ${value}`,
  list: 'List, nearest to the centre first',
  fromCentre: (length: string) => `${length} from the centre`,
  towns: 'Towns, most AEDs first',
  elsewhere: (figure: string) => `Outside these towns: ${figure}`,
  part: (number: string, last: string) => `Page ${number} of ${last}`,
  previous: 'Previous page',
  next: 'Next page',
  files: 'All AEDs as a file:',
  townNames: 'Town names: ',
  none: {
    title: 'There is no AED page at this web address',
    more: 'Check the web address, or choose a country.',
  },
  needsScript: 'This copy of the site does not have these pages. Find the nearest AED instead.',
});
