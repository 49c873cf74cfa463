import { createHash, type Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file in an archive, with its path. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file in an archive, with its size and checksum, which are verified when the archive is read. */
export interface ArchivedChecksum {
  readonly name: string;
  readonly bytes: number;
  /** SHA-256 of the content, in hexadecimal. */
  readonly sha256: string;
}

const block = 512;
/**
 * Largest size that fits into the eleven octal digits of a header: 8 GiB. A larger size is written as a binary number
 * after the byte 0x80, as GNU tar does.
 */
const octalSizeMax = 8 ** 11 - 1;
const wideSize = 0x80;
/**
 * Maximum length of the zero blocks at the end of an archive. This program writes two blocks; others write up to
 * twenty.
 */
const tailBytesMax = 64 * 1024;

/**
 * Writes a tar archive (POSIX ustar) into a file. The permissions in it make extracted files accessible only to their
 * owner.
 */
export class ArchiveWriter {
  readonly #file: FileHandle;
  readonly #writtenAt: Date;
  readonly #checksums: ArchivedChecksum[] = [];
  #at = 0;

  constructor(file: FileHandle, writtenAt: Date) {
    this.#file = file;
    this.#writtenAt = writtenAt;
  }

  /** Sizes and checksums of the files added so far, in order. */
  get checksums(): readonly ArchivedChecksum[] {
    return [...this.#checksums];
  }

  add({ name, bytes }: ArchivedFile): Promise<void> {
    return this.addStream(name, (sink) => pipeline([bytes], sink));
  }

  /** Adds a file whose size is not known in advance. Its header is written after its content. */
  async addStream(name: string, write: (sink: Writable) => Promise<void>): Promise<void> {
    const headerAt = this.#at;
    await this.#append(Buffer.alloc(block));
    const startsAt = this.#at;
    const hash = createHash('sha256');
    await write(this.#sink(hash));
    const size = this.#at - startsAt;
    this.#checksums.push({ name, bytes: size, sha256: hash.digest('hex') });
    await this.#append(Buffer.alloc((block - (size % block)) % block));
    await this.#file.write(buildArchiveHeader(name, size, this.#writtenAt), 0, block, headerAt);
  }

  /** Ends the archive. Returns its size in bytes. */
  async end(): Promise<number> {
    await this.#append(Buffer.alloc(2 * block));
    return this.#at;
  }

  #sink(hash: Hash): Writable {
    return new Writable({
      write: (chunk: Uint8Array, _, done) => {
        hash.update(chunk);
        void this.#append(chunk).then(() => done(), done);
      },
    });
  }

  async #append(bytes: Uint8Array): Promise<void> {
    for (let offset = 0; offset < bytes.length; ) {
      const { bytesWritten } = await this.#file.write(bytes, offset, bytes.length - offset, this.#at);
      offset += bytesWritten;
      this.#at += bytesWritten;
    }
  }
}

/** Returns the tar header of a file in an archive. */
export function buildArchiveHeader(name: string, size: number, writtenAt: Date): Buffer {
  if (Buffer.byteLength(name) > 100)
    throw new Error(`The name ${name} is longer than the 100 bytes that an archive allows.`);
  const header = Buffer.alloc(block);
  const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o600, 8) + octal(0, 8) + octal(0, 8), 100);
  if (size <= octalSizeMax) header.write(octal(size, 12), 124);
  else {
    header[124] = wideSize;
    header.writeBigUInt64BE(BigInt(size), 128);
  }
  header.write(octal(Math.floor(writtenAt.getTime() / 1000), 12), 136);
  // The checksum of a tar header is computed with spaces in the eight bytes of the checksum itself.
  header.write(`${' '.repeat(8)}0`, 148);
  header.write('ustar\u000000', 257);
  header.write(`${octal(sumOf(header), 7)} `, 148);
  return header;
}

function sumOf(header: Uint8Array): number {
  return header.reduce((sum, byte) => sum + byte, 0);
}

/** Position of a file's content in an archive, in bytes. */
export interface ArchiveEntry {
  readonly name: string;
  readonly at: number;
  readonly size: number;
}

/**
 * Reads the headers of an archive that ArchiveWriter wrote, and lists its files. Throws if the archive is damaged or
 * truncated, or if another program wrote it.
 */
export async function listArchive(file: FileHandle): Promise<readonly ArchiveEntry[]> {
  const { size: whole } = await file.stat();
  const entries: ArchiveEntry[] = [];
  for (let at = 0; ; ) {
    const header = await readArchiveRange(file, { at, size: block });
    if (header.every((byte) => byte === 0)) {
      await requireZeros(file, { at, size: Math.min(whole - at, tailBytesMax) });
      return entries;
    }
    const size = requireSize(header);
    if (at + block + size > whole) throw new Error('it is cut off');
    entries.push({ name: textAt(header, 0, 100), at: at + block, size });
    const filled = Math.ceil(size / block) * block;
    await requireZeros(file, { at: at + block + size, size: filled - size });
    at += block + filled;
  }
}

/** Checks that the padding between files, or at the end of an archive, consists of zeros. */
async function requireZeros(file: FileHandle, part: Pick<ArchiveEntry, 'at' | 'size'>): Promise<void> {
  if ((await readArchiveRange(file, part)).some((byte) => byte !== 0)) throw new Error('it is damaged');
}

/** Reads a range of an archive into memory. */
export async function readArchiveRange(
  file: FileHandle,
  { at, size }: Pick<ArchiveEntry, 'at' | 'size'>,
): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, at);
  if (bytesRead < size) throw new Error('it is cut off');
  return buffer;
}

function requireSize(header: Buffer): number {
  const sum = Number.parseInt(textAt(header, 148, 8), 8);
  header.fill(' ', 148, 156);
  const size =
    header[124] === wideSize ? Number(header.readBigUInt64BE(128)) : Number.parseInt(textAt(header, 124, 12), 8);
  if (sum !== sumOf(header) || !(size >= 0)) throw new Error('it is damaged, or not a backup');
  return size;
}

function textAt(header: Buffer, at: number, length: number): string {
  return header
    .toString('utf8', at, at + length)
    .replace(/\0.*$/s, '')
    .trim();
}
