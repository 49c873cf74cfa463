import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { hashText } from '../../domain/text/hash-text.ts';
import { sourceKeyOf, subscriberNumberOf } from './listed-aed.ts';
import { splitWords, type WordSet } from './split-words.ts';

/**
 * Number of counters that all words share. Words that share a counter seem more frequent than they are, which can only
 * prevent merges.
 */
const counterCount = 1 << 20;

/**
 * Maximum share of records with a word that identifies a place. A more frequent word names a kind of place or a chain
 * of shops.
 */
const maxRareShare = 1 / 1000;

/** If none of n records has a word, its true share may still be up to 3/n (the rule of three, 95 % confidence). */
const unseenCount = 3;

/**
 * Number of rare words that two records must share. A single word may be rare because of its ending or spelling, such
 * as in "in front of the post office".
 */
const minRareWords = 2;

/**
 * The records of one register in one time zone. Whether a word is rare is decided within such a region, because its
 * records share a language.
 */
interface Region {
  readonly seed: number;
  records: number;
}

/**
 * Counts how many records contain a word. A frequent word such as "school" identifies little, the name of a village
 * much. Frequencies are counted during the import, so this works in every language. It uses four megabytes for an
 * import of any size.
 */
export class WordFrequency {
  readonly #bearers = new Uint32Array(counterCount);
  readonly #regions = new Map<string, Region>();

  /** Counts the words of a record's name and location, and its phone number. */
  add(aed: RegisteredAed): void {
    const region = this.#regionOf(aed);
    region.records += 1;
    const texts = new Set([aed.name, ...Object.values(aed.location)]);
    const slots = new Set([this.#slotOf(subscriberNumberOf(aed) ?? '', region)]);
    for (const text of texts) for (const word of splitWords(text)) slots.add(this.#slotOf(word, region));
    for (const slot of slots) this.#bearers[slot] = (this.#bearers[slot] ?? 0) + 1;
  }

  /**
   * Whether two records share enough words that hardly any other record nearby has. In a small import, no word is rare
   * enough.
   */
  areTelling(shared: WordSet, a: RegisteredAed, b: RegisteredAed): boolean {
    const [first, second] = [this.#regionOf(a), this.#regionOf(b)];
    const rare = [...shared].filter((word) => this.#shareAmong(word, first, second) <= maxRareShare);
    return rare.length >= minRareWords;
  }

  /**
   * The share of other records that have a word, in the region in which it is more frequent. The uncertainty of a small
   * sample is added.
   */
  #shareAmong(word: string, first: Region, second: Region): number {
    const others = (region: Region, own: number) =>
      Math.max(0, (this.#bearers[this.#slotOf(word, region)] ?? 0) - own) / Math.max(1, region.records);
    if (first === second) return others(first, 2) + unseenCount / Math.max(1, first.records);
    return Math.max(others(first, 1), others(second, 1)) + unseenCount / Math.max(1, first.records + second.records);
  }

  #slotOf(word: string, { seed }: Region): number {
    const hash = hashText(word, seed);
    return (hash ^ (hash >>> 15)) & (counterCount - 1);
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
