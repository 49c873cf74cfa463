import type { StorageRecord } from './legal-document.ts';

/**
 * Everything that the site stores in the browser's local storage. A test checks that no name in the code is missing
 * here.
 */
export const localStorageRecords: readonly StorageRecord[] = [
  {
    name: 'symbiotics-session',
    what: 'If you sign in: your e-mail address, the number of your account, a token for an hour and one to renew it.',
    until: 'You sign out, or delete the account.',
  },
  {
    name: 'symbiotics-session-…-code-verifier',
    what: 'A random text that proves that this browser asked for a mailed link.',
    until: 'The link is used, or you sign out.',
  },
  {
    name: 'aed-maps',
    what: 'Which maps app you chose.',
    until: 'You clear it.',
  },
  {
    name: 'language',
    what: 'Which language you chose.',
    until: 'You clear it.',
  },
  {
    name: 'aed-registry-was-published',
    what: 'That an AED list was loaded before, so that we never show samples instead.',
    until: 'You clear it.',
  },
  {
    name: 'aed-reports-may-wait',
    what: 'That a report about an AED waits to be sent.',
    until: 'It is sent.',
  },
  {
    name: 'report-secret',
    what: 'Once you report: a random text, never sent, from which your browser makes a code for each AED, so that you count once.',
    until: 'You clear it.',
  },
  {
    name: 'dispatches-may-wait',
    what: 'That a dispatch waits to be logged.',
    until: 'It is logged.',
  },
  {
    name: 'aed-area-is-kept',
    what: 'That you saved an area for offline use, to notice if the browser deletes it.',
    until: 'You press Remove.',
  },
];

export const sessionStorageRecords: readonly StorageRecord[] = [
  {
    name: 'map-position',
    what: 'Centre and zoom of the map of places, for when you return from a profile.',
    until: 'It is read, or the tab is closed.',
  },
  {
    name: 'reloaded-for-version',
    what: 'That we reloaded a page for a newer version of the site, so that we do it only once.',
    until: 'The tab is closed.',
  },
  {
    name: 'pressed-before-reload',
    what: 'Which button you pressed before a page had loaded, so that it works afterwards.',
    until: 'The page has loaded again.',
  },
  {
    name: 'react-router-scroll-positions',
    what: 'How far you scrolled on each page, so that Back leads to the same line.',
    until: 'The tab is closed.',
  },
];

export const indexedDbRecords: readonly StorageRecord[] = [
  {
    name: 'dispatch-outbox',
    what: 'Dispatches made offline while signed in: which AED, how, how far, when, and the number of your account.',
    until: 'They are logged, you dismiss them, or you delete the account.',
  },
  {
    name: 'aed-report-outbox',
    what: 'Reports about AEDs made offline: what you chose and wrote, and the point you put on the map.',
    until: 'They are sent.',
  },
  {
    name: 'ledger',
    what: 'The state of the public ledger that you last saw, to notice if it is cut short or rewritten.',
    until: 'You clear it.',
  },
  {
    name: 'workbox-expiration',
    what: 'When each saved file was last used, so that we delete the oldest first.',
    until: 'The file is deleted.',
  },
];

export const cacheRecords: readonly StorageRecord[] = [
  {
    name: 'workbox-precache-v2-…',
    what: 'The site’s own files, so that it opens offline.',
    until: 'A newer version replaces them.',
  },
  {
    name: 'pages-seen',
    what: 'Pages of places that you opened, and pages of your language if it is not English.',
    until: 'You clear it.',
  },
  {
    name: 'assets-seen',
    what: 'Pictures that you saw, 160 at most.',
    until: 'Newer ones replace them.',
  },
  {
    name: 'aeds-index',
    what: 'The first file of the AED list.',
    until: 'A newer one replaces it.',
  },
  {
    name: 'aeds-seen',
    what: 'Squares of the AED list that you viewed, 300 at most. They show roughly where you looked.',
    until: 'Newer ones or a newer list replace them.',
  },
  {
    name: 'aeds-reported',
    what: 'Reports about AEDs in squares of a few hundred kilometres that you viewed, 40 at most.',
    until: 'Newer ones replace them.',
  },
  {
    name: 'aeds-kept',
    what: 'The area you saved for offline use, and the day.',
    until: 'You press Remove.',
  },
  {
    name: 'streets-index',
    what: 'The first file of the street map.',
    until: 'A newer one replaces it.',
  },
  {
    name: 'streets-seen',
    what: 'Squares of the street map that you viewed. They show roughly where you looked.',
    until: 'Newer ones or a newer map replace them.',
  },
  {
    name: 'streets-kept',
    what: 'The streets of the area you saved for offline use.',
    until: 'You press Remove.',
  },
];
