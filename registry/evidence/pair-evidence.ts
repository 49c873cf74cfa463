import { type ListedAed, subscriberOf } from './listed-aed.ts';
import { namingOf } from './naming.ts';
import { isMarker, type Words } from './plain-words.ts';
import { compareAddresses } from './same-address.ts';

/** What came of looking at two records. */
export interface Judgement {
  /** Why they are one AED; null if they are kept apart. */
  readonly reason: string | null;
  /** Whether the address alone joins them, so that any other AED named by it is a rival. */
  readonly isByAddress: boolean;
  /** Whether name or address fits: where they are kept apart all the same, anyone who means one of them may mean the other. */
  readonly isLike: boolean;
}

export const apart: Judgement = { reason: null, isByAddress: false, isLike: false };

const differ = <Value>(a: Value | null, b: Value | null) => a !== null && b !== null && a !== b;

/** Whether two records say what cannot both be true of one AED. */
export function differInFact(a: ListedAed, b: ListedAed): boolean {
  return (
    differ(a.aed.level, b.aed.level) ||
    differ(a.aed.isIndoor, b.aed.isIndoor) ||
    differ(subscriberOf(a.aed), subscriberOf(b.aed))
  );
}

/** The same, or whether what they say is true of each of several. */
export function contradict(a: ListedAed, b: ListedAed): boolean {
  return differInFact(a, b) || namingOf(a).isMobile || namingOf(b).isMobile;
}

function addressOf({ aed, unpublished }: ListedAed): string | null {
  const towns = ['addr:city', 'addr:town', 'addr:village', 'addr:place'].flatMap((tag) => unpublished[tag] ?? []);
  return [aed.address ?? [], ...towns].flat().join(' ') || null;
}

/** Whether two records give one address, the town told beside it included. */
export function compareTheirAddresses(a: ListedAed, b: ListedAed): ReturnType<typeof compareAddresses> {
  return compareAddresses(addressOf(a), addressOf(b));
}

/** Shared words that may prove something, and a shared phone beside them. Numbers and single signs never do. */
export function proofsOf(shared: Words, a: ListedAed, b: ListedAed): Words {
  const subscriber = subscriberOf(a.aed);
  const phones = subscriber !== null && subscriber === subscriberOf(b.aed) ? [subscriber] : [];
  return new Set([...[...shared].filter((word) => !isMarker(word)), ...phones]);
}
