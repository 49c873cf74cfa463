import {
  areLocationsCompatible,
  areSameWords,
  doNamesMatch,
  haveDifferentMarkers,
  identifyingWordsOf,
  matchByContainment,
  sharedWords,
} from '../evidence/identifying-words.ts';
import { type ListedAed, sourceKeyOf } from '../evidence/listed-aed.ts';
import { canMergeAccess, canMergeHours, isOneUnstated } from '../evidence/merge-safety.ts';
import {
  compareRecordAddresses,
  doRecordsContradict,
  evidenceWords,
  type PairComparison,
  separateAeds,
} from '../evidence/pair-evidence.ts';
import type { WordFrequency } from '../evidence/word-frequency.ts';
import { compareWithinSource } from './within-source.ts';

/** Maximum distance for a match by words alone: the width of a building and the error of a phone. */
const nearMetres = 25;

/** Maximum distance for a match by address alone: a house may have more than one door. */
const oneDoorMetres = 15;

const hidesNothing = (a: ListedAed, b: ListedAed) => canMergeHours(a.aed, b.aed) && canMergeAccess(a.aed, b.aed);

/** Pairs farther apart are never the same AED by position. */
export const maxPairMetres = 50;

/** Two records closer together than this count as having the same position. */
const samePositionMetres = 0.02;

/**
 * Whether two records at most `maxPairMetres` apart are one AED. This requires matching names or addresses, not
 * only the absence of contradictions; in doubt they stay separate: a second pin costs nothing, a lost AED may cost a
 * life. The rule and its measured precision: docs/decisions/aed-reconciliation.md.
 */
export function comparePair(a: ListedAed, b: ListedAed, metres: number, words: WordFrequency): PairComparison {
  if (sourceKeyOf(a.aed) !== sourceKeyOf(b.aed)) return judgeAcrossSources(a, b, metres, words);
  return compareWithinSource(a, b, metres, words);
}

/**
 * Whether two AEDs with the same position to the centimetre have different descriptions: the position is then a
 * placeholder.
 */
export function sharePlaceholderPosition(a: ListedAed, b: ListedAed, metres: number): boolean {
  const [left, right] = [identifyingWordsOf(a), identifyingWordsOf(b)];
  if (metres >= samePositionMetres || left.all.size === 0 || right.all.size === 0) return false;
  return 2 * sharedWords(left.all, right.all).size < Math.min(left.all.size, right.all.size);
}

/**
 * Whether two records with the same words and the same address may be merged: this is certain enough for one to supply
 * what the other omits.
 */
function mayJoinByBoth(a: ListedAed, b: ListedAed, metres: number): boolean {
  if (hidesNothing(a, b)) return true;
  return (
    metres <= nearMetres &&
    doNamesMatch(identifyingWordsOf(a), identifyingWordsOf(b), areSameWords) &&
    isOneUnstated(a.aed, b.aed)
  );
}

function mayJoinByWords(a: ListedAed, b: ListedAed, metres: number, words: WordFrequency): boolean {
  const shared = sharedWords(identifyingWordsOf(a).all, identifyingWordsOf(b).all);
  return metres <= nearMetres && hidesNothing(a, b) && words.areTelling(evidenceWords(shared, a, b), a.aed, b.aed);
}

/**
 * Whether two records may be merged by their address alone. Completely different names may be translations; then
 * nothing else may contradict the match, least of all the hours.
 */
function mayJoinByAddress(a: ListedAed, b: ListedAed, metres: number): boolean {
  const [left, right] = [identifyingWordsOf(a), identifyingWordsOf(b)];
  if (metres > oneDoorMetres || !hidesNothing(a, b)) return false;
  if ((a.aed.hoursText === null) !== (b.aed.hoursText === null)) return false;
  return !haveDifferentMarkers(left, right) && areLocationsCompatible(left, right, matchByContainment(left, right));
}

/** Two records of two registers are one AED by name and address, by a distinctive name, or by address alone. */
function judgeAcrossSources(a: ListedAed, b: ListedAed, metres: number, words: WordFrequency): PairComparison {
  const [left, right] = [identifyingWordsOf(a), identifyingWordsOf(b)];
  const address = compareRecordAddresses(a, b);
  const areWordsAlike = doNamesMatch(left, right, matchByContainment(left, right));
  if (!areWordsAlike && address !== 'same') return separateAeds;
  const kept = { ...separateAeds, isLike: true };
  if (address === 'other' || doRecordsContradict(a, b)) return kept;
  if (!areWordsAlike) {
    if (!mayJoinByAddress(a, b, metres)) return kept;
    return { ...kept, reason: 'two registers: same address, nothing else there', isByAddress: true };
  }
  if (address !== 'same') {
    return mayJoinByWords(a, b, metres, words)
      ? { ...kept, reason: 'two registers: same distinctive name, near' }
      : kept;
  }
  return mayJoinByBoth(a, b, metres) ? { ...kept, reason: 'two registers: same name, same address' } : kept;
}
