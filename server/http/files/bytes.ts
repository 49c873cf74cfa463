import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createFileCache } from './file-cache.ts';

/** Files up to this size, in bytes, are read in one go, which is faster; larger ones, such as videos, are streamed. */
const readAtOnceBytes = 1024 * 1024;

const kept = createFileCache<{ bytes: Uint8Array<ArrayBuffer> }>(48 * 1024 * 1024);

/** A whole file of the built site; the files do not change while the server runs. */
export async function entireFile(path: string, size: number): Promise<BodyInit> {
  const known = kept.find(path);
  if (known !== undefined) return known.bytes;
  const body = await openBytes(path, 0, size - 1);
  if (body instanceof Uint8Array) kept.keep(path, { bytes: body as Uint8Array<ArrayBuffer> });
  return body;
}

/** Opens the bytes from `first` to `last`, both included, as a response body. */
export async function openBytes(path: string, first: number, last: number): Promise<BodyInit> {
  const length = last - first + 1;
  if (length > readAtOnceBytes) {
    return Readable.toWeb(createReadStream(path, { start: first, end: last })) as ReadableStream<Uint8Array>;
  }
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, first);
    if (bytesRead === length) return buffer;
    throw new Error(
      `${path} changed since the start: ${bytesRead} of ${length} bytes could be read. Restart the server.`,
    );
  } finally {
    await file.close();
  }
}
