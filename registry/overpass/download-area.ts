import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { ImportError } from '../source-record.ts';
import { readOverpassRemark } from '../sources/json/json-envelope.ts';
import { openAedSource } from '../sources/open-source.ts';
import {
  type CacheValidators,
  describeNetworkError,
  type OverpassServer,
  requestOverpass,
} from './request-overpass.ts';

/** Maximum size of a response in bytes. The AEDs of a country take about ten million. */
const maxResponseBytes = 300_000_000;

/**
 * Throws if the query failed. Overpass then still sends status 200, and puts the error message at the end of the
 * document.
 */
async function rejectFailedQuery(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = await file.read(Buffer.alloc(2048), 0, 2048, Math.max(0, size - 2048));
    const remark = readOverpassRemark(tail.buffer.toString('utf8', 0, tail.bytesRead));
    if (remark !== null)
      throw new ImportError(
        `The server stopped early (${remark}), so its answer is incomplete. Request a smaller area.`,
      );
  } finally {
    await file.close();
  }
}

/** Creates a stream that counts the bytes of a response and fails if there are too many. */
function byteCounter(area: string, { address, onProgress }: OverpassServer): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      onProgress(`${area}: ${(bytes / 1e6).toFixed(1)} MB`);
      const isTooLong = bytes > maxResponseBytes;
      done(
        isTooLong
          ? new ImportError(
              `${address} sent more than ${maxResponseBytes / 1e6} MB about ${area}. Request a smaller area.`,
            )
          : null,
        chunk,
      );
    },
  });
}

/** Writes a response to a file. Errors of the disk are thrown with the message of the operating system. */
async function writeResponse(response: Response, path: string, area: string, server: OverpassServer): Promise<void> {
  if (!response.body) throw new ImportError('The answer is empty. Try again later.');
  try {
    const body = Readable.fromWeb(response.body as ReadableStream);
    await pipeline(body, byteCounter(area, server), createWriteStream(path, { flush: true }));
  } catch (cause) {
    if (!(cause instanceof TypeError || (cause as Error).name === 'TimeoutError')) throw cause;
    throw new ImportError(
      `${server.address}: the answer broke off (${describeNetworkError(cause)}). Try again, or request a smaller area.`,
    );
  }
}

/**
 * Counts the AEDs in a response, which is parsed like a file in an import.
 * @throws ImportError if the response is not a list of AEDs, or is empty
 */
async function countAeds(path: string, area: string, { address }: OverpassServer): Promise<number> {
  let count = 0;
  try {
    const { records } = await openAedSource(path);
    for await (const record of records) if (record.dropBecause === undefined) count += 1;
  } catch (cause) {
    if (!(cause instanceof ImportError)) throw cause;
    throw new ImportError(`${address} sent no AED list for ${area} (${cause.message})`);
  }
  if (count > 0) return count;
  throw new ImportError(
    `${address} has no AED in ${area}. Check the area, and that the server covers that part of the world.`,
  );
}

/** The number of AEDs in a downloaded response, its size, and the cache headers for the next request. */
export interface DownloadedArea extends CacheValidators {
  readonly aeds: number;
  readonly bytes: number;
}

interface AreaDownload {
  readonly area: string;
  /**
   * Path of the downloaded file. An older file there is replaced when the response is complete and `accept` has not
   * thrown.
   */
  readonly path: string;
  readonly known?: CacheValidators | undefined;
  /** Called with the number of AEDs in the response. It throws an ImportError to reject the response. */
  readonly accept?: (aeds: number) => void;
}

/**
 * Downloads the AEDs of an area to a file, which is replaced only when the response is complete. Null if the server has
 * nothing newer.
 * @throws ImportError if the download fails
 */
export async function downloadArea(server: OverpassServer, download: AreaDownload): Promise<DownloadedArea | null> {
  const { area, path, known, accept } = download;
  const partial = `${path}.partial`;
  try {
    const response = await requestOverpass(server, area, known);
    if (response === null) return null;
    await writeResponse(response, partial, area, server);
    await rejectFailedQuery(partial);
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
