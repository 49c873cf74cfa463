import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/**
 * Maximum size of one file in bytes. The largest file of a registry is its index, which is a few megabytes in size for
 * a million AEDs.
 */
const fileBytesMax = 256 * 1024 * 1024;
/** Length of a part. Each part is stored as one row of the database. */
const partBytes = 1024 * 1024;

/**
 * Matches the paths of files that an import writes. They consist of letters, digits, `_`, `-`, full stops and slashes.
 * A path that matches cannot lead out of the registry's folder.
 */
const wellFormedName = /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*$/;

/**
 * Generates one buffer per file of a folder. It consists of four bytes with the length of the name, four with the
 * length of the content, the name, and the content.
 */
async function* filesOf(folder: string): AsyncGenerator<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    // The lists of doubtful records are omitted. They are as large as the registry and are used only to review a draft.
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
 * Packs a registry's folder and passes parts of one megabyte to `onChunk`, in order. It needs memory for a few parts
 * and the longest file.
 */
export function packRegistry(folder: string, onChunk: (part: Buffer) => Promise<void>): Promise<void> {
  // Large files are already compressed. Level 1 is fast, and compresses the other files to a third of their size.
  return pipeline(Readable.from(filesOf(folder)), createGzip({ level: 1 }), async (packed: AsyncIterable<Buffer>) => {
    let waiting = Buffer.alloc(0);
    for await (const chunk of packed) {
      waiting = Buffer.concat([waiting, chunk]);
      for (; waiting.length >= partBytes; waiting = waiting.subarray(partBytes))
        await onChunk(waiting.subarray(0, partBytes));
    }
    if (waiting.length > 0) await onChunk(waiting);
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

/** Returns the first file in the buffer, or null if the buffer does not contain all of it yet. */
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
