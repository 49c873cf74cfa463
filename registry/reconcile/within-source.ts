import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { areSameWords, doNamesMatch, findIdentifyingWords, findSharedWords } from '../evidence/identifying-words.ts';
import { type ListedAed, sourceKeyOf } from '../evidence/listed-aed.ts';
import { canMergeAccess, canMergeHours } from '../evidence/merge-safety.ts';
import {
  compareRecordAddresses,
  doRecordsContradict,
  findEvidenceWords,
  noMatch,
  type PairComparison,
} from '../evidence/pair-evidence.ts';
import { normaliseText } from '../evidence/split-words.ts';
import type { WordFrequency } from '../evidence/word-frequency.ts';

/**
 * Maximum distance in metres between two records of one source that are merged. So close together, the AED is in sight
 * from either position.
 */
export const maxWithinSourceMetres = 5;

/**
 * Key of the source that many people edit, so that an AED may be entered twice. Other sources number their own AEDs.
 */
const crowdsourcedKey = 'osm';

/**
 * OpenStreetMap numbers new elements consecutively, 2.8 million a day in 2024/25. Ids up to 50 apart are from one
 * upload, and ids up to 2,000 apart are from one minute. An editor who added both elements at once meant two AEDs. If
 * the elements are at most a metre apart, this is only assumed if they are from one upload.
 */
const [oneUpload, oneMinute, oneSpotMetres] = [50, 2000, 1];

function isOnPurpose(a: RegisteredAed, b: RegisteredAed, metres: number): boolean {
  const number = (aed: RegisteredAed) => Number(/^osm\/\w+\/(\d+)$/.exec(aed.id)?.[1] ?? Number.NaN);
  // Two records with the same id are one element that is listed twice, not two AEDs.
  return a.id !== b.id && Math.abs(number(a) - number(b)) <= (metres <= oneSpotMetres ? oneUpload : oneMinute);
}

/** Whether two records agree: every value that both of them have is equal. */
function isRepeated(a: ListedAed, b: ListedAed): boolean {
  if (!doNamesMatch(findIdentifyingWords(a), findIdentifyingWords(b), areSameWords) || doRecordsContradict(a, b))
    return false;
  if (!canMergeHours(a.aed, b.aed) || !canMergeAccess(a.aed, b.aed)) return false;
  const isOtherwiseSaid = ([tag, text]: [string, string]) =>
    normaliseText(b.unpublished[tag] ?? text) !== normaliseText(text);
  return !Object.entries(a.unpublished).some(isOtherwiseSaid) && compareRecordAddresses(a, b) !== 'other';
}

/**
 * Compares two records of one source. They are one AED if they agree and name a place that hardly any other record
 * names.
 */
export function compareWithinSource(a: ListedAed, b: ListedAed, metres: number, words: WordFrequency): PairComparison {
  if (metres > maxWithinSourceMetres || sourceKeyOf(a.aed) !== crowdsourcedKey || !isRepeated(a, b)) return noMatch;
  if (isOnPurpose(a.aed, b.aed, metres)) return { ...noMatch, isLike: true };
  const proofs = findEvidenceWords(findSharedWords(findIdentifyingWords(a).own, findIdentifyingWords(b).own), a, b);
  if (!words.areTelling(proofs, a.aed, b.aed)) return noMatch;
  return { ...noMatch, reason: 'listed twice in one source: word for word, same place' };
}
