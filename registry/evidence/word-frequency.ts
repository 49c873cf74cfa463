import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { hashOf } from '../../domain/text/hash-of.ts';
import { sourceKeyOf, subscriberOf } from './listed-aed.ts';
import { splitWords, type Words } from './plain-words.ts';

/** Counters shared by all words. Two words on one counter seem more common than they are: fewer merges, never more. */
const counters = 1 << 20;

/** A word that more than one record in so many bears names a kind of place, or a chain of shops, and not a place. */
const rarestShare = 1 / 1000;

/** Of what none of n records shows, up to 3 in n may be so all the same (the rule of three, 95 %). */
const unseen = 3;

/** A word may be rare because of its ending, or because few write it: "in front of the post office". Two are no chance. */
const fewestTelling = 2;

/** The records of one register in one time zone: a word is rare among its neighbours, in their language, or nowhere. */
interface Region {
  readonly seed: number;
  records: number;
}

/**
 * How many records bear a word: "school" says little, the name of the village much. Measured on what is being imported, so
 * it holds in every language. Four megabytes, whatever the size of the import.
 */
export class WordFrequency {
  readonly #bearers = new Uint32Array(counters);
  readonly #regions = new Map<string, Region>();

  /** Counts the words by which a record names an AED, its phone among them. */
  add(aed: RegisteredAed): void {
    const region = this.#regionOf(aed);
    region.records += 1;
    const texts = new Set([aed.name, ...Object.values(aed.location)]);
    const slots = new Set([this.#slotOf(subscriberOf(aed) ?? '', region)]);
    for (const text of texts) for (const word of splitWords(text)) slots.add(this.#slotOf(word, region));
    for (const slot of slots) this.#bearers[slot] = (this.#bearers[slot] ?? 0) + 1;
  }

  /**
   * Whether two of the words that two records share are borne by hardly any other record round them. A small import shows of
   * no word that it is rare.
   */
  areTelling(shared: Words, a: RegisteredAed, b: RegisteredAed): boolean {
    const [first, second] = [this.#regionOf(a), this.#regionOf(b)];
    const rare = [...shared].filter((word) => this.#shareAmong(word, first, second) <= rarestShare);
    return rare.length >= fewestTelling;
  }

  /** The share of other records that bear a word, where it is more common of two regions, and what so few may hide. */
  #shareAmong(word: string, first: Region, second: Region): number {
    const others = (region: Region, own: number) =>
      Math.max(0, (this.#bearers[this.#slotOf(word, region)] ?? 0) - own) / Math.max(1, region.records);
    if (first === second) return others(first, 2) + unseen / Math.max(1, first.records);
    return Math.max(others(first, 1), others(second, 1)) + unseen / Math.max(1, first.records + second.records);
  }

  #slotOf(word: string, { seed }: Region): number {
    const hash = hashOf(word, seed);
    return (hash ^ (hash >>> 15)) & (counters - 1);
  }

  #regionOf(aed: RegisteredAed): Region {
    const key = `${sourceKeyOf(aed)} ${aed.timeZone}`;
    const known = this.#regions.get(key);
    if (known) return known;
    const region = { seed: hashOf(key), records: 0 };
    this.#regions.set(key, region);
    return region;
  }
}
