import { type ListedAed, sourceKeyOf } from '../evidence/listed-aed.ts';
import { namingOf, sharedWords } from '../evidence/naming.ts';
import type { Judgement } from '../evidence/pair-evidence.ts';
import type { WordFrequency } from '../evidence/word-frequency.ts';
import { judgeAcrossSources } from './across-sources.ts';
import { judgeWithinSource } from './within-source.ts';

/** Pairs farther apart are never the same AED by position. */
export const farthestPairMetres = 50;

/** Two records closer than this have the same position to the centimetre. */
const onePointMetres = 0.02;

/**
 * Whether two records at most `farthestPairMetres` apart are one AED. This requires matching names or addresses, not
 * only the absence of contradictions; in doubt they stay separate: a second pin costs nothing, a lost AED may cost a
 * life. The rule and its measured precision: docs/decisions/aed-reconciliation.md.
 */
export function judgePair(a: ListedAed, b: ListedAed, metres: number, words: WordFrequency): Judgement {
  if (sourceKeyOf(a.aed) !== sourceKeyOf(b.aed)) return judgeAcrossSources(a, b, metres, words);
  return judgeWithinSource(a, b, metres, words);
}

/**
 * Whether two AEDs with the same position to the centimetre have different descriptions: the position is then a
 * placeholder.
 */
export function shareAStandInPosition(a: ListedAed, b: ListedAed, metres: number): boolean {
  const [left, right] = [namingOf(a), namingOf(b)];
  if (metres >= onePointMetres || left.all.size === 0 || right.all.size === 0) return false;
  return 2 * sharedWords(left.all, right.all).size < Math.min(left.all.size, right.all.size);
}
