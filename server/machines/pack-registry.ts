import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** The longest file of a registry is its index, with a few megabytes for a million AEDs. */
const fileBytesMax = 256 * 1024 * 1024;
/** Length of a part, which is one row of the database. */
const partBytes = 1024 * 1024;

/**
 * File names that an import writes: letters, digits and a few other characters, in folders. None can escape the folder.
 */
const wellFormedName = /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*$/;

/** A file: the lengths of name and content, four bytes each, then both. */
async function* filesOf(folder: string): AsyncGenerator<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    // The reports on doubtful records are only for reviewing a draft, and are as large as the registry.
    if (name.startsWith('report/') && name.endsWith('.ndjson')) continue;
    if (!wellFormedName.test(name)) continue;
    const content = await readFile(path);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(Buffer.byteLength(name), 0);
    head.writeUInt32BE(content.length, 4);
    yield Buffer.concat([head, Buffer.from(name), content]);
  }
}

/**
 * Packs a registry's folder; `take` receives parts of a megabyte, in order. Memory: a few parts and the longest file.
 */
export function packRegistry(folder: string, take: (part: Buffer) => Promise<void>): Promise<void> {
  // Large files are compressed already; level 1 shrinks the others to a third.
  return pipeline(Readable.from(filesOf(folder)), createGzip({ level: 1 }), async (packed: AsyncIterable<Buffer>) => {
    let waiting = Buffer.alloc(0);
    for await (const chunk of packed) {
      waiting = Buffer.concat([waiting, chunk]);
      for (; waiting.length >= partBytes; waiting = waiting.subarray(partBytes))
        await take(waiting.subarray(0, partBytes));
    }
    if (waiting.length > 0) await take(waiting);
  });
}

/** Unpacks a registry into a new folder. Rejects if the parts are not what `packRegistry` produced. */
export function unpackRegistry(parts: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  return pipeline(Readable.from(parts), createGunzip(), async (unpacked: AsyncIterable<Buffer>) => {
    let waiting = Buffer.alloc(0);
    for await (const chunk of unpacked) {
      waiting = Buffer.concat([waiting, chunk]);
      for (let file = firstFile(waiting); file !== null; file = firstFile(waiting)) {
        const path = join(folder, file.name);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, file.content);
        waiting = waiting.subarray(file.end);
      }
    }
    if (waiting.length > 0) {
      throw new Error('The packed registry ends in the middle of a file.');
    }
  });
}

/** The first file in the buffer, once it is complete; null before. */
function firstFile(bytes: Buffer): { readonly name: string; readonly content: Buffer; readonly end: number } | null {
  if (bytes.length < 8) return null;
  const [nameLength, length] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4)];
  if (nameLength > 1000 || length > fileBytesMax) throw new Error('The packed registry has impossible lengths.');
  const end = 8 + nameLength + length;
  if (bytes.length < end) return null;
  const name = bytes.toString('utf8', 8, 8 + nameLength);
  if (!wellFormedName.test(name))
    throw new Error(`The file name ${JSON.stringify(name)} does not belong to a registry.`);
  return { name, content: bytes.subarray(8 + nameLength, end), end };
}
