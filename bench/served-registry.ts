import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importRegistry } from '../registry/import-registry.ts';

interface AskedPage {
  readonly ms: number;
  readonly status: number;
  /** Size of the body as sent. */
  readonly bytes: number;
  readonly tag: string;
}

/** Requests as a browser does, without the time for reading the body. `tag`: the ETag of a cached copy. */
export async function requestPage(address: string, tag = ''): Promise<AskedPage> {
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

export interface ProcessUsage {
  /** Resident memory in bytes. */
  readonly bytes: number;
  readonly processorSeconds: number;
}

/** A published registry, served by a separate process. */
export interface RegistryServer {
  readonly origin: string;
  /** Memory and processor time that the process has used so far. */
  readonly used: () => Promise<ProcessUsage>;
}

/**
 * Imports a file of made-up AEDs and measures a server of the result; everything written is deleted afterwards.
 * @param write writes the file
 * @param part what the server serves: pages need a build
 */
export async function withRegistryServer<Result>(
  write: (file: string) => Promise<void> | void,
  part: 'pages' | 'open-data',
  measure: (server: RegistryServer) => Promise<Result>,
): Promise<Result> {
  const work = mkdtempSync(join(tmpdir(), 'served-registry-bench-'));
  try {
    const [file, out] = [join(work, 'made-up.geojson'), join(work, 'aeds')];
    await write(file);
    await importRegistry({ files: [file], out, asOf: '2026-11-21' });
    const child = fork(fileURLToPath(new URL('./registry/registry-server-process.ts', import.meta.url)), [out, part]);
    try {
      const [origin] = (await once(child, 'message')) as [string];
      return await measure({
        origin,
        async used() {
          child.send('used');
          const [used] = (await once(child, 'message')) as [ProcessUsage];
          return used;
        },
      });
    } finally {
      child.kill();
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
