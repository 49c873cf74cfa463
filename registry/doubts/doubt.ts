import type { DataUncertainty } from '../../domain/aed/data-uncertainty.ts';

/**
 * Where each kind of doubt is shown. A doubt never removes an AED from the registry, because a missing AED may cost a
 * life. The AED is published, and its card shows that its state, access or position is in doubt. A doubt of kind
 * `report` is shown only to the person who runs the import, because it would not help a visitor.
 */
const shownAs = {
  'state not understood': 'state',
  'state in words': 'state',
  'days not clear': 'state',
  'access not understood': 'access',
  'rough position': 'place',
  'odd position': 'place',
  'two positions': 'place',
  'at sea or abroad': 'place',
  'far from its file': 'place',
  // The card itself shows hours that could not be parsed, missing dates and expired parts, so it does not need these
  // doubts.
  'hours not understood': 'report',
  'day of check': 'report',
  'day of expiry': 'report',
  expired: 'report',
  'access said to be unknown': 'report',
  // These doubts are about the file or another record, so a visitor does not need them.
  'filled down': 'report',
  'short row': 'report',
  'made id': 'report',
} as const satisfies Record<string, keyof DataUncertainty | 'report'>;

/** A doubt that arose when a record was read. */
export interface Doubt {
  readonly kind: keyof typeof shownAs;
  /** The doubt as a whole sentence, for the report. */
  readonly reason: string;
  /** The source's statement about the state or access of the AED. */
  readonly says?: string;
  /** How far the AED may be from its position, in metres. Missing if this is unknown. */
  readonly metres?: number;
}

const maxQuoteLength = 80;

/** Puts a text on one line and shortens it for a card, without splitting a character. */
function shortenToLine(words: string): string {
  const letters = Array.from(words.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim());
  return letters.length <= maxQuoteLength ? letters.join('') : `${letters.slice(0, maxQuoteLength - 1).join('')}…`;
}

/** Returns the largest possible error of a position in metres, rounded up. `true` if one of the errors is unknown. */
function largestInaccuracy(doubts: readonly Doubt[]): number | true {
  const metres = doubts.map((doubt) => doubt.metres ?? Number.POSITIVE_INFINITY);
  const most = Math.ceil(Math.max(...metres) / 100) * 100;
  return Number.isFinite(most) ? most : true;
}

/**
 * Returns the doubts about an AED that visitors see; null if there are none. Only the first doubt about its state and
 * the first about its access are shown.
 */
export function toDataUncertainty(doubts: readonly Doubt[]): DataUncertainty | null {
  const saidOf = (what: 'state' | 'access') => {
    const words = shortenToLine(doubts.find(({ kind }) => shownAs[kind] === what)?.says ?? '');
    return words === '' ? {} : { [what]: words };
  };
  const ofPlace = doubts.filter(({ kind }) => shownAs[kind] === 'place');
  const shown: DataUncertainty = {
    ...saidOf('state'),
    ...saidOf('access'),
    ...(ofPlace.length > 0 && { place: largestInaccuracy(ofPlace) }),
  };
  return Object.keys(shown).length === 0 ? null : shown;
}
