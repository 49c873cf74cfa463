import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';

export interface AskedPage {
  readonly ms: number;
  readonly status: number;
  /** Size of the body as sent. */
  readonly bytes: number;
  readonly tag: string;
}

/** Requests as a browser does, without the time for reading the body. `tag`: the ETag of a cached copy. */
export async function askPage(address: string, tag = ''): Promise<AskedPage> {
  const start = performance.now();
  const headers = { 'Accept-Encoding': 'br', ...(tag !== '' && { 'If-None-Match': tag }) };
  const [response] = (await once(get(address, { headers }), 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const piece of response) bytes += piece.length;
  return {
    ms: performance.now() - start,
    status: response.statusCode ?? 0,
    bytes,
    tag: response.headers.etag ?? '',
  };
}

/** The pages of a published registry, served by a separate process. */
export interface PageServer {
  readonly origin: string;
  /** The process's memory in bytes. */
  readonly memory: () => Promise<number>;
  readonly stop: () => void;
}

/** @param aedsFolder of the published registry */
export async function servePages(aedsFolder: string): Promise<PageServer> {
  const child: ChildProcess = fork(fileURLToPath(new URL('./registry/aed-page-child.ts', import.meta.url)), [
    aedsFolder,
  ]);
  const [origin] = (await once(child, 'message')) as [string];
  return {
    origin,
    async memory() {
      child.send('memory');
      const [bytes] = (await once(child, 'message')) as [number];
      return bytes;
    },
    stop: () => void child.kill(),
  };
}
