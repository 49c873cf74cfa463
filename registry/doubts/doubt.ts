import type { DataUncertainty } from '../../domain/aed/data-uncertainty.ts';

/**
 * Where each kind of doubt is shown. None leaves an AED out, because a missing one may cost a life: the AED is
 * published, and its card shows that its state, access or position is doubted. `report` is only for the person who
 * imports, as it would not help a visitor.
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
  // The card already shows unparsed hours, a missing check or expiry date, and what has expired.
  'hours not understood': 'report',
  'day of check': 'report',
  'day of expiry': 'report',
  expired: 'report',
  'access said to be unknown': 'report',
  // Doubts about the file or about another entry, not about this AED.
  'filled down': 'report',
  'short row': 'report',
  'made id': 'report',
} as const satisfies Record<string, keyof DataUncertainty | 'report'>;

/** A doubt from reading a record. */
export interface Doubt {
  readonly kind: keyof typeof shownAs;
  /** The complete sentence for the report. */
  readonly reason: string;
  /** The register's own words on its state and access. */
  readonly says?: string;
  /** Maximum distance of the AED from its position, in metres; missing if unknown. */
  readonly metres?: number;
}

const longestWords = 80;

/** A register's words in one line of a card, cut at a character boundary. */
function inBrief(words: string): string {
  const letters = Array.from(words.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim());
  return letters.length <= longestWords ? letters.join('') : `${letters.slice(0, longestWords - 1).join('')}…`;
}

/** The largest inaccuracy; true if one has no limit. */
function widest(doubts: readonly Doubt[]): number | true {
  const metres = doubts.map((doubt) => doubt.metres ?? Number.POSITIVE_INFINITY);
  const most = Math.ceil(Math.max(...metres) / 100) * 100;
  return Number.isFinite(most) ? most : true;
}

/**
 * The doubts about an AED that visitors see. Of several about its state, or about its access, only the first is kept.
 * Null if there are none.
 */
export function publishedDoubts(doubts: readonly Doubt[]): DataUncertainty | null {
  const saidOf = (what: 'state' | 'access') => {
    const words = inBrief(doubts.find(({ kind }) => shownAs[kind] === what)?.says ?? '');
    return words === '' ? {} : { [what]: words };
  };
  const ofPlace = doubts.filter(({ kind }) => shownAs[kind] === 'place');
  const shown: DataUncertainty = {
    ...saidOf('state'),
    ...saidOf('access'),
    ...(ofPlace.length > 0 && { place: widest(ofPlace) }),
  };
  return Object.keys(shown).length === 0 ? null : shown;
}
