import type { LateFile } from '../languages/in-language.ts';

// Which of a language's files (words-of-site.ts) each page needs, and when.

/** What is written into every page, and sent to no code. */
const writtenWords = 'links';

/** What no page of the site shows, but pages of others (web/embed). */
const embeddedWords = 'embed';

type WordsFile =
  | 'frame'
  | 'home'
  | 'places'
  | 'aed'
  | 'found'
  | 'found-place'
  | 'map-frame'
  | 'entry'
  | 'aeds'
  | 'cpr'
  | 'cpr-page'
  | 'numbers'
  | 'accounts'
  | 'my-account'
  | 'stand-ins'
  | 'sticker';

/** What each page needs before any of its code. */
export const wordsOfPage: Readonly<Record<string, readonly WordsFile[]>> = {
  '/': ['frame', 'home'],
  '/hubs': ['frame', 'places'],
  '/aed': ['frame', 'aed'],
  '/aed/~': ['frame', 'aed', 'found', 'found-place', 'map-frame', 'entry', 'sticker'],
  '/aeds/~': ['frame', 'aed', 'found', 'found-place', 'map-frame', 'entry', 'aeds'],
  '/cpr': ['frame', 'cpr', 'cpr-page'],
  '/emergency-numbers': ['frame', 'numbers'],
  '/sign-in': ['frame', 'accounts'],
  '/sign-in/create': ['frame', 'accounts'],
  '/sign-in/forgotten': ['frame', 'accounts'],
  '/reset-password': ['frame', 'accounts'],
  '/my-account': ['frame', 'accounts', 'my-account'],
  '/offline': ['frame', 'stand-ins'],
  '/404': ['frame', 'stand-ins'],
};

/** Of which files those words are put together that are more than the file of their name. */
const partsOfLateFile: Partial<Record<LateFile, readonly string[]>> = {
  found: ['found', 'found-place', 'map-frame'],
  map: ['map', 'map-frame'],
};

/** The files that words which come late are put together from. */
export const partsOf = (file: LateFile): readonly string[] => partsOfLateFile[file] ?? [file];

/** What a page may ask for later, with the code that shows it. */
export const lateWordsOfPage: Readonly<Record<string, readonly LateFile[]>> = {
  '/': ['aed', 'cpr', 'found', 'map', 'places', 'places-late', 'reckoning', 'report', 'sections', 'waiting', 'way'],
  '/hubs': ['map', 'places-late'],
  '/aed': ['cpr', 'found', 'reckoning', 'report', 'waiting', 'way'],
  '/aed/~': ['report'],
};

/** Every file that a language's folder holds. */
export const wordsFiles: readonly string[] = [
  ...new Set([
    writtenWords,
    embeddedWords,
    ...Object.values(wordsOfPage).flat(),
    ...Object.values(lateWordsOfPage).flat().flatMap(partsOf),
  ]),
];
