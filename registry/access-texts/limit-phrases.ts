import type { AccessLimit } from '../../domain/aed/aed-registry.ts';

/** States in which nobody can rely on an AED. */
export type StateWord = 'broken' | 'serviced' | 'planned' | 'removed' | 'expired';

/**
 * Phrases of one language by their meaning, separated by "|". They are written in the letters of the language, and
 * folded when the table is loaded.
 *
 * A "*" at the start or end of a word matches any letters. A "_" between two words matches up to three words. A phrase
 * matches anywhere in a clause. Words that are part of many names, such as "school" or "club", do not express a limit;
 * the phrase must include a word such as "during", "only" or "hours".
 */
export type LimitPhrases = Readonly<Partial<Record<AccessLimit | StateWord, string>>> & {
  /** Words such as "no", "not" and "without". They negate a phrase that follows soon; two of them cancel out. */
  readonly not: string;
  /** Phrases such as "not needed", which follow a key, a code or a bell. */
  readonly needless: string;
  /**
   * Phrases such as "not only", "regardless of" and "also outside". They mean that the time that follows is not a
   * limit.
   */
  readonly unlimited: string;
};
