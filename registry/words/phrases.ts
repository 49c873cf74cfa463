import { foldText } from '../../domain/text/fold-text.ts';
import type { LimitWords } from './limit-words.ts';

/** Meaning of a phrase: a limit, a state, or a modifier ("not", "needless", "unlimited"). */
export type Meaning = Exclude<keyof LimitWords, symbol>;

interface WordPattern {
  readonly letters: string;
  readonly isOpenBefore: boolean;
  readonly isOpenAfter: boolean;
}

interface Phrase {
  readonly meaning: Meaning;
  readonly words: readonly (WordPattern | 'gap')[];
  /** Number of letters: a short phrase may be a word of another language. */
  readonly length: number;
}

/** A phrase in a clause, as a range of word indexes, end exclusive. */
export interface Match {
  readonly meaning: Meaning;
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

const longestGap = 3;

function compilePhrase(written: string, meaning: Meaning): Phrase {
  const words = written
    .trim()
    .split(/[\s-]+/)
    .flatMap((word): (WordPattern | 'gap')[] => {
      if (word === '_') return ['gap'];
      const folded = foldText(word.replaceAll('*', ''));
      const parts = folded.split(' ').filter(Boolean);
      return parts.map((letters, at) => ({
        letters,
        isOpenBefore: at === 0 && word.startsWith('*'),
        isOpenAfter: at === parts.length - 1 && word.endsWith('*'),
      }));
    });
  return { meaning, words, length: foldText(written.replaceAll(/[*_]/g, ' ')).length };
}

const fits = ({ letters, isOpenBefore, isOpenAfter }: WordPattern, word: string) => {
  if (isOpenBefore) return isOpenAfter ? word.includes(letters) : word.endsWith(letters);
  return isOpenAfter ? word.startsWith(letters) : word === letters;
};

/** End of a phrase that starts at a word; null if it does not match. */
function endOf(pattern: Phrase['words'], words: readonly string[], from: number): number | null {
  let at = from;
  for (let index = 0; index < pattern.length; index++) {
    const part = pattern[index];
    if (part === 'gap') {
      const rest = pattern.slice(index + 1);
      for (let skipped = 0; skipped <= longestGap; skipped++) {
        const end = endOf(rest, words, at + skipped);
        if (end !== null) return end;
      }
      return null;
    }
    if (part === undefined || at >= words.length || !fits(part, words[at] ?? '')) return null;
    at += 1;
  }
  return at;
}

/** Phrases of a language with spaces between words, indexed by the first two letters of their first word. */
class SpacedPhrases {
  readonly #byStart = new Map<string, Phrase[]>();
  readonly #open: Phrase[] = [];

  constructor(table: LimitWords) {
    for (const [meaning, phrases] of Object.entries(table) as [Meaning, string][]) {
      for (const written of phrases.split('|').filter(Boolean)) this.#add(compilePhrase(written, meaning));
    }
  }

  #add(phrase: Phrase): void {
    const [first] = phrase.words;
    if (first === undefined || first === 'gap') return;
    if (first.isOpenBefore || first.letters.length < 2) {
      this.#open.push(phrase);
      return;
    }
    const start = first.letters.slice(0, 2);
    this.#byStart.set(start, [...(this.#byStart.get(start) ?? []), phrase]);
  }

  find(words: readonly string[]): Match[] {
    const found: Match[] = [];
    for (let from = 0; from < words.length; from++) {
      const candidates = [...(this.#byStart.get((words[from] ?? '').slice(0, 2)) ?? []), ...this.#open];
      for (const { meaning, words: pattern, length } of candidates) {
        const to = endOf(pattern, words, from);
        if (to !== null) found.push({ meaning, from, to, length });
      }
    }
    return found;
  }
}

/** The same for a language without spaces: indexes are those of letters. */
class UnspacedPhrases {
  readonly #phrases: readonly { readonly meaning: Meaning; readonly letters: string }[];

  constructor(table: LimitWords) {
    this.#phrases = (Object.entries(table) as [Meaning, string][]).flatMap(([meaning, phrases]) =>
      phrases
        .split('|')
        .map((written) => foldText(written).replaceAll(' ', ''))
        .filter(Boolean)
        .map((letters) => ({ meaning, letters })),
    );
  }

  find(words: readonly string[]): Match[] {
    const text = words.join('');
    const found = this.#phrases.flatMap(({ meaning, letters }) => {
      const from = text.indexOf(letters);
      return from < 0 ? [] : [{ meaning, from, to: from + letters.length, length: 2 * letters.length }];
    });
    // "外部利用不可" means for insiders, not out of use: a part of a longer phrase does not count.
    const isWithin = (part: Match, whole: Match) =>
      part.length < whole.length && part.from >= whole.from && part.to <= whole.to;
    return found.filter((part) => !found.some((whole) => whole.meaning !== part.meaning && isWithin(part, whole)));
  }
}

export interface Phrases {
  /** All phrases in a clause's folded words. */
  find(words: readonly string[]): Match[];
}

export const spacedPhrases = (table: LimitWords): Phrases => new SpacedPhrases(table);
export const unspacedPhrases = (table: LimitWords): Phrases => new UnspacedPhrases(table);
