import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { PbfReader } from 'pbf';
import { StreetsError } from '../streets-error.ts';

/** What the head of an extract tells. */
export interface ExtractHead {
  readonly bytes: number;
  /** The day its data are of: of its replication, else of the newest edit in it; null where neither is there. */
  readonly asOf: string | null;
}

/** Limits of the format (https://wiki.openstreetmap.org/wiki/PBF_Format). */
const mostHeaderBytes = 64 * 1024;
const mostBlobBytes = 32 * 1024 * 1024;

const knownFeatures = new Set(['OsmSchema-V0.6', 'DenseNodes', 'HistoricalInformation']);

interface BlobPlace {
  readonly type: string;
  readonly offset: number;
  readonly length: number;
}

/** An open extract, read at places. */
class ExtractFile {
  readonly path: string;
  readonly size: number;
  readonly #file: number;

  constructor(path: string) {
    this.path = path;
    this.#file = openSync(path, 'r');
    this.size = fstatSync(this.#file).size;
  }

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

const cutOff = (path: string) =>
  new StreetsError(`${path}: got a file that is cut off, expected a whole extract; fetch it again.`);

const foreign = (path: string) =>
  new StreetsError(`${path}: got bytes that are no extract of OpenStreetMap, expected .osm.pbf; name another file.`);

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

/** Every blob by its head alone, so that a file of gigabytes is looked through in a moment. */
function blobsOf(file: ExtractFile): BlobPlace[] {
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

function contentOf(file: ExtractFile, blob: BlobPlace): Uint8Array | null {
  const found: { raw: Uint8Array | null; zlib: Uint8Array | null } = { raw: null, zlib: null };
  new PbfReader(file.at(blob.offset, blob.length)).readFields((tag, into: typeof found, pbf) => {
    if (tag === 1) into.raw = pbf.readBytes();
    if (tag === 3) into.zlib = pbf.readBytes();
  }, found);
  if (found.zlib === null) return found.raw;
  try {
    return inflateSync(found.zlib, { maxOutputLength: mostBlobBytes });
  } catch (cause) {
    throw new StreetsError(`${file.path}: got a block that cannot be unpacked, expected zlib; fetch the file again.`, {
      cause,
    });
  }
}

interface Edits {
  granularity: number;
  newest: number;
}

const inInfo = (tag: number, edits: Edits, pbf: PbfReader) => {
  if (tag === 2) edits.newest = Math.max(edits.newest, pbf.readVarint());
};
const inWay = (tag: number, edits: Edits, pbf: PbfReader) => {
  if (tag === 4) pbf.readMessage(inInfo, edits);
};
const inGroup = (tag: number, edits: Edits, pbf: PbfReader) => {
  if (tag === 3 || tag === 4) pbf.readMessage(inWay, edits);
};
const inBlock = (tag: number, edits: Edits, pbf: PbfReader) => {
  if (tag === 18) edits.granularity = pbf.readVarint();
  if (tag === 2) pbf.readMessage(inGroup, edits);
};

/** When the newest of a block's ways and relations was edited, in milliseconds since 1970; 0 where none says. */
function newestEdit(content: Uint8Array): number {
  const edits = new PbfReader(content).readFields(inBlock, { granularity: 1000, newest: 0 });
  return edits.newest * edits.granularity;
}

const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** Of the last blocks, which are ways and relations; a few show how new an extract is without reading it whole. */
const blocksForDate = 24;

function dateOf(file: ExtractFile, blobs: readonly BlobPlace[]): string | null {
  const data = blobs.filter(({ type }) => type === 'OSMData').slice(-blocksForDate);
  const newest = Math.max(0, ...data.map((blob) => newestEdit(contentOf(file, blob) ?? new Uint8Array())));
  return newest > 0 ? dayOf(newest) : null;
}

/**
 * Looks an extract through by the heads of its blocks. Throws StreetsError for one that is cut off, that holds history or is
 * none at all.
 */
export function readExtractHead(path: string): ExtractHead {
  const file = new ExtractFile(path);
  try {
    const blobs = blobsOf(file);
    const [first] = blobs;
    if (first?.type !== 'OSMHeader') throw foreign(path);
    const head = { features: [] as string[], replicated: 0 };
    new PbfReader(contentOf(file, first) ?? new Uint8Array()).readFields((tag, into: typeof head, pbf) => {
      if (tag === 4) into.features.push(pbf.readString());
      if (tag === 32) into.replicated = pbf.readVarint();
    }, head);
    if (head.features.includes('HistoricalInformation'))
      throw new StreetsError(
        `${path}: got a file with history, expected an extract of one day; make one with osmium time-filter.`,
      );
    const unknown = head.features.filter((feature) => !knownFeatures.has(feature));
    if (unknown.length > 0)
      throw new StreetsError(
        `${path}: got an extract that needs ${unknown.join(', ')}, expected a plain .osm.pbf; convert it with osmium cat.`,
      );
    if (!blobs.some(({ type }) => type === 'OSMData'))
      throw new StreetsError(`${path}: got an extract without any data, expected streets; fetch it again.`);
    const asOf = head.replicated > 0 ? dayOf(head.replicated * 1000) : dateOf(file, blobs);
    return { bytes: file.size, asOf };
  } finally {
    file.close();
  }
}
