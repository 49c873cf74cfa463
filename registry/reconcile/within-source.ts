import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { areSameWords, doNamesMatch, identifyingWordsOf, sharedWords } from '../evidence/identifying-words.ts';
import { type ListedAed, sourceKeyOf } from '../evidence/listed-aed.ts';
import { canMergeAccess, canMergeHours } from '../evidence/merge-safety.ts';
import {
  compareRecordAddresses,
  doRecordsContradict,
  evidenceWords,
  type PairComparison,
  separateAeds,
} from '../evidence/pair-evidence.ts';
import { normaliseText } from '../evidence/split-words.ts';
import type { WordFrequency } from '../evidence/word-frequency.ts';

/** Records this close with the same words are merged: the AED is in sight from either position. */
export const maxWithinSourceMetres = 5;

/** The register with many editors, in which one AED may be listed twice. Other registers number their own AEDs. */
const writtenByMany = 'osm';

/**
 * Elements of OpenStreetMap from one upload have consecutive ids, those made in one minute have ids up to 2,000 apart
 * (2.8 million a day in 2024/25). An editor who mapped both meant two if they are a step apart; on one spot, it is a
 * duplicate.
 */
const [oneUpload, oneMinute, oneSpotMetres] = [50, 2000, 1];

function isOnPurpose(a: RegisteredAed, b: RegisteredAed, metres: number): boolean {
  const number = (aed: RegisteredAed) => Number(/^osm\/\w+\/(\d+)$/.exec(aed.id)?.[1] ?? Number.NaN);
  // One element listed twice is not its own neighbour.
  return a.id !== b.id && Math.abs(number(a) - number(b)) <= (metres <= oneSpotMetres ? oneUpload : oneMinute);
}

/** Whether a record is an exact repetition: all values that both have are equal. */
function isRepeated(a: ListedAed, b: ListedAed): boolean {
  if (!doNamesMatch(identifyingWordsOf(a), identifyingWordsOf(b), areSameWords) || doRecordsContradict(a, b))
    return false;
  if (!canMergeHours(a.aed, b.aed) || !canMergeAccess(a.aed, b.aed)) return false;
  const isOtherwiseSaid = ([tag, text]: [string, string]) =>
    normaliseText(b.unpublished[tag] ?? text) !== normaliseText(text);
  return !Object.entries(a.unpublished).some(isOtherwiseSaid) && compareRecordAddresses(a, b) !== 'other';
}

/**
 * Two records of one register are one AED if one repeats the other, and names a place that hardly any other record has.
 */
export function compareWithinSource(a: ListedAed, b: ListedAed, metres: number, words: WordFrequency): PairComparison {
  if (metres > maxWithinSourceMetres || sourceKeyOf(a.aed) !== writtenByMany || !isRepeated(a, b)) return separateAeds;
  if (isOnPurpose(a.aed, b.aed, metres)) return { ...separateAeds, isLike: true };
  const proofs = evidenceWords(sharedWords(identifyingWordsOf(a).own, identifyingWordsOf(b).own), a, b);
  if (!words.areTelling(proofs, a.aed, b.aed)) return separateAeds;
  return { ...separateAeds, reason: 'listed twice in one register: word for word, same place' };
}
