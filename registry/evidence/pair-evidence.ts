import { compareAddresses } from './compare-addresses.ts';
import { findIdentifyingWords } from './identifying-words.ts';
import { type ListedAed, subscriberNumberOf } from './listed-aed.ts';
import { isDistinguishingWord, type WordSet } from './split-words.ts';

/** The result of comparing two records. */
export interface PairComparison {
  /** The reason to merge both records; null if they are not merged. */
  readonly reason: string | null;
  /**
   * Whether the records match by their address alone. They are then not merged if there is another AED at the address.
   */
  readonly isByAddress: boolean;
  /** Whether the name or the address matches. If so, the records may be the same AED even if they are not merged. */
  readonly isLike: boolean;
}

export const noMatch: PairComparison = { reason: null, isByAddress: false, isLike: false };

const differ = <Value>(a: Value | null, b: Value | null) => a !== null && b !== null && a !== b;

/** Whether two records contain facts that cannot be true of the same AED. */
export function haveContradictingFacts(a: ListedAed, b: ListedAed): boolean {
  return (
    differ(a.aed.level, b.aed.level) ||
    differ(a.aed.isIndoor, b.aed.isIndoor) ||
    differ(subscriberNumberOf(a.aed), subscriberNumberOf(b.aed))
  );
}

/** Whether two records contradict each other, or one describes a mobile AED, whose description may fit several. */
export function doRecordsContradict(a: ListedAed, b: ListedAed): boolean {
  return haveContradictingFacts(a, b) || findIdentifyingWords(a).isMobile || findIdentifyingWords(b).isMobile;
}

function addressOf({ aed, unpublished }: ListedAed): string | null {
  const towns = ['addr:city', 'addr:town', 'addr:village', 'addr:place'].flatMap((tag) => unpublished[tag] ?? []);
  return [aed.address ?? [], ...towns].flat().join(' ') || null;
}

/** Compares the addresses of two records, including the towns in separate tags. */
export function compareRecordAddresses(a: ListedAed, b: ListedAed): ReturnType<typeof compareAddresses> {
  return compareAddresses(addressOf(a), addressOf(b));
}

/**
 * Returns the shared words and phone number that can show that two records are the same AED. Numbers and single
 * characters in the texts are left out, because they prove nothing.
 */
export function findEvidenceWords(shared: WordSet, a: ListedAed, b: ListedAed): WordSet {
  const subscriber = subscriberNumberOf(a.aed);
  const phones = subscriber !== null && subscriber === subscriberNumberOf(b.aed) ? [subscriber] : [];
  return new Set([...[...shared].filter((word) => !isDistinguishingWord(word)), ...phones]);
}
