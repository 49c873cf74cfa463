import { distanceKm } from '../../domain/geography/distance.ts';
import { identifyingWordsOf, sharedWords } from '../evidence/identifying-words.ts';
import { type ListedAed, sourceKeyOf } from '../evidence/listed-aed.ts';
import { compareRecordAddresses, haveContradictingFacts } from '../evidence/pair-evidence.ts';
import type { RecordStore } from '../record-store.ts';
import { osmSource } from '../sources/osm.ts';
import { candidatePairs } from './candidate-pairs.ts';
import { CompetingMatches, type SimilarPair } from './competing-matches.ts';
import { comparePair, maxPairMetres, sharePlaceholderPosition } from './same-aed.ts';
import { maxWithinSourceMetres } from './within-source.ts';

/** Two records that a source itself links: the same id, or a reference to its id. */
export interface StatedPair {
  readonly first: number;
  readonly second: number;
  readonly reason: string;
}

/** Maximum distance for a reference to count. */
const farthestStatedMetres = 200;

interface Link extends StatedPair {
  readonly metres: number;
  readonly isStated: boolean;
}

/** A link between two registers, which a rival may undo. */
interface LikeLink extends Link, SimilarPair {
  readonly isByAddress: boolean;
}

/** Records that describe the same AED. */
interface SameGroup {
  readonly members: readonly number[];
  readonly reasons: readonly string[];
}

export interface ReconciliationResult {
  readonly groups: readonly SameGroup[];
  /** Records that share a point with a differently described one: each once, with the first such record. */
  readonly standIns: readonly { readonly first: string; readonly second: string }[];
  /** Records not compared because too many share a position. */
  readonly crowded: readonly number[];
}

/** Whether two records have names without a common word. */
function areNamedApart(a: ListedAed, b: ListedAed): boolean {
  const [left, right] = [identifyingWordsOf(a).all, identifyingWordsOf(b).all];
  return left.size > 0 && right.size > 0 && sharedWords(left, right).size === 0;
}

/**
 * Whether one id stands for two AEDs: some tables number the site and not the device, and ids generated here are equal
 * if only an unused column distinguishes the floors of a building. OpenStreetMap numbers elements, whatever their tags
 * say from year to year.
 */
function isIdOfSite(a: ListedAed, b: ListedAed, metres: number): boolean {
  if (a.aed.id !== b.aed.id || sourceKeyOf(a.aed) === osmSource.key) return false;
  if (
    haveContradictingFacts(a, b) ||
    compareRecordAddresses(a, b) === 'other' ||
    a.unpublished.row !== b.unpublished.row
  )
    return true;
  return metres > maxWithinSourceMetres && areNamedApart(a, b);
}

function statedLinks(store: RecordStore, stated: readonly StatedPair[]): Link[] {
  return stated.flatMap((pair) => {
    const metres = distanceKm(store.position(pair.first), store.position(pair.second)) * 1000;
    const [a, b] = [store.readListed(pair.first), store.readListed(pair.second)];
    if (metres > farthestStatedMetres || isIdOfSite(a, b, metres)) return [];
    return [{ ...pair, metres, isStated: true }];
  });
}

/** Links from pairs close to each other, and positions shared by several AEDs. */
class NearPairs {
  readonly #store: RecordStore;
  readonly #within: Link[] = [];
  readonly #across: LikeLink[] = [];
  readonly #joining = new CompetingMatches();
  readonly #alike = new CompetingMatches();
  /**
   * Records that repeat another one of their register: it is unknown which of them a record of a second register
   * matches.
   */
  readonly #twins = new Set<number>();
  readonly crowded: number[] = [];
  readonly #standIns = new Map<number, { first: string; second: string }>();

  constructor(store: RecordStore) {
    this.#store = store;
    const onCrowded = (index: number) => this.crowded.push(index);
    for (const { first, second, metres } of candidatePairs(store, maxPairMetres, onCrowded)) {
      if (!store.areOfOneSource(first, second)) this.#lookAcross(first, second, metres);
      else if (metres <= maxWithinSourceMetres) this.#lookWithin(first, second, metres);
    }
  }

  #lookWithin(first: number, second: number, metres: number): void {
    const [a, b] = [this.#store.readListed(first), this.#store.readListed(second)];
    const { reason, isLike } = comparePair(a, b, metres, this.#store.words);
    if (isLike) this.#twins.add(first).add(second);
    if (reason === null) this.#noteStandIn(first, a, b, metres);
    else this.#within.push({ first, second, reason, metres, isStated: false });
  }

  #lookAcross(first: number, second: number, metres: number): void {
    const [a, b] = [this.#store.readListed(first), this.#store.readListed(second)];
    const { reason, isByAddress, isLike } = comparePair(a, b, metres, this.#store.words);
    const ids = [a.aed.id, b.aed.id] as const;
    const like = { first, second, ids, sources: [sourceKeyOf(a.aed), sourceKeyOf(b.aed)] as const };
    if (isLike) this.#alike.add(like);
    if (reason === null) {
      this.#noteStandIn(first, a, b, metres);
    } else {
      this.#joining.add(like);
      this.#across.push({ ...like, reason, metres, isStated: false, isByAddress });
    }
  }

  #noteStandIn(first: number, a: ListedAed, b: ListedAed, metres: number): void {
    if (this.#standIns.has(first) || a.aed.id === b.aed.id || !sharePlaceholderPosition(a, b, metres)) return;
    this.#standIns.set(first, { first: a.aed.id, second: b.aed.id });
  }

  get standIns(): ReconciliationResult['standIns'] {
    return [...this.#standIns.values()];
  }

  /** Links without rivals and twins. */
  get links(): Link[] {
    const isOfTwins = ({ first, second }: Link) => this.#twins.has(first) || this.#twins.has(second);
    const repeats = this.#within.filter(isOfTwins).flatMap(({ first, second }) => [first, second]);
    const inDoubt = new Set(repeats);
    const isPlain = (link: Link) => !isOfTwins(link) && !inDoubt.has(link.first) && !inDoubt.has(link.second);
    const isAlone = (link: LikeLink) => (link.isByAddress ? this.#alike : this.#joining).areAlone(link);
    return [...this.#within.filter(isPlain), ...this.#across.filter(isAlone)];
  }
}

/** Records joined so far. */
interface Group {
  readonly members: number[];
  readonly reasons: Set<string>;
  /** The registers of these records, and one record for each position. */
  readonly ids: Set<string>;
  readonly placed: Map<string, number>;
}

/**
 * Joins links into groups, the nearest first. Two groups join only if each record of one may be the same as each of the
 * other: a chain of near neighbours is not one AED.
 */
class Groups {
  readonly #store: RecordStore;
  readonly #groupOf = new Map<number, Group>();
  readonly #stated = new Set<string>();

  constructor(store: RecordStore) {
    this.#store = store;
  }

  join({ first, second, reason, isStated }: Link): void {
    if (isStated) this.#stated.add(`${first} ${second}`).add(`${second} ${first}`);
    const a = this.#groupWith(first);
    const b = this.#groupWith(second);
    if (a === b || !this.#mayJoin(a, b)) return;
    a.members.push(...b.members);
    for (const each of [...b.reasons, reason]) a.reasons.add(each);
    for (const id of b.ids) a.ids.add(id);
    for (const [place, member] of b.placed) if (!a.placed.has(place)) a.placed.set(place, member);
    for (const member of [first, ...b.members]) this.#groupOf.set(member, a);
  }

  #groupWith(index: number): Group {
    const known = this.#groupOf.get(index);
    if (known) return known;
    const place = this.#store.position(index).join();
    const { id } = this.#store.read(index);
    return { members: [index], reasons: new Set(), ids: new Set([id]), placed: new Map([[place, index]]) };
  }

  /** Of one id only distinct positions count: an id listed thousands of times is compared once for each position. */
  #mayJoin(a: Group, b: Group): boolean {
    const areOneId = new Set([...a.ids, ...b.ids]).size === 1;
    const left = areOneId ? [...a.placed.values()] : a.members;
    const right = areOneId ? [...b.placed.values()] : b.members;
    return left.every((one) => right.every((other) => this.#mayBeSame(one, other)));
  }

  #mayBeSame(left: number, right: number): boolean {
    if (this.#stated.has(`${left} ${right}`)) return true;
    const metres = distanceKm(this.#store.position(left), this.#store.position(right)) * 1000;
    if (metres > farthestStatedMetres) return false;
    const [a, b] = [this.#store.readListed(left), this.#store.readListed(right)];
    if (a.aed.id === b.aed.id) return true;
    return metres <= maxPairMetres && comparePair(a, b, metres, this.#store.words).reason !== null;
  }

  all(): Set<Group> {
    return new Set(this.#groupOf.values());
  }
}

/** Finds records that list one AED more than once. */
export function reconcileRecords(store: RecordStore, stated: readonly StatedPair[]): ReconciliationResult {
  const near = new NearPairs(store);
  const links = [...statedLinks(store, stated), ...near.links].sort(
    (a, b) =>
      Number(b.isStated) - Number(a.isStated) || a.metres - b.metres || a.first - b.first || a.second - b.second,
  );
  const groups = new Groups(store);
  for (const link of links) groups.join(link);
  return {
    groups: [...groups.all()].map(({ members, reasons }) => ({
      members,
      reasons: [...reasons],
    })),
    standIns: near.standIns,
    crowded: near.crowded,
  };
}
