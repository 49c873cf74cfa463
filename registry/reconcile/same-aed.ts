import { type ListedAed, sourceKeyOf } from '../evidence/listed-aed.ts';
import { namingOf, sharedWords } from '../evidence/naming.ts';
import type { Judgement } from '../evidence/pair-evidence.ts';
import type { WordFrequency } from '../evidence/word-frequency.ts';
import { judgeAcrossSources } from './across-sources.ts';
import { judgeWithinSource } from './within-source.ts';

/** Pairs farther apart are never the same AED by place. */
export const farthestPairMetres = 50;

/** Two records at less than this are at one point to the centimetre. */
const onePointMetres = 0.02;

/**
 * Whether two records at most `farthestPairMetres` apart are one AED. That takes agreement in what names something, and not
 * only the absence of disagreement; in doubt they are kept apart: a second pin costs nothing, a lost AED may cost a life.
 * The rule and its measured precision: docs/decisions/aed-reconciliation.md.
 */
export function judgePair(a: ListedAed, b: ListedAed, metres: number, words: WordFrequency): Judgement {
  if (sourceKeyOf(a.aed) !== sourceKeyOf(b.aed)) return judgeAcrossSources(a, b, metres, words);
  return judgeWithinSource(a, b, metres, words);
}

/** Whether two AEDs that are at one point to the centimetre are described as different ones: one position is a stand-in. */
export function shareAStandInPosition(a: ListedAed, b: ListedAed, metres: number): boolean {
  const [left, right] = [namingOf(a), namingOf(b)];
  if (metres >= onePointMetres || left.all.size === 0 || right.all.size === 0) return false;
  return 2 * sharedWords(left.all, right.all).size < Math.min(left.all.size, right.all.size);
}
