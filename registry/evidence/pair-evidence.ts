import { compareAddresses } from './compare-addresses.ts';
import { identifyingWordsOf } from './identifying-words.ts';
import { type ListedAed, subscriberNumberOf } from './listed-aed.ts';
import { isDistinguishingWord, type WordSet } from './split-words.ts';

/** Result of comparing two records. */
export interface PairComparison {
  /** Why they are one AED; null if they stay separate. */
  readonly reason: string | null;
  /** Whether only the address links them, so that any other AED at that address is a rival. */
  readonly isByAddress: boolean;
  /** Whether name or address matches: even if they stay separate, each may mean the other. */
  readonly isLike: boolean;
}

export const separateAeds: PairComparison = { reason: null, isByAddress: false, isLike: false };

const differ = <Value>(a: Value | null, b: Value | null) => a !== null && b !== null && a !== b;

/** Whether two records contradict each other as one AED. */
export function haveContradictingFacts(a: ListedAed, b: ListedAed): boolean {
  return (
    differ(a.aed.level, b.aed.level) ||
    differ(a.aed.isIndoor, b.aed.isIndoor) ||
    differ(subscriberNumberOf(a.aed), subscriberNumberOf(b.aed))
  );
}

/** Whether two records contradict each other, or whether their words apply to each of several AEDs. */
export function doRecordsContradict(a: ListedAed, b: ListedAed): boolean {
  return haveContradictingFacts(a, b) || identifyingWordsOf(a).isMobile || identifyingWordsOf(b).isMobile;
}

function addressOf({ aed, unpublished }: ListedAed): string | null {
  const towns = ['addr:city', 'addr:town', 'addr:village', 'addr:place'].flatMap((tag) => unpublished[tag] ?? []);
  return [aed.address ?? [], ...towns].flat().join(' ') || null;
}

/** Whether two records have the same address, including the separate town. */
export function compareRecordAddresses(a: ListedAed, b: ListedAed): ReturnType<typeof compareAddresses> {
  return compareAddresses(addressOf(a), addressOf(b));
}

/** Shared words that may be evidence, and a shared phone number. Numbers and single characters never are. */
export function evidenceWords(shared: WordSet, a: ListedAed, b: ListedAed): WordSet {
  const subscriber = subscriberNumberOf(a.aed);
  const phones = subscriber !== null && subscriber === subscriberNumberOf(b.aed) ? [subscriber] : [];
  return new Set([...[...shared].filter((word) => !isDistinguishingWord(word)), ...phones]);
}
