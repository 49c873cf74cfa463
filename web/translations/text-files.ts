/**
 * For each text file of a language, the names of its texts, as they are passed to `inLanguage`. The build writes the
 * text files from the language's catalogue. text-files-by-page.ts lists the files that each page loads.
 */
export const textNamesByFile = {
  /** The header, the footer and the translation note of every page. These texts are needed only for prerendering. */
  links: ['frameText', 'translationNoteText'],
  /** Texts that the code of every page uses. */
  frame: [
    'accountMenuText',
    'accountMenuItemsText',
    'headerText',
    'emergencyCallText',
    'languageText',
    'offlineNoticeText',
    'toastText',
  ],
  /** The locator before the first search. */
  aed: ['aedLocatorText', 'aedMetaText', 'callLinkText', 'reportButtonText', 'sampleMarkText', 'cprLinkText'],
  /** The locator's search results. */
  found: [
    'availabilityText',
    'travelTimeNoteText',
    'aedCardText',
    'checkDateText',
    'aedDetailsText',
    'dispatchText',
    'resultListText',
    'outOfReachText',
    'rankingReasonText',
    'registryText',
    'rankingMethodLinkText',
    'aedReportsText',
    'samplesText',
    'shareText',
    'sourceAgesText',
  ],
  /** The page of one AED. */
  entry: ['aedEntryText'],
  /** The pages of AEDs by country and town. */
  aeds: ['aedDirectoryText'],
  /** The map beside the results, and the saved area. These texts are needed after the search for a place. */
  'found-place': ['aedMapText', 'saveAreaText', 'aedMapPlaceholderText', 'visitorPlaceText', 'streetDistanceText'],
  /** The form for reporting an AED. */
  report: ['reportText'],
  /** The explanation of the ranking and the estimated times. */
  'ranking-method': ['rankingMethodText'],
  /** The list of dispatches that have not been logged yet. */
  waiting: ['waitingDispatchesText'],
  /** The route along the streets to an AED and back. */
  way: ['routeText'],
  /** The guide for chest compressions, on its page and over the locator. */
  cpr: ['cprText'],
  /** The texts around the guide for chest compressions on its own page. */
  'cpr-page': ['cprMetaText', 'cprPageText'],
  /** The page of emergency numbers. */
  numbers: ['emergencyNumbersMetaText', 'emergencyNumbersText'],
  /** Creating an account, signing in, and account errors. */
  accounts: ['accountErrorsText', 'accountPagesText', 'accountsText'],
  /** The account page of a signed-in user. */
  'my-account': ['myAccountPageText', 'myAccountText'],
  /** The first screen of the home page. */
  home: ['emergencyNoticeText', 'heroText', 'homeMetaText'],
  /** The other sections of the home page, except the map and the locator. */
  sections: [
    'accessTiersText',
    'administrationText',
    'alertsText',
    'civicTermsText',
    'civicSlidersText',
    'driftText',
    'healthZonesText',
    'statisticsText',
    'symbiosisText',
    'architectureLinkText',
    'trendMarkText',
  ],
  /** Controls and notes of every map. */
  'map-frame': ['mapFrameText'],
  /** The map section of the home page, and the map of the hubs in it. */
  map: ['explorerText', 'hubMapText'],
  /** The table of places, on its own page and beside the map of the home page. */
  places: ['hubsMetaText', 'hubKindsText', 'placesText', 'worldRegionsText'],
  /** The comparison of selected places, and the charts of places. */
  'places-late': ['chartsText', 'compareBarText', 'comparisonText'],
  /** A list of AEDs that is embedded in another site. */
  embed: ['embedText'],
  /** The link from an AED's page to its sticker. */
  sticker: ['stickerLinkText'],
  /** The fallback pages for missing pages and for offline use. */
  'stand-ins': ['notFoundText', 'offlineText'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TextFile = keyof typeof textNamesByFile;

/** Returns the names of all texts in the given files. */
export const listTextNamesIn = (files: readonly TextFile[]): readonly string[] =>
  files.flatMap((file) => textNamesByFile[file]);
