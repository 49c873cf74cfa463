import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { ImportError } from '../source-record.ts';
import { remarkOf } from '../sources/json/json-frame.ts';
import { openSource } from '../sources/open-source.ts';
import { askOverpass, type KnownAnswer, type OverpassServer, reasonOf } from './ask-overpass.ts';

/** What an operator may bring as a file; a country has some ten million bytes. */
const answerBytesMax = 300_000_000;

/** Overpass answers 200 and puts what went wrong at the end of the document. */
async function refuseIfCutShort(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = await file.read(Buffer.alloc(2048), 0, 2048, Math.max(0, size - 2048));
    const remark = remarkOf(tail.buffer.toString('utf8', 0, tail.bytesRead));
    if (remark !== null)
      throw new ImportError(
        `The server stopped early (${remark}), so its answer is incomplete. Request a smaller area.`,
      );
  } finally {
    await file.close();
  }
}

/** Counts what comes in, and stops what never ends. */
function counting(area: string, { address, onProgress }: OverpassServer): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      onProgress(`${area}: ${(bytes / 1e6).toFixed(1)} MB`);
      const isTooLong = bytes > answerBytesMax;
      done(
        isTooLong
          ? new ImportError(
              `${address} sent more than ${answerBytesMax / 1e6} MB about ${area}. Request a smaller area.`,
            )
          : null,
        chunk,
      );
    },
  });
}

/** Writes an answer to a file. What goes wrong on the disk is told in the machine's own words. */
async function keepAnswer(response: Response, path: string, area: string, server: OverpassServer): Promise<void> {
  if (!response.body) throw new ImportError('The answer is empty. Try again later.');
  try {
    const body = Readable.fromWeb(response.body as ReadableStream);
    await pipeline(body, counting(area, server), createWriteStream(path, { flush: true }));
  } catch (cause) {
    if (!(cause instanceof TypeError || (cause as Error).name === 'TimeoutError')) throw cause;
    throw new ImportError(
      `${server.address}: the answer broke off (${reasonOf(cause)}). Try again, or request a smaller area.`,
    );
  }
}

/** AEDs in an answer, read as an import reads them. Throws ImportError for what is no whole answer. */
async function countAeds(path: string, area: string, { address }: OverpassServer): Promise<number> {
  let count = 0;
  try {
    const { records } = await openSource(path);
    for await (const record of records) if (record.dropBecause === undefined) count += 1;
  } catch (cause) {
    if (!(cause instanceof ImportError)) throw cause;
    throw new ImportError(`${address} sent no list of AEDs about ${area} (${cause.message})`);
  }
  if (count > 0) return count;
  throw new ImportError(
    `${address} has no AED of ${area}. Check the area, and that the server covers that part of the world.`,
  );
}

/** What a server said of an area. */
export interface DownloadedArea extends KnownAnswer {
  readonly aeds: number;
  readonly bytes: number;
}

interface AnswerToTake {
  readonly area: string;
  /** Where to: what was there stays until the new answer is whole and `accept` had nothing against it. */
  readonly path: string;
  readonly known?: KnownAnswer | undefined;
  /** Throws ImportError where the new answer is not to be taken. */
  readonly accept?: (aeds: number) => void;
}

/** Fetches the AEDs of an area into a file, whole or not at all. Null where there is nothing newer. Throws ImportError with a sentence. */
export async function downloadArea(server: OverpassServer, answer: AnswerToTake): Promise<DownloadedArea | null> {
  const { area, path, known, accept } = answer;
  const partial = `${path}.partial`;
  try {
    const response = await askOverpass(server, area, known);
    if (response === null) return null;
    await keepAnswer(response, partial, area, server);
    await refuseIfCutShort(partial);
    const aeds = await countAeds(partial, area, server);
    accept?.(aeds);
    const { size: bytes } = await stat(partial);
    await rename(partial, path);
    const { headers } = response;
    return { aeds, bytes, etag: headers.get('ETag'), lastModified: headers.get('Last-Modified') };
  } catch (cause) {
    await rm(partial, { force: true });
    throw cause;
  }
}
