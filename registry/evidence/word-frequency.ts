import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { hashText } from '../../domain/text/hash-text.ts';
import { sourceKeyOf, subscriberNumberOf } from './listed-aed.ts';
import { splitWords, type WordSet } from './split-words.ts';

/**
 * Counters shared by all words. Two words with the same counter seem more common than they are, which causes fewer
 * merges, never more.
 */
const counters = 1 << 20;

/** A word in more than this share of records names a kind of place, or a chain of shops, and not a place. */
const rarestShare = 1 / 1000;

/** If none of n records has a word, up to 3 in n may have it all the same (the rule of three, 95 %). */
const unseen = 3;

/** One word may be rare because of its ending or spelling: "in front of the post office". Two are not a coincidence. */
const fewestTelling = 2;

/**
 * The records of one register in one time zone: a word is rare among its neighbours, in their language, or not at all.
 */
interface Region {
  readonly seed: number;
  records: number;
}

/**
 * Number of records with a word: "school" identifies little, the name of the village much. Counted during the import,
 * so it works in every language. Four megabytes for an import of any size.
 */
export class WordFrequency {
  readonly #bearers = new Uint32Array(counters);
  readonly #regions = new Map<string, Region>();

  /** Counts the naming words of a record, including its phone number. */
  add(aed: RegisteredAed): void {
    const region = this.#regionOf(aed);
    region.records += 1;
    const texts = new Set([aed.name, ...Object.values(aed.location)]);
    const slots = new Set([this.#slotOf(subscriberNumberOf(aed) ?? '', region)]);
    for (const text of texts) for (const word of splitWords(text)) slots.add(this.#slotOf(word, region));
    for (const slot of slots) this.#bearers[slot] = (this.#bearers[slot] ?? 0) + 1;
  }

  /**
   * Whether hardly any other record nearby has two of the words that two records share. In a small import no word
   * counts as rare.
   */
  areTelling(shared: WordSet, a: RegisteredAed, b: RegisteredAed): boolean {
    const [first, second] = [this.#regionOf(a), this.#regionOf(b)];
    const rare = [...shared].filter((word) => this.#shareAmong(word, first, second) <= rarestShare);
    return rare.length >= fewestTelling;
  }

  /**
   * The share of other records with a word, in the region where it is more common, with the uncertainty of a small
   * sample added.
   */
  #shareAmong(word: string, first: Region, second: Region): number {
    const others = (region: Region, own: number) =>
      Math.max(0, (this.#bearers[this.#slotOf(word, region)] ?? 0) - own) / Math.max(1, region.records);
    if (first === second) return others(first, 2) + unseen / Math.max(1, first.records);
    return Math.max(others(first, 1), others(second, 1)) + unseen / Math.max(1, first.records + second.records);
  }

  #slotOf(word: string, { seed }: Region): number {
    const hash = hashText(word, seed);
    return (hash ^ (hash >>> 15)) & (counters - 1);
  }

  #regionOf(aed: RegisteredAed): Region {
    const key = `${sourceKeyOf(aed)} ${aed.timeZone}`;
    const known = this.#regions.get(key);
    if (known) return known;
    const region = { seed: hashText(key), records: 0 };
    this.#regions.set(key, region);
    return region;
  }
}
