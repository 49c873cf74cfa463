import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import { ImportError } from './source-record.ts';
import { remarkOf } from './sources/json/json-frame.ts';

const publicOverpass = 'https://overpass-api.de/api/interpreter';

const attempts = 3;
/** What a busy server asks for when it names no time itself. */
const retrySeconds = 30;

interface FetchRequest {
  /** An ISO country code as "CH", or the name of an administrative area as written on the map. */
  readonly area: string;
  readonly out: string;
  readonly server?: string | undefined;
  readonly onProgress?: (line: string) => void;
  /** For tests: waits without waiting. */
  readonly pause?: (seconds: number) => Promise<unknown>;
}

/** The question to Overpass: every defibrillator of an area, ways and relations by their middle. */
export function overpassQuery(area: string): string {
  const escaped = area.replaceAll(/[\\"]/g, (mark) => `\\${mark}`);
  const selector = /^[A-Z]{2}$/.test(area)
    ? `["ISO3166-1"="${escaped}"]`
    : `["boundary"="administrative"]["name"="${escaped}"]`;
  return `[out:json][timeout:300];area${selector}->.wanted;nwr[emergency=defibrillator](area.wanted);out center;`;
}

async function ask(server: string, area: string): Promise<Response> {
  try {
    return await fetch(server, {
      method: 'POST',
      headers: { 'User-Agent': 'symbiotics-longevity-map registry builder' },
      body: new URLSearchParams({ data: overpassQuery(area) }),
    });
  } catch (cause) {
    const reason = (cause as { cause?: Error }).cause?.message ?? (cause as Error).message;
    throw new ImportError(
      `${server}: got no answer (${reason}); check the network, or name another server with --server.`,
    );
  }
}

/** Asks once, and again only when the server says it is busy and after as long as it asks for. */
async function askPolitely({ area, server = publicOverpass, onProgress, pause }: FetchRequest): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    onProgress?.(`Asking ${server} for the AEDs of ${area}`);
    const response = await ask(server, area);
    if (response.ok) return response;
    await response.body?.cancel();
    const isBusy = response.status === 429 || response.status === 504;
    if (!isBusy || attempt === attempts) {
      throw new ImportError(
        `${server}: got status ${response.status}, expected an answer; ${isBusy ? 'it is busy, try again later' : 'check --area and --server'}.`,
      );
    }
    const seconds = Number(response.headers.get('Retry-After')) || retrySeconds;
    onProgress?.(`${server} is busy; waiting ${seconds} s`);
    await (pause ?? ((time) => wait(time * 1000)))(seconds);
  }
}

/** Overpass answers 200 and puts what went wrong at the end of the document. */
async function refuseIfCutShort(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = await file.read(Buffer.alloc(2048), 0, 2048, Math.max(0, size - 2048));
    const remark = remarkOf(tail.buffer.toString('utf8', 0, tail.bytesRead));
    if (remark !== null)
      throw new ImportError(
        `The server stopped early (${remark}), so its answer is not whole; ask for a smaller area.`,
      );
  } finally {
    await file.close();
  }
}

/** Writes an answer to a file. What goes wrong on the disk is told in the machine's own words. */
async function keepAnswer(body: ReadableStream, path: string, server: string): Promise<void> {
  try {
    await pipeline(Readable.fromWeb(body), createWriteStream(path));
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    const reason = (cause.cause as Error | undefined)?.message ?? cause.message;
    throw new ImportError(
      `${server}: got an answer that broke off (${reason}), expected all of it; try again, or ask for a smaller area.`,
    );
  }
}

/** Fetches the AEDs of an area from an Overpass server into a file, whole or not at all. */
export async function fetchOverpass(request: FetchRequest): Promise<void> {
  const partial = `${request.out}.partial`;
  try {
    const response = await askPolitely(request);
    if (!response.body) throw new ImportError('Got an empty answer, expected JSON; try again later.');
    await keepAnswer(response.body as ReadableStream, partial, request.server ?? publicOverpass);
    await refuseIfCutShort(partial);
    await rename(partial, request.out);
  } catch (cause) {
    await rm(partial, { force: true });
    throw cause;
  }
}
