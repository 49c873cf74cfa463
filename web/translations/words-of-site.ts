/**
 * The files that the words of a language are sent in, and the texts of each, by the names that their sources give to `inLanguage`. The build
 * makes them from the language's catalogue. Which page asks for which is in words-of-pages.ts.
 */
export const textsOfFile = {
  /** What stands around every page and needs no script: it is in the written pages alone. */
  links: ['frameText', 'translationNoteText'],
  /** What the code of every page shows. */
  frame: [
    'accountMenuText',
    'ownWaysText',
    'headerText',
    'emergencyCallText',
    'languageText',
    'offlineNoticeText',
    'toastText',
  ],
  /** The locator before anything is searched. */
  aed: ['aedLocatorText', 'aedMetaText', 'callLinkText', 'reportButtonText', 'sampleMarkText', 'cprLinkText'],
  /** What the locator shows of what it finds. */
  found: [
    'availabilityText',
    'besideText',
    'cardText',
    'checkedText',
    'detailsText',
    'dispatchText',
    'listText',
    'reachText',
    'reasonText',
    'registryText',
    'rankingMethodLinkText',
    'reportedText',
    'samplesText',
    'shareText',
    'sourceAgesText',
  ],
  /** The page of one AED. */
  entry: ['entryText'],
  /** The pages of AEDs by country and town. */
  aeds: ['aedsText'],
  /** Where one is asked for, what leads from there, the map beside the list and the area that is saved. */
  'found-place': ['aedMapText', 'keepAreaText', 'aedMapPlaceText', 'placeText', 'streetText'],
  /** The sheet that reports an AED. */
  report: ['reportText'],
  /** How the order and the minutes come about. */
  'ranking-method': ['rankingMethodText'],
  /** What is told of dispatches that are not logged yet. */
  waiting: ['waitingDispatchesText'],
  /** The way along the streets to an AED and back. */
  way: ['wayText'],
  /** The coach for chest compressions, on its page and over the locator. */
  cpr: ['cprText'],
  /** What its page says beside it. */
  'cpr-page': ['cprMetaText', 'cprPageText'],
  /** The page of emergency numbers. */
  numbers: ['numbersMetaText', 'emergencyNumbersText'],
  /** The ways into an account, and what may go wrong with one. */
  accounts: ['accountErrorsText', 'accountPagesText', 'accountsText'],
  /** The account of whoever is signed in. */
  'my-account': ['myAccountPageText', 'myAccountText'],
  /** The first screen of home. */
  home: ['emergencyNoticeText', 'heroText', 'homeMetaText'],
  /** The sections of home below it, but for the map and the locator. */
  sections: [
    'accessTiersText',
    'administrationText',
    'alertsText',
    'civicTermsText',
    'dialsText',
    'driftText',
    'healthZonesText',
    'statisticsText',
    'symbiosisText',
    'systemInvitationText',
    'trendMarkText',
  ],
  /** What every map shows around what it shows. */
  'map-frame': ['mapFrameText'],
  /** The map section of home, and the map of the hubs itself. */
  map: ['explorerText', 'mapText'],
  /** The table of places, on its page and beside the map of home. */
  places: ['hubsMetaText', 'kindsText', 'placesText', 'worldRegionsText'],
  /** What comes with a choice of places, and with the charts. */
  'places-late': ['chartsText', 'chosenText', 'comparisonText'],
  /** A list of AEDs on somebody else's page. */
  embed: ['embedText'],
  /** What leads from an AED's page to its sticker. */
  sticker: ['stickerLinkText'],
  /** What is sent in the place of a page that cannot be had. */
  'stand-ins': ['notFoundText', 'offlineText'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type WordsFile = keyof typeof textsOfFile;

/** The names of the texts in some of the files. */
export const textsIn = (files: readonly WordsFile[]): readonly string[] => files.flatMap((file) => textsOfFile[file]);
