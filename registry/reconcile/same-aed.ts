import {
  areLocationsCompatible,
  areSameWords,
  createContainmentMatcher,
  doNamesMatch,
  findIdentifyingWords,
  findSharedWords,
  haveDifferentMarkers,
} from '../evidence/identifying-words.ts';
import { type ListedAed, sourceKeyOf } from '../evidence/listed-aed.ts';
import { areFactsCompatible, canMergeAccess, canMergeHours } from '../evidence/merge-safety.ts';
import {
  compareRecordAddresses,
  doRecordsContradict,
  findEvidenceWords,
  noMatch,
  type PairComparison,
} from '../evidence/pair-evidence.ts';
import type { WordFrequency } from '../evidence/word-frequency.ts';
import { compareWithinSource } from './within-source.ts';

/** Maximum distance for a match by name. It is the width of a building plus the error of a position from a phone. */
const nearMetres = 25;

/** Maximum distance for a match by address alone. It is small, because a house may have several doors. */
const oneDoorMetres = 15;

const hidesNothing = (a: ListedAed, b: ListedAed) => canMergeHours(a.aed, b.aed) && canMergeAccess(a.aed, b.aed);

/** Records farther apart than this are never matched by their position. */
export const maxPairMetres = 50;

/** Two records closer together than this have the same position. */
const samePositionMetres = 0.02;

/**
 * Decides whether two records at most `maxPairMetres` apart are one AED. This requires matching names or addresses, not
 * only the absence of contradictions. Doubtful pairs stay separate, because a second pin costs nothing and a lost AED
 * may cost a life. The rule and its measured precision are in docs/decisions/aed-reconciliation.md.
 */
export function comparePair(a: ListedAed, b: ListedAed, metres: number, words: WordFrequency): PairComparison {
  if (sourceKeyOf(a.aed) !== sourceKeyOf(b.aed)) return compareAcrossSources(a, b, metres, words);
  return compareWithinSource(a, b, metres, words);
}

/**
 * Whether two records have the same position but different descriptions. The position is then a placeholder, not the
 * place of both AEDs.
 */
export function havePlaceholderPosition(a: ListedAed, b: ListedAed, metres: number): boolean {
  const [left, right] = [findIdentifyingWords(a), findIdentifyingWords(b)];
  if (metres >= samePositionMetres || left.all.size === 0 || right.all.size === 0) return false;
  return 2 * findSharedWords(left.all, right.all).size < Math.min(left.all.size, right.all.size);
}

/**
 * Whether two records with matching names and the same address may be merged. This match is certain enough to take
 * values that one record lacks from the other.
 */
function canMergeByNameAndAddress(a: ListedAed, b: ListedAed, metres: number): boolean {
  if (hidesNothing(a, b)) return true;
  return (
    metres <= nearMetres &&
    doNamesMatch(findIdentifyingWords(a), findIdentifyingWords(b), areSameWords) &&
    areFactsCompatible(a.aed, b.aed)
  );
}

function canMergeByName(a: ListedAed, b: ListedAed, metres: number, words: WordFrequency): boolean {
  const shared = findSharedWords(findIdentifyingWords(a).all, findIdentifyingWords(b).all);
  return metres <= nearMetres && hidesNothing(a, b) && words.areTelling(findEvidenceWords(shared, a, b), a.aed, b.aed);
}

/**
 * Whether two records may be merged by their address alone. Completely different names may be translations of each
 * other, so they do not prevent this, but any other contradiction does, above all in the hours.
 */
function canMergeByAddress(a: ListedAed, b: ListedAed, metres: number): boolean {
  const [left, right] = [findIdentifyingWords(a), findIdentifyingWords(b)];
  if (metres > oneDoorMetres || !hidesNothing(a, b)) return false;
  if ((a.aed.hoursText === null) !== (b.aed.hoursText === null)) return false;
  return (
    !haveDifferentMarkers(left, right) && areLocationsCompatible(left, right, createContainmentMatcher(left, right))
  );
}

/**
 * Compares records of two sources. They are one AED if the name and the address match, if a distinctive name matches,
 * or if the address alone is sufficient.
 */
function compareAcrossSources(a: ListedAed, b: ListedAed, metres: number, words: WordFrequency): PairComparison {
  const [left, right] = [findIdentifyingWords(a), findIdentifyingWords(b)];
  const address = compareRecordAddresses(a, b);
  const areWordsAlike = doNamesMatch(left, right, createContainmentMatcher(left, right));
  if (!areWordsAlike && address !== 'same') return noMatch;
  const kept = { ...noMatch, isLike: true };
  if (address === 'other' || doRecordsContradict(a, b)) return kept;
  if (!areWordsAlike) {
    if (!canMergeByAddress(a, b, metres)) return kept;
    return { ...kept, reason: 'two sources: same address, nothing else there', isByAddress: true };
  }
  if (address !== 'same') {
    return canMergeByName(a, b, metres, words) ? { ...kept, reason: 'two sources: same distinctive name, near' } : kept;
  }
  return canMergeByNameAndAddress(a, b, metres) ? { ...kept, reason: 'two sources: same name, same address' } : kept;
}
