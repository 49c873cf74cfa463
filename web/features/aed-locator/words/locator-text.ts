import { inLanguage } from '../../../languages/in-language.ts';
/** What stands there before anything is searched. */
export const aedLocatorText = inLanguage('aedLocatorText', {
  title: 'AED Locator',
  tagline: 'Find the nearest Automated External Defibrillator in seconds. Every moment counts in cardiac emergencies.',
  callFirst: 'Call your emergency number first.',
  callFirstMore: 'Stay with the person and start chest compressions. Send somebody else for the AED.',
  find: 'Find Nearest AED',
  locating: 'Locating AEDs...',
  results: 'What was found',
  failed:
    'The AED register could not be opened. Check the connection and try again; meanwhile ask the emergency dispatcher.',
  damaged:
    'What came of the AED register does not match its checksum, so it is not shown. Try again; meanwhile ask the emergency dispatcher.',
  damagedWhy: 'What a checksum tells',
  tryAgain: 'Try again',
  needsScript: 'The locator needs JavaScript. Ask the emergency dispatcher on the telephone for the nearest AED.',
});
