import { distanceKm } from '../../domain/distance.ts';
import type { RecordStore } from '../record-store.ts';
import { candidatePairs } from './candidate-pairs.ts';
import { farthestPairMetres, reasonForSame, shareAStandInPosition } from './same-aed.ts';

/** Two records a source itself says are one: the same id, or an id it names. */
export interface StatedPair {
  readonly first: number;
  readonly second: number;
  readonly reason: string;
}

/** Beyond this an id a source names is not believed. */
const farthestStatedMetres = 200;

interface Link extends StatedPair {
  readonly metres: number;
  readonly isStated: boolean;
}

/** Records that are one AED. */
interface SameGroup {
  readonly members: readonly number[];
  readonly reasons: readonly string[];
}

export interface Reconciled {
  readonly groups: readonly SameGroup[];
  /** Records at one point with another that is described differently: each once, with the first such. */
  readonly standIns: readonly { readonly first: string; readonly second: string }[];
}

function linksOf(store: RecordStore, stated: readonly StatedPair[]) {
  const links: Link[] = [];
  const standIns = new Map<number, { first: string; second: string }>();
  for (const pair of stated) {
    const metres = distanceKm(store.position(pair.first), store.position(pair.second)) * 1000;
    if (metres <= farthestStatedMetres) links.push({ ...pair, metres, isStated: true });
  }
  for (const { first, second, metres } of candidatePairs(store, farthestPairMetres)) {
    const [a, b] = [store.read(first), store.read(second)];
    const reason = reasonForSame(a, b, metres);
    if (reason) links.push({ first, second, reason, metres, isStated: false });
    else if (a.id !== b.id && !standIns.has(first) && shareAStandInPosition(a, b, metres)) {
      standIns.set(first, { first: a.id, second: b.id });
    }
  }
  return { links, standIns: [...standIns.values()] };
}

/**
 * Joins links into groups, nearest first. Two groups join only when each record of the one may be the same as each of
 * the other: a chain of near neighbours is not one AED.
 */
class Groups {
  readonly #store: RecordStore;
  readonly #groupOf = new Map<number, { members: number[]; reasons: string[] }>();
  readonly #stated = new Set<string>();

  constructor(store: RecordStore) {
    this.#store = store;
  }

  join({ first, second, reason, isStated }: Link): void {
    if (isStated) this.#stated.add(`${first} ${second}`).add(`${second} ${first}`);
    const a = this.#groupOf.get(first) ?? { members: [first], reasons: [] };
    const b = this.#groupOf.get(second) ?? { members: [second], reasons: [] };
    if (a === b || !a.members.every((left) => b.members.every((right) => this.#mayBeSame(left, right)))) return;
    const joined = { members: [...a.members, ...b.members], reasons: [...a.reasons, ...b.reasons, reason] };
    for (const member of joined.members) this.#groupOf.set(member, joined);
  }

  #mayBeSame(left: number, right: number): boolean {
    if (this.#stated.has(`${left} ${right}`)) return true;
    const metres = distanceKm(this.#store.position(left), this.#store.position(right)) * 1000;
    if (metres > farthestStatedMetres) return false;
    const [a, b] = [this.#store.read(left), this.#store.read(right)];
    return a.id === b.id || (metres <= farthestPairMetres && reasonForSame(a, b, metres) !== null);
  }

  all(): Set<{ members: number[]; reasons: string[] }> {
    return new Set(this.#groupOf.values());
  }
}

/** Finds the records that list one AED more than once. */
export function reconcile(store: RecordStore, stated: readonly StatedPair[]): Reconciled {
  const { links, standIns } = linksOf(store, stated);
  links.sort(
    (a, b) =>
      Number(b.isStated) - Number(a.isStated) || a.metres - b.metres || a.first - b.first || a.second - b.second,
  );
  const groups = new Groups(store);
  for (const link of links) groups.join(link);
  return {
    groups: [...groups.all()].map(({ members, reasons }) => ({
      members,
      reasons: [...new Set(reasons)],
    })),
    standIns,
  };
}
