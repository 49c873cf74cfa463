import { type ListedAed, subscriberOf } from './listed-aed.ts';
import { namingOf } from './naming.ts';
import { isMarker, type Words } from './plain-words.ts';
import { compareAddresses } from './same-address.ts';

/** Result of comparing two records. */
export interface Judgement {
  /** Why they are one AED; null if they stay separate. */
  readonly reason: string | null;
  /** Whether only the address links them, so that any other AED at that address is a rival. */
  readonly isByAddress: boolean;
  /** Whether name or address matches: even if they stay separate, each may mean the other. */
  readonly isLike: boolean;
}

export const apart: Judgement = { reason: null, isByAddress: false, isLike: false };

const differ = <Value>(a: Value | null, b: Value | null) => a !== null && b !== null && a !== b;

/** Whether two records contradict each other as one AED. */
export function differInFact(a: ListedAed, b: ListedAed): boolean {
  return (
    differ(a.aed.level, b.aed.level) ||
    differ(a.aed.isIndoor, b.aed.isIndoor) ||
    differ(subscriberOf(a.aed), subscriberOf(b.aed))
  );
}

/** Whether two records contradict each other, or whether their words apply to each of several AEDs. */
export function contradict(a: ListedAed, b: ListedAed): boolean {
  return differInFact(a, b) || namingOf(a).isMobile || namingOf(b).isMobile;
}

function addressOf({ aed, unpublished }: ListedAed): string | null {
  const towns = ['addr:city', 'addr:town', 'addr:village', 'addr:place'].flatMap((tag) => unpublished[tag] ?? []);
  return [aed.address ?? [], ...towns].flat().join(' ') || null;
}

/** Whether two records have the same address, including the separate town. */
export function compareTheirAddresses(a: ListedAed, b: ListedAed): ReturnType<typeof compareAddresses> {
  return compareAddresses(addressOf(a), addressOf(b));
}

/** Shared words that may be evidence, and a shared phone number. Numbers and single characters never are. */
export function proofsOf(shared: Words, a: ListedAed, b: ListedAed): Words {
  const subscriber = subscriberOf(a.aed);
  const phones = subscriber !== null && subscriber === subscriberOf(b.aed) ? [subscriber] : [];
  return new Set([...[...shared].filter((word) => !isMarker(word)), ...phones]);
}
