import type { emergencyCallText } from '../emergency-call/text.ts';
import type { cprLinkText } from '../features/cpr/link-text.ts';
import type { cprPageText } from '../features/cpr/page-text.ts';
import type { cprText } from '../features/cpr/text.ts';
import type { emergencyNumbersText } from '../features/emergency-numbers/text.ts';
import type { languageText } from '../features/language/text.ts';
import type { notFoundText } from '../features/not-found/text.ts';
import type { offlineNoticeText, offlineText } from '../features/offline/text.ts';
import type { emergencyFrameText } from '../features/site-frame/text.ts';
import type { pageText } from '../pages/page-text.ts';
import type { toastText } from '../ui/toast/text.ts';

// What a language's folder holds: a file of each of these names, whose `words` are every text by the name of its export.

/** frame.ts: what every page shows. */
export interface FrameWords {
  readonly emergencyFrameText: typeof emergencyFrameText;
  readonly emergencyCallText: typeof emergencyCallText;
  readonly languageText: typeof languageText;
  readonly offlineNoticeText: typeof offlineNoticeText;
  readonly pageText: typeof pageText;
  readonly toastText: typeof toastText;
}

/** aed.ts: the locator before anything is searched. */
export interface AedWords {
  readonly cprLinkText: typeof cprLinkText;
}

/** cpr.ts: the coach for chest compressions, on its page and over the locator. */
export interface CprWords {
  readonly cprText: typeof cprText;
}

/** cpr-page.ts: what its page says beside it. */
export interface CprPageWords {
  readonly cprPageText: typeof cprPageText;
}

/** numbers.ts: the page of emergency numbers. */
export interface NumbersWords {
  readonly emergencyNumbersText: typeof emergencyNumbersText;
}

/** stand-ins.ts: what is sent in the place of a page that cannot be had. */
export interface StandInWords {
  readonly notFoundText: typeof notFoundText;
  readonly offlineText: typeof offlineText;
}

/** The files of a language's folder. */
export const wordsFiles = ['frame', 'aed', 'cpr', 'cpr-page', 'numbers', 'stand-ins'] as const;

type WordsFile = (typeof wordsFiles)[number];

/** What each page needs before any of its code. */
export const wordsOfPage: Readonly<Record<string, readonly WordsFile[]>> = {
  '/cpr': ['frame', 'cpr', 'cpr-page'],
  '/emergency-numbers': ['frame', 'numbers'],
  '/offline': ['frame', 'stand-ins'],
  '/404': ['frame', 'stand-ins'],
};
