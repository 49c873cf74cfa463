import type { SourceDoubts } from '../../domain/aed/source-doubts.ts';

/**
 * What becomes of each kind of doubt. None leaves an AED out, for a lost one may cost a life: it is published, and its card shows what is
 * in doubt of its state, its access or its place. `report`: for who imports alone, as it would tell a visitor nothing.
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
  // The card shows the register's words on hours where they are not read, no day of a check or expiry where there is none, and what has expired by now.
  'hours not understood': 'report',
  'day of check': 'report',
  'day of expiry': 'report',
  expired: 'report',
  'access said to be unknown': 'report',
  // What these put in question is the file, or another entry.
  'filled down': 'report',
  'short row': 'report',
  'made id': 'report',
} as const satisfies Record<string, keyof SourceDoubts | 'report'>;

/** What the reading of a record leaves in doubt. */
export interface Doubt {
  readonly kind: keyof typeof shownAs;
  /** The whole sentence of the report. */
  readonly reason: string;
  /** The register's own words, of its state and its access. */
  readonly says?: string;
  /** How far the AED may be from where it is put, in metres; missing where nobody knows. */
  readonly metres?: number;
}

const longestWords = 80;

/** A register's words in one line of a card, cut between whole characters. */
function inBrief(words: string): string {
  const letters = Array.from(words.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim());
  return letters.length <= longestWords ? letters.join('') : `${letters.slice(0, longestWords - 1).join('')}…`;
}

/** The widest of what is said of a place; true where one of them has no limit. */
function widest(doubts: readonly Doubt[]): number | true {
  const metres = doubts.map((doubt) => doubt.metres ?? Number.POSITIVE_INFINITY);
  const most = Math.ceil(Math.max(...metres) / 100) * 100;
  return Number.isFinite(most) ? most : true;
}

/** What a visitor is shown of the doubts about an AED; of several about its state or access the first. Null where there is nothing to show. */
export function publishedDoubts(doubts: readonly Doubt[]): SourceDoubts | null {
  const saidOf = (what: 'state' | 'access') => {
    const words = inBrief(doubts.find(({ kind }) => shownAs[kind] === what)?.says ?? '');
    return words === '' ? {} : { [what]: words };
  };
  const ofPlace = doubts.filter(({ kind }) => shownAs[kind] === 'place');
  const shown: SourceDoubts = {
    ...saidOf('state'),
    ...saidOf('access'),
    ...(ofPlace.length > 0 && { place: widest(ofPlace) }),
  };
  return Object.keys(shown).length === 0 ? null : shown;
}
