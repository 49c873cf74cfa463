/** A file in an archive: its name, with folders, and its bytes. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const block = 512;

/** A tar archive (POSIX ustar), so that `tar` can list and unpack it too. Files belong to their owner alone. */
export function writeTar(files: readonly ArchivedFile[], writtenAt: Date): Buffer {
  const parts = files.flatMap(({ name, bytes }) => [
    headerOf(name, bytes.byteLength, writtenAt),
    bytes,
    Buffer.alloc((block - (bytes.byteLength % block)) % block),
  ]);
  return Buffer.concat([...parts, Buffer.alloc(2 * block)]);
}

function headerOf(name: string, size: number, writtenAt: Date): Buffer {
  if (Buffer.byteLength(name) > 100)
    throw new Error(`Got the name ${name}, expected at most 100 bytes for an archive.`);
  const header = Buffer.alloc(block);
  const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o600, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12), 100);
  header.write(octal(Math.floor(writtenAt.getTime() / 1000), 12), 136);
  // Counted with spaces in the place of the sum itself.
  header.write(`${' '.repeat(8)}0`, 148);
  header.write('ustar\u000000', 257);
  header.write(`${octal(sumOf(header), 7)} `, 148);
  return header;
}

function sumOf(header: Uint8Array): number {
  return header.reduce((sum, byte) => sum + byte, 0);
}

/** Reads what `writeTar` wrote. Throws a sentence where the archive is damaged, cut off or another's. */
export function readTar(archive: Uint8Array): readonly ArchivedFile[] {
  const buffer = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const files: ArchivedFile[] = [];
  for (let at = 0; ; ) {
    const header = Buffer.from(buffer.subarray(at, at + block));
    if (header.length < block) throw new Error('it is cut off');
    if (header.every((byte) => byte === 0)) return files;
    const size = requireSize(header);
    const bytes = buffer.subarray(at + block, at + block + size);
    if (bytes.length < size) throw new Error('it is cut off');
    files.push({ name: textAt(header, 0, 100), bytes });
    at += block + Math.ceil(size / block) * block;
  }
}

function requireSize(header: Buffer): number {
  const sum = Number.parseInt(textAt(header, 148, 8), 8);
  header.fill(' ', 148, 156);
  const size = Number.parseInt(textAt(header, 124, 12), 8);
  if (sum !== sumOf(header) || !(size >= 0)) throw new Error('it is damaged, or no backup');
  return size;
}

function textAt(header: Buffer, at: number, length: number): string {
  return header
    .toString('utf8', at, at + length)
    .replace(/\0.*$/s, '')
    .trim();
}
