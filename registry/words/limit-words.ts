import type { StatedLimit } from '../../domain/aed/aed-registry.ts';

/** What words may mean beside the limits: states in which nobody can count on an AED, and signs that turn a meaning. */
export type StateWord = 'broken' | 'serviced' | 'planned' | 'removed' | 'expired';

/**
 * The words of one language, phrases apart by "|", in its own letters (they are folded when the table is read). "*" at a word's end or
 * beginning stands for any letters, "_" between words for up to three words. A phrase is looked for anywhere in a clause. Words that are
 * part of many places' names alone ("school", "club") are no limit; the phrase must say "during", "only" or "hours".
 */
export type LimitWords = Readonly<Partial<Record<StatedLimit | StateWord, string>>> & {
  /** "No", "not", "without": a word soon after one is denied, after two it is not. */
  readonly not: string;
  /** "Not needed", after a key, a code, a bell. */
  readonly needless: string;
  /** "Not only", "regardless of", "also outside": the time that follows is no limit. */
  readonly unlimited: string;
};
