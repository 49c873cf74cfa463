import type { LazyTextFile } from '../languages/localize-text.ts';
import type { TextFile } from './text-files.ts';

// The text files of a language are listed in text-files.ts. Each page loads some of them before its code, and others
// later.

/** The text files that each page loads before any of its code. */
export const textFilesByPage: Readonly<Record<string, readonly TextFile[]>> = {
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

/**
 * The text files that make up a lazily loaded file, if there are several. Any other lazily loaded file is the text file
 * of the same name.
 */
const partsOfLazyFile: Partial<Record<LazyTextFile, readonly TextFile[]>> = {
  found: ['found', 'found-place', 'map-frame'],
  map: ['map', 'map-frame'],
};

/** Returns the text files that make up a lazily loaded file. */
export const partsOfTextFile = (file: LazyTextFile): readonly TextFile[] => partsOfLazyFile[file] ?? [file];

/** The text files that a page may load later, together with the code that uses them. */
export const lazyTextFilesByPage: Readonly<Record<string, readonly LazyTextFile[]>> = {
  '/': [
    'aed',
    'cpr',
    'found',
    'map',
    'places',
    'places-late',
    'ranking-method',
    'report',
    'sections',
    'waiting',
    'way',
  ],
  '/hubs': ['map', 'places-late'],
  '/aed': ['cpr', 'found', 'ranking-method', 'report', 'waiting', 'way'],
  '/aed/~': ['report', 'way'],
};
