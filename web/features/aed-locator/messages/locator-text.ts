import { inLanguage } from '../../../languages/localize-text.ts';
/** The texts of the AED locator around its results. */
export const aedLocatorText = inLanguage('aedLocatorText', {
  title: 'AED Locator',
  tagline: 'Find the nearest Automated External Defibrillator in seconds. Every moment counts in cardiac emergencies.',
  callFirst: 'Call your emergency number first.',
  callFirstMore: 'Stay with the person and start chest compressions. Send someone else for the AED.',
  find: 'Find Nearest AED',
  locating: 'Locating AEDs...',
  results: 'Search results',
  failed:
    'We could not load the AED list. Check your connection and try again. Ask the emergency operator where the nearest AED is.',
  damaged:
    'The AED list arrived damaged, so we are not showing it. Try again. Ask the emergency operator where the nearest AED is.',
  damagedWhy: 'Why we check this',
  tryAgain: 'Try again',
  needsScript: 'The locator needs JavaScript. Ask the emergency operator where the nearest AED is.',
});
