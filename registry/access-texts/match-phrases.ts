import { foldText } from '../../domain/text/fold-text.ts';
import { RecentValuesCache } from '../recent-values-cache.ts';
import type { LimitPhrases } from './limit-phrases.ts';

/** The meaning of a phrase: a limit, a state, or a modifier such as "not", "needless" or "unlimited". */
export type PhraseMeaning = Exclude<keyof LimitPhrases, symbol>;

interface WordPattern {
  readonly letters: string;
  readonly isOpenBefore: boolean;
  readonly isOpenAfter: boolean;
}

interface Phrase {
  readonly meaning: PhraseMeaning;
  readonly words: readonly (WordPattern | 'gap')[];
  /** The number of letters. A phrase with few letters may also be a word of another language. */
  readonly length: number;
}

/** A phrase that was found in a clause, with the indexes of its first word and of the word after its last one. */
export interface PhraseMatch {
  readonly meaning: PhraseMeaning;
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

const longestGap = 3;

function compilePhrase(written: string, meaning: PhraseMeaning): Phrase {
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

/**
 * Matches the parts of a pattern from `part` on against the words from `from` on. Returns the index after the last
 * matched word, or null if they do not match.
 */
function matchWords(pattern: Phrase['words'], part: number, words: readonly string[], from: number): number | null {
  let at = from;
  for (let index = part; index < pattern.length; index++) {
    const expected = pattern[index];
    if (expected === 'gap') {
      for (let skipped = 0; skipped <= longestGap; skipped++) {
        const end = matchWords(pattern, index + 1, words, at + skipped);
        if (end !== null) return end;
      }
      return null;
    }
    if (expected === undefined || at >= words.length || !fits(expected, words[at] ?? '')) return null;
    at += 1;
  }
  return at;
}

function* phrasesOfTable(table: LimitPhrases): Generator<readonly [meaning: PhraseMeaning, written: string]> {
  for (const [meaning, phrases] of Object.entries(table) as [PhraseMeaning, string][]) {
    for (const written of phrases.split('|').filter(Boolean)) yield [meaning, written];
  }
}

/** A phrase of one language, with the pattern of its first word. */
interface LanguagePhrase extends Phrase {
  readonly language: string;
  readonly first: WordPattern;
}

/** Maximum number of words whose phrases are cached. This covers nearly all words in the texts of a source. */
const maxCachedWords = 16_384;

/**
 * The phrases of all languages that put spaces between words. One pass over a clause searches for all of them, because
 * in any language only few phrases start with a given word.
 */
export class SpacedPhrases {
  /** Phrases by the first two letters of their first word. */
  readonly #byStart = new Map<string, LanguagePhrase[]>();
  readonly #open: LanguagePhrase[] = [];
  readonly #startingWith = new RecentValuesCache<string, readonly LanguagePhrase[]>(maxCachedWords);

  constructor(tables: Readonly<Record<string, LimitPhrases>>) {
    for (const [language, table] of Object.entries(tables)) {
      for (const [meaning, written] of phrasesOfTable(table)) this.#add(language, compilePhrase(written, meaning));
    }
  }

  #add(language: string, phrase: Phrase): void {
    const [first] = phrase.words;
    if (first === undefined || first === 'gap') return;
    const added = { ...phrase, language, first };
    const start = first.letters.slice(0, 2);
    const listed = first.isOpenBefore || start.length < 2 ? this.#open : this.#byStart.get(start);
    if (listed === undefined) this.#byStart.set(start, [added]);
    else listed.push(added);
  }

  #thatMayStartWith(word: string): readonly LanguagePhrase[] {
    const candidates = [...(this.#byStart.get(word.slice(0, 2)) ?? []), ...this.#open];
    return candidates.filter(({ first }) => fits(first, word));
  }

  /**
   * Finds all phrases in the words of a clause, which are in lower case without accents. Returns them by language,
   * without languages that have no match.
   */
  find(words: readonly string[]): ReadonlyMap<string, readonly PhraseMatch[]> {
    const found = new Map<string, PhraseMatch[]>();
    for (const [from, word] of words.entries()) {
      const candidates = this.#startingWith.getOrCompute(word, () => this.#thatMayStartWith(word));
      for (const { language, meaning, words: pattern, length } of candidates) {
        const to = matchWords(pattern, 1, words, from + 1);
        if (to === null) continue;
        const match = { meaning, from, to, length };
        const ofLanguage = found.get(language);
        if (ofLanguage === undefined) found.set(language, [match]);
        else ofLanguage.push(match);
      }
    }
    return found;
  }
}

/**
 * Matches characters of scripts without spaces between words. Hangul is included, because it is treated the same way.
 */
export const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

interface UnspacedPhrase {
  readonly meaning: PhraseMeaning;
  readonly letters: string;
}

/** The phrases of one language that puts no spaces between words. Indexes count characters. */
export class UnspacedPhrases {
  readonly #phrases: readonly UnspacedPhrase[];
  /** Phrases that may also occur in a text in another script, such as "24h". */
  readonly #inOtherScripts: readonly UnspacedPhrase[];

  constructor(table: LimitPhrases) {
    this.#phrases = Array.from(phrasesOfTable(table), ([meaning, written]) => ({
      meaning,
      letters: foldText(written).replaceAll(' ', ''),
    })).filter(({ letters }) => letters !== '');
    this.#inOtherScripts = this.#phrases.filter(({ letters }) => !unspacedScripts.test(letters));
  }

  find(words: readonly string[]): PhraseMatch[] {
    const text = words.join('');
    const found: PhraseMatch[] = [];
    for (const { meaning, letters } of unspacedScripts.test(text) ? this.#phrases : this.#inOtherScripts) {
      const from = text.indexOf(letters);
      if (from >= 0) found.push({ meaning, from, to: from + letters.length, length: 2 * letters.length });
    }
    // A phrase inside a longer one does not count. For example, "外部利用不可" means that only insiders may use the AED, not
    // that it is out of use.
    const isWithin = (part: PhraseMatch, whole: PhraseMatch) =>
      part.length < whole.length && part.from >= whole.from && part.to <= whole.to;
    return found.filter((part) => !found.some((whole) => whole.meaning !== part.meaning && isWithin(part, whole)));
  }
}
