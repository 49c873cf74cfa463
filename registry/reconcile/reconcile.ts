import { distanceKm } from '../../domain/geography/distance.ts';
import { findIdentifyingWords, findSharedWords } from '../evidence/identifying-words.ts';
import { type ListedAed, sourceKeyOf } from '../evidence/listed-aed.ts';
import { compareRecordAddresses, haveContradictingFacts } from '../evidence/pair-evidence.ts';
import type { RecordStore } from '../record-store.ts';
import { osmSource } from '../sources/osm.ts';
import { findCandidatePairs } from './candidate-pairs.ts';
import { CompetingMatches, type SimilarPair } from './competing-matches.ts';
import { comparePair, havePlaceholderPosition, maxPairMetres } from './same-aed.ts';
import { maxWithinSourceMetres } from './within-source.ts';

/**
 * Two records that are the same AED according to their source: they have the same id, or one refers to the other's id.
 */
export interface StatedPair {
  readonly first: number;
  readonly second: number;
  readonly reason: string;
}

/** Records farther apart than this are never merged, even if one refers to the other's id. */
const maxStatedMetres = 200;

interface Link extends StatedPair {
  readonly metres: number;
  readonly isStated: boolean;
}

/**
 * A possible match between records of two sources. It is dropped if another record in either source matches as well.
 */
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
  /**
   * Pairs of ids of records with the same position but different descriptions. An id is the `first` of at most one
   * pair.
   */
  readonly placeholderPositions: readonly { readonly first: string; readonly second: string }[];
  /** Indices of records that were not compared, because too many records are at the same place. */
  readonly crowded: readonly number[];
}

/** Whether two records both have a name, and the names have no word in common. */
function haveUnrelatedNames(a: ListedAed, b: ListedAed): boolean {
  const [left, right] = [findIdentifyingWords(a).all, findIdentifyingWords(b).all];
  return left.size > 0 && right.size > 0 && findSharedWords(left, right).size === 0;
}

/**
 * Whether two records with the same id are different AEDs. Some tables number the site and not the AED. Ids that the
 * import made are equal if the only difference, such as the floor, is in an unused column. An id in OpenStreetMap
 * always means one element, however its tags change over the years.
 */
function isSharedId(a: ListedAed, b: ListedAed, metres: number): boolean {
  if (a.aed.id !== b.aed.id || sourceKeyOf(a.aed) === osmSource.key) return false;
  if (
    haveContradictingFacts(a, b) ||
    compareRecordAddresses(a, b) === 'other' ||
    a.unpublished.row !== b.unpublished.row
  )
    return true;
  return metres > maxWithinSourceMetres && haveUnrelatedNames(a, b);
}

function statedLinks(store: RecordStore, stated: readonly StatedPair[]): Link[] {
  return stated.flatMap((pair) => {
    const metres = distanceKm(store.position(pair.first), store.position(pair.second)) * 1000;
    const [a, b] = [store.readListed(pair.first), store.readListed(pair.second)];
    if (metres > maxStatedMetres || isSharedId(a, b, metres)) return [];
    return [{ ...pair, metres, isStated: true }];
  });
}

/** Finds links between records that are close to each other, and positions that several AEDs share. */
class NearPairs {
  readonly #store: RecordStore;
  readonly #within: Link[] = [];
  readonly #across: LikeLink[] = [];
  readonly #joining = new CompetingMatches();
  readonly #alike = new CompetingMatches();
  /**
   * Records that match another record of the same source, although an editor apparently entered both as separate AEDs.
   */
  readonly #separateEntries = new Set<number>();
  readonly crowded: number[] = [];
  readonly #placeholderPositions = new Map<number, { first: string; second: string }>();

  constructor(store: RecordStore) {
    this.#store = store;
    const onCrowded = (index: number) => this.crowded.push(index);
    for (const { first, second, metres } of findCandidatePairs(store, maxPairMetres, onCrowded)) {
      if (!store.areOfOneSource(first, second)) this.#lookAcross(first, second, metres);
      else if (metres <= maxWithinSourceMetres) this.#lookWithin(first, second, metres);
    }
  }

  #lookWithin(first: number, second: number, metres: number): void {
    const [a, b] = [this.#store.readListed(first), this.#store.readListed(second)];
    const { reason, isLike } = comparePair(a, b, metres, this.#store.words);
    if (isLike) this.#separateEntries.add(first).add(second);
    if (reason === null) this.#notePlaceholderPosition(first, a, b, metres);
    else this.#within.push({ first, second, reason, metres, isStated: false });
  }

  #lookAcross(first: number, second: number, metres: number): void {
    const [a, b] = [this.#store.readListed(first), this.#store.readListed(second)];
    const { reason, isByAddress, isLike } = comparePair(a, b, metres, this.#store.words);
    const ids = [a.aed.id, b.aed.id] as const;
    const like = { first, second, ids, sources: [sourceKeyOf(a.aed), sourceKeyOf(b.aed)] as const };
    if (isLike) this.#alike.add(like);
    if (reason === null) {
      this.#notePlaceholderPosition(first, a, b, metres);
    } else {
      this.#joining.add(like);
      this.#across.push({ ...like, reason, metres, isStated: false, isByAddress });
    }
  }

  #notePlaceholderPosition(first: number, a: ListedAed, b: ListedAed, metres: number): void {
    if (this.#placeholderPositions.has(first) || a.aed.id === b.aed.id || !havePlaceholderPosition(a, b, metres))
      return;
    this.#placeholderPositions.set(first, { first: a.aed.id, second: b.aed.id });
  }

  get placeholderPositions(): ReconciliationResult['placeholderPositions'] {
    return [...this.#placeholderPositions.values()];
  }

  /**
   * The unambiguous links. Those within a source must not involve any of the `#twins`, and those between sources must
   * not have competing matches.
   */
  get links(): Link[] {
    const involvesSeparateEntry = ({ first, second }: Link) =>
      this.#separateEntries.has(first) || this.#separateEntries.has(second);
    const repeats = this.#within.filter(involvesSeparateEntry).flatMap(({ first, second }) => [first, second]);
    const inDoubt = new Set(repeats);
    const isPlain = (link: Link) =>
      !involvesSeparateEntry(link) && !inDoubt.has(link.first) && !inDoubt.has(link.second);
    const isAlone = (link: LikeLink) => (link.isByAddress ? this.#alike : this.#joining).areAlone(link);
    return [...this.#within.filter(isPlain), ...this.#across.filter(isAlone)];
  }
}

/** Records that were merged into one AED so far. */
interface Group {
  readonly members: number[];
  readonly reasons: Set<string>;
  readonly ids: Set<string>;
  /** One member for each distinct position. */
  readonly placed: Map<string, number>;
}

/**
 * Joins matches into groups, starting with the nearest. Two groups are joined only if every record of one may be the
 * same AED as every record of the other. Otherwise a chain of near neighbours could become one AED.
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

  /**
   * If all records of both groups have the same id, only one record for each position is compared, because a file may
   * list an id thousands of times.
   */
  #mayJoin(a: Group, b: Group): boolean {
    const areOneId = new Set([...a.ids, ...b.ids]).size === 1;
    const left = areOneId ? [...a.placed.values()] : a.members;
    const right = areOneId ? [...b.placed.values()] : b.members;
    return left.every((one) => right.every((other) => this.#mayBeSame(one, other)));
  }

  #mayBeSame(left: number, right: number): boolean {
    if (this.#stated.has(`${left} ${right}`)) return true;
    const metres = distanceKm(this.#store.position(left), this.#store.position(right)) * 1000;
    if (metres > maxStatedMetres) return false;
    const [a, b] = [this.#store.readListed(left), this.#store.readListed(right)];
    if (a.aed.id === b.aed.id) return true;
    return metres <= maxPairMetres && comparePair(a, b, metres, this.#store.words).reason !== null;
  }

  all(): Set<Group> {
    return new Set(this.#groupOf.values());
  }
}

/** Groups the records that describe the same AED. */
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
    placeholderPositions: near.placeholderPositions,
    crowded: near.crowded,
  };
}
