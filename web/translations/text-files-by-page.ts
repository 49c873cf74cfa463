import type { LazyTextFile } from '../languages/localize-text.ts';
import type { TextFile } from './text-files.ts';

// Which of a language's text files (text-files.ts) each page needs, and when.

/** The files that each page loads before any of its code. */
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

/** The parts of lazy text files that combine several files; any other consists of the file of its own name. */
const partsOfLateFile: Partial<Record<LazyTextFile, readonly TextFile[]>> = {
  found: ['found', 'found-place', 'map-frame'],
  map: ['map', 'map-frame'],
};

/** The files that a lazy text file consists of. */
export const partsOfTextFile = (file: LazyTextFile): readonly TextFile[] => partsOfLateFile[file] ?? [file];

/** The files that a page may load later, with the code that uses them. */
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
