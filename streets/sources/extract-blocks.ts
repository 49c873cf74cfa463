import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { PbfReader } from 'pbf';
import { StreetsError } from '../streets-error.ts';

/** Limits of the format (https://wiki.openstreetmap.org/wiki/PBF_Format). */
const mostHeaderBytes = 64 * 1024;
const mostBlobBytes = 32 * 1024 * 1024;

export interface BlobPlace {
  readonly type: string;
  readonly offset: number;
  readonly length: number;
}

/** An open extract with random access. */
export class ExtractFile {
  readonly path: string;
  readonly size: number;
  readonly #file: number;

  constructor(path: string) {
    this.path = path;
    this.#file = openSync(path, 'r');
    this.size = fstatSync(this.#file).size;
  }

  /** Throws StreetsError if the file ends earlier. */
  at(offset: number, length: number): Uint8Array {
    const bytes = new Uint8Array(length);
    const got = readSync(this.#file, bytes, 0, length, offset);
    if (got < length) throw cutOff(this.path);
    return bytes;
  }

  close(): void {
    closeSync(this.#file);
  }
}

const cutOff = (path: string) => new StreetsError(`${path}: the file is cut off. Fetch it again.`);

/**
 * Opens an extract for some work. Bytes that cannot be parsed, such as a number of 20 digits, are a StreetsError with a
 * sentence.
 */
export function withExtract<Result>(path: string, work: (file: ExtractFile) => Result): Result {
  const file = new ExtractFile(path);
  try {
    return work(file);
  } catch (cause) {
    if (cause instanceof StreetsError || (cause instanceof Error && 'syscall' in cause)) throw cause;
    throw new StreetsError(`${path}: this extract is damaged. Fetch it again. (${(cause as Error).message})`, {
      cause,
    });
  } finally {
    file.close();
  }
}

/** The error for bytes that are not an extract. */
export const foreign = (path: string) =>
  new StreetsError(`${path} is not an extract of OpenStreetMap (.osm.pbf). Name another file.`);

function blobAt(file: ExtractFile, offset: number): BlobPlace {
  const size = new DataView(file.at(offset, 4).buffer).getUint32(0);
  if (size === 0 || size > mostHeaderBytes) throw foreign(file.path);
  const head = { type: '', length: -1 };
  new PbfReader(file.at(offset + 4, size)).readFields((tag, into: typeof head, pbf) => {
    if (tag === 1) into.type = pbf.readString();
    if (tag === 3) into.length = pbf.readVarint();
  }, head);
  if (head.length < 0 || head.length > mostBlobBytes) throw foreign(file.path);
  return { type: head.type, offset: offset + 4 + size, length: head.length };
}

/**
 * Lists all blobs by reading only their headers, which takes little time even for gigabytes. Throws StreetsError if the
 * file is truncated.
 */
export function blobsOf(file: ExtractFile): BlobPlace[] {
  const blobs: BlobPlace[] = [];
  let offset = 0;
  while (offset < file.size) {
    if (file.size - offset < 4) throw cutOff(file.path);
    const blob = blobAt(file, offset);
    offset = blob.offset + blob.length;
    if (offset > file.size) throw cutOff(file.path);
    blobs.push(blob);
  }
  return blobs;
}

/** The decompressed bytes of a blob; empty for compression methods not in use. */
export function contentOf(file: ExtractFile, blob: BlobPlace): Uint8Array {
  const found: { raw: Uint8Array | null; zlib: Uint8Array | null } = { raw: null, zlib: null };
  new PbfReader(file.at(blob.offset, blob.length)).readFields((tag, into: typeof found, pbf) => {
    if (tag === 1) into.raw = pbf.readBytes();
    if (tag === 3) into.zlib = pbf.readBytes();
  }, found);
  if (found.zlib === null) return found.raw ?? new Uint8Array();
  try {
    return inflateSync(found.zlib, { maxOutputLength: mostBlobBytes });
  } catch (cause) {
    throw new StreetsError(`${file.path}: a block cannot be decompressed (zlib). Fetch the file again.`, {
      cause,
    });
  }
}

/** A way: its node ids, and those of its tags that were requested. */
export interface RawWay {
  readonly id: number;
  readonly refs: readonly number[];
  readonly keys: readonly string[];
}

/** Nodes of a block: ids, and longitudes and latitudes in ten-millionths of a degree. */
export interface RawNodes {
  readonly ids: readonly number[];
  readonly longitudes: readonly number[];
  readonly latitudes: readonly number[];
}

interface Block {
  readonly strings: string[];
  readonly groups: Uint8Array[];
  granularity: number;
  latitudeOffset: number;
  longitudeOffset: number;
}

function readBlock(content: Uint8Array): Block {
  const block: Block = { strings: [], groups: [], granularity: 100, latitudeOffset: 0, longitudeOffset: 0 };
  return new PbfReader(content).readFields((tag, into: Block, pbf) => {
    if (tag === 1)
      pbf.readMessage((inTable, table: Block, at) => inTable === 1 && table.strings.push(at.readString()), into);
    if (tag === 2) into.groups.push(pbf.readBytes());
    if (tag === 17) into.granularity = pbf.readVarint();
    if (tag === 19) into.latitudeOffset = pbf.readVarint(true);
    if (tag === 20) into.longitudeOffset = pbf.readVarint(true);
  }, block);
}

function summed(deltas: number[]): number[] {
  for (let place = 1; place < deltas.length; place++)
    deltas[place] = (deltas[place] as number) + (deltas[place - 1] as number);
  return deltas;
}

/** The ways of a block. */
export function waysIn(content: Uint8Array): RawWay[] {
  const { strings, groups } = readBlock(content);
  const ways: RawWay[] = [];
  for (const group of groups) {
    new PbfReader(group).readFields((tag, into: RawWay[], pbf) => {
      if (tag !== 3) return;
      const way = { id: 0, refs: [] as number[], keys: [] as number[] };
      pbf.readMessage((inWay, one: typeof way, at) => {
        if (inWay === 1) one.id = at.readVarint();
        if (inWay === 2) at.readPackedVarint(one.keys);
        if (inWay === 8) at.readPackedSVarint(one.refs);
      }, way);
      into.push({ id: way.id, refs: summed(way.refs), keys: way.keys.map((key) => strings[key] ?? '') });
    }, ways);
  }
  return ways;
}

/** The nodes of a block. Only dense nodes are read: current extracts have no others. */
export function nodesIn(content: Uint8Array): RawNodes {
  const { groups, granularity, latitudeOffset, longitudeOffset } = readBlock(content);
  const found = { ids: [] as number[], longitudes: [] as number[], latitudes: [] as number[] };
  for (const group of groups) {
    const dense = { ids: [] as number[], latitudes: [] as number[], longitudes: [] as number[] };
    new PbfReader(group).readFields((tag, into: typeof dense, pbf) => {
      if (tag !== 2) return;
      pbf.readMessage((inDense, one: typeof dense, at) => {
        if (inDense === 1) at.readPackedSVarint(one.ids);
        if (inDense === 8) at.readPackedSVarint(one.latitudes);
        if (inDense === 9) at.readPackedSVarint(one.longitudes);
      }, into);
    }, dense);
    // Appended: copying what is there would take hours for a block of millions of groups.
    for (const id of summed(dense.ids)) found.ids.push(id);
    for (const latitude of summed(dense.latitudes))
      found.latitudes.push((latitudeOffset + granularity * latitude) / 100);
    for (const longitude of summed(dense.longitudes))
      found.longitudes.push((longitudeOffset + granularity * longitude) / 100);
  }
  return found;
}
