import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { PbfReader } from 'pbf';
import { StreetsError } from '../streets-error.ts';

/** Limits that the PBF format prescribes (https://wiki.openstreetmap.org/wiki/PBF_Format). */
const mostHeaderBytes = 64 * 1024;
const mostBlobBytes = 32 * 1024 * 1024;

export interface BlobLocation {
  readonly type: string;
  /** The offset in the file at which the blob's header begins. */
  readonly start: number;
  readonly offset: number;
  readonly length: number;
}

/** An open extract, from which any range of bytes can be read. */
export class ExtractFile {
  readonly path: string;
  readonly size: number;
  readonly #file: number;

  constructor(path: string) {
    this.path = path;
    this.#file = openSync(path, 'r');
    this.size = fstatSync(this.#file).size;
  }

  /** Reads `length` bytes from an offset. Throws StreetsError if the file ends earlier. */
  at(offset: number, length: number): Uint8Array {
    const bytes = new Uint8Array(length);
    const got = readSync(this.#file, bytes, 0, length, offset);
    if (got < length) throw cutOff(this.path);
    return bytes;
  }

  /** Reads the bytes of a blob together with its header. */
  whole({ start, offset, length }: BlobLocation): Uint8Array {
    return this.at(start, offset + length - start);
  }

  close(): void {
    closeSync(this.#file);
  }
}

const cutOff = (path: string) => new StreetsError(`${path}: the file is cut off. Fetch it again.`);

/**
 * Opens an extract, runs `work` on it and closes it. Throws StreetsError with a message if its bytes cannot be parsed.
 */
export function withExtractFile<Result>(path: string, work: (file: ExtractFile) => Result): Result {
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

/** Creates the error for a file that is not an extract. */
export const notAnExtractError = (path: string) =>
  new StreetsError(`${path} is not an extract of OpenStreetMap (.osm.pbf). Use another file.`);

/** Creates the error for bytes that are not the header of a blob. */
const noBlobError = ({ path }: ExtractFile, offset: number) =>
  offset === 0
    ? notAnExtractError(path)
    : new StreetsError(`${path}: from byte ${offset} on, this extract is damaged. Fetch it again.`);

function blobAt(file: ExtractFile, offset: number): BlobLocation {
  const size = new DataView(file.at(offset, 4).buffer).getUint32(0);
  if (size === 0 || size > mostHeaderBytes) throw noBlobError(file, offset);
  const head = { type: '', length: -1 };
  new PbfReader(file.at(offset + 4, size)).readFields((tag, into: typeof head, pbf) => {
    if (tag === 1) into.type = pbf.readString();
    if (tag === 3) into.length = pbf.readVarint();
  }, head);
  if (head.length < 0 || head.length > mostBlobBytes) throw noBlobError(file, offset);
  return { type: head.type, start: offset, offset: offset + 4 + size, length: head.length };
}

/**
 * Lists all blobs. It reads only their headers, which is fast even for a file of gigabytes. Throws StreetsError if the
 * file is truncated.
 */
export function listBlobs(file: ExtractFile): BlobLocation[] {
  const blobs: BlobLocation[] = [];
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

/** Compression methods that the format allows and few files use, by field number. tilemaker does not support them. */
const otherCompressions: Readonly<Record<number, string>> = { 4: 'LZMA', 5: 'bzip2', 6: 'LZ4', 7: 'Zstandard' };

/** The content of a blob as it is stored, usually compressed. */
interface StoredBlob {
  raw: Uint8Array | null;
  zlib: Uint8Array | null;
  other: string | null;
}

function storedBlob(file: ExtractFile, blob: BlobLocation): StoredBlob {
  const found: StoredBlob = { raw: null, zlib: null, other: null };
  return new PbfReader(file.at(blob.offset, blob.length)).readFields((tag, into: StoredBlob, pbf) => {
    if (tag === 1) into.raw = pbf.readBytes();
    if (tag === 3) into.zlib = pbf.readBytes();
    into.other ??= otherCompressions[tag] ?? null;
  }, found);
}

/** Whether a blob is stored without compression. */
export const isStoredRaw = (file: ExtractFile, blob: BlobLocation): boolean => storedBlob(file, blob).raw !== null;

/** Returns the decompressed bytes of a blob. Throws StreetsError if the blob is damaged or not compressed with zlib. */
export function readBlobContent(file: ExtractFile, blob: BlobLocation): Uint8Array {
  const { raw, zlib, other } = storedBlob(file, blob);
  if (raw !== null) return raw;
  if (zlib === null)
    throw new StreetsError(
      other === null
        ? `${file.path}: a block is empty. Fetch the file again.`
        : `${file.path}: its blocks are compressed with ${other}. Convert it with "osmium cat FILE -o NEW.osm.pbf".`,
    );
  try {
    return inflateSync(zlib, { maxOutputLength: mostBlobBytes });
  } catch (cause) {
    throw new StreetsError(`${file.path}: a block cannot be decompressed (zlib). Fetch the file again.`, {
      cause,
    });
  }
}
