import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { hashText } from '../../domain/text/hash-text.ts';
import { sourceKeyOf, subscriberNumberOf } from './listed-aed.ts';
import { splitWords, type WordSet } from './split-words.ts';

/**
 * Number of counters. There are fewer counters than words, so some words share one and seem more frequent than they
 * are. This can only prevent merges.
 */
const counterCount = 1 << 20;

/**
 * A word identifies a place only if at most this share of the records contains it. A more frequent word names a kind of
 * place or a chain of shops.
 */
const maxRareShare = 1 / 1000;

/**
 * If none of n records contains a word, its share among all records may still be up to 3/n (the rule of three, 95 %
 * confidence).
 */
const unseenCount = 3;

/**
 * Number of rare words that two records must share. One is not enough, because an unusual ending or spelling can make a
 * common word rare.
 */
const minRareWords = 2;

/**
 * The records of one source in one time zone. Words are counted separately in each region, because its records share a
 * language.
 */
interface Region {
  readonly seed: number;
  records: number;
}

/**
 * Counts how many records contain a word. A frequent word such as "school" says little about which AED is meant, but
 * the name of a village says much. Words are counted during the import, so this works in every language. It uses four
 * megabytes for an import of any size.
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
   * Whether two records share enough words that are rare in their regions. In a small import, no word is rare enough.
   */
  areTelling(shared: WordSet, a: RegisteredAed, b: RegisteredAed): boolean {
    const [first, second] = [this.#regionOf(a), this.#regionOf(b)];
    const rare = [...shared].filter((word) => this.#shareAmong(word, first, second) <= maxRareShare);
    return rare.length >= minRareWords;
  }

  /**
   * Returns the share of other records that contain a word, in whichever of the two regions it is more frequent. It
   * includes a margin of error, which is large in a small sample.
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
