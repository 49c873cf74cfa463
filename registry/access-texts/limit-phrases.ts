import type { AccessLimit } from '../../domain/aed/aed-registry.ts';

/** Meanings other than limits: states in which nobody can rely on an AED. */
export type StateWord = 'broken' | 'serviced' | 'planned' | 'removed' | 'expired';

/**
 * The words of one language, phrases separated by "|", in its own letters (folded when the table is loaded). "*" at the
 * end or start of a word matches any letters, "_" between words up to three words. Phrases match anywhere in a clause.
 * Words that are only part of many names ("school", "club") are not limits; the phrase must include "during", "only" or
 * "hours".
 */
export type LimitPhrases = Readonly<Partial<Record<AccessLimit | StateWord, string>>> & {
  /** "No", "not", "without": negates a word soon after it; two of them cancel out. */
  readonly not: string;
  /** "Not needed", after a key, a code, a bell. */
  readonly needless: string;
  /** "Not only", "regardless of", "also outside": the following time is not a limit. */
  readonly unlimited: string;
};
