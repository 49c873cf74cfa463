import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import type { RegisteredAed } from '../domain/aed/aed-registry.ts';
import type { LongitudeLatitude } from '../domain/geography/position.ts';
import { hashText } from '../domain/text/hash-text.ts';
import { type ListedAed, sourceKeyOf, type UnpublishedTags } from './evidence/listed-aed.ts';
import { WordFrequency } from './evidence/word-frequency.ts';
import { RecentValuesCache } from './recent-values-cache.ts';

const bufferBytes = 1 << 20;
const startCapacity = 1 << 12;
/**
 * Number of records in the cache, which takes a few megabytes. Records at one position are compared in pairs, so they
 * are read repeatedly.
 */
const maxCachedRecords = 1024;

/**
 * The normalised records of an import, in a file on disk. In memory, each record takes 38 bytes for its file offset,
 * coordinates, source and id hash, or up to twice as many, because the arrays grow by doubling.
 */
export class RecordStore {
  readonly #file: number;
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #flushedBytes = 0;
  #count = 0;
  readonly #recent = new RecentValuesCache<number, ListedAed>(maxCachedRecords);
  readonly words = new WordFrequency();
  readonly #sourceNumbers = new Map<string, number>();
  #sources = new Uint16Array(startCapacity);
  #offsets = new Float64Array(startCapacity);
  #longitudes = new Float64Array(startCapacity);
  #latitudes = new Float64Array(startCapacity);
  #hashes = new Uint32Array(startCapacity);
  /** A hash table of ids. Each slot contains the index of a record plus 1. A free slot contains 0. */
  #slots = new Int32Array(startCapacity * 2);

  constructor(path: string) {
    this.#file = openSync(path, 'wx+');
  }

  get count(): number {
    return this.#count;
  }

  /** Adds a record and returns its index: 0, 1, 2, … */
  append(aed: RegisteredAed, unpublished: UnpublishedTags = {}): number {
    if (this.#count + 1 >= this.#offsets.length) this.#grow();
    const index = this.#count++;
    const bytes = Buffer.from(JSON.stringify({ aed, unpublished }));
    this.#offsets[index] = this.#flushedBytes + this.#pendingBytes;
    this.#offsets[index + 1] = this.#flushedBytes + this.#pendingBytes + bytes.length;
    this.#longitudes[index] = aed.position[0];
    this.#latitudes[index] = aed.position[1];
    this.#hashes[index] = hashText(aed.id);
    this.#sources[index] = this.#numberOf(sourceKeyOf(aed));
    this.words.add(aed);
    this.#occupySlot(index);
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
    if (this.#pendingBytes > bufferBytes) this.#flush();
    return index;
  }

  read(index: number): RegisteredAed {
    return this.readListed(index).aed;
  }

  /** Reads a record together with its unpublished tags. */
  readListed(index: number): ListedAed {
    return this.#recent.getOrCompute(index, () => this.#readFromFile(index));
  }

  /** Whether two records are from the same source. This does not read the records. */
  areOfOneSource(first: number, second: number): boolean {
    return this.#sources[first] === this.#sources[second];
  }

  #numberOf(source: string): number {
    const known = this.#sourceNumbers.get(source) ?? this.#sourceNumbers.size;
    this.#sourceNumbers.set(source, known);
    return known;
  }

  #readFromFile(index: number): ListedAed {
    this.#flush();
    const offset = this.#offsets[index] ?? 0;
    const bytes = Buffer.alloc((this.#offsets[index + 1] ?? offset) - offset);
    readSync(this.#file, bytes, 0, bytes.length, offset);
    return JSON.parse(bytes.toString()) as ListedAed;
  }

  position(index: number): LongitudeLatitude {
    return [this.#longitudes[index] ?? 0, this.#latitudes[index] ?? 0];
  }

  /** Returns the index of the first record with this id, or null. */
  find(id: string): number | null {
    const hash = hashText(id);
    for (let slot = hash % this.#slots.length; this.#slots[slot]; slot = (slot + 1) % this.#slots.length) {
      const index = (this.#slots[slot] ?? 0) - 1;
      if (this.#hashes[index] === hash && this.read(index).id === id) return index;
    }
    return null;
  }

  close(): void {
    closeSync(this.#file);
  }

  #occupySlot(index: number): void {
    let slot = (this.#hashes[index] ?? 0) % this.#slots.length;
    while (this.#slots[slot]) slot = (slot + 1) % this.#slots.length;
    this.#slots[slot] = index + 1;
  }

  #grow(): void {
    const capacity = this.#offsets.length * 2;
    const wider = <Numbers extends Float64Array | Uint32Array | Uint16Array>(
      numbers: Numbers,
      into: Numbers,
    ): Numbers => {
      into.set(numbers);
      return into;
    };
    this.#offsets = wider(this.#offsets, new Float64Array(capacity));
    this.#longitudes = wider(this.#longitudes, new Float64Array(capacity));
    this.#latitudes = wider(this.#latitudes, new Float64Array(capacity));
    this.#hashes = wider(this.#hashes, new Uint32Array(capacity));
    this.#sources = wider(this.#sources, new Uint16Array(capacity));
    this.#slots = new Int32Array(capacity * 2);
    for (let index = 0; index < this.#count; index++) this.#occupySlot(index);
  }

  #flush(): void {
    if (this.#pendingBytes === 0) return;
    writeSync(this.#file, Buffer.concat(this.#pending), 0, this.#pendingBytes, this.#flushedBytes);
    this.#flushedBytes += this.#pendingBytes;
    this.#pending = [];
    this.#pendingBytes = 0;
  }
}
