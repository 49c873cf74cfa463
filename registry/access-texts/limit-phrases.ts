import type { AccessLimit } from '../../domain/aed/aed-registry.ts';

/** States in which an AED may not work or may not be there. */
export type StateWord = 'broken' | 'serviced' | 'planned' | 'removed' | 'expired';

/**
 * Phrases of one language by their meaning, separated by "|". They are written in the letters of the language. Case and
 * accents are removed when the table is loaded.
 *
 * A "*" at the start or end of a word matches any letters. A "_" between two words matches up to three words. A phrase
 * matches anywhere in a clause. A word that is part of many names, such as "school" or "club", does not express a limit
 * by itself; the phrase must include a word such as "during", "only" or "hours".
 */
export type LimitPhrases = Readonly<Partial<Record<AccessLimit | StateWord, string>>> & {
  /**
   * Words such as "no", "not" and "without". They negate a phrase that follows within a few words; two of them cancel
   * out.
   */
  readonly not: string;
  /** Phrases such as "not needed", which follow a key, a code or a bell. */
  readonly needless: string;
  /**
   * Phrases such as "not only", "regardless of" and "also outside". The time that follows such a phrase is not a limit.
   */
  readonly unlimited: string;
};
