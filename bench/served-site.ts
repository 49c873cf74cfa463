import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { spawnProgram } from '../scripts/toolchain/run.mjs';

export interface ServedSite {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
  /** Kills the server without giving it time to close anything, as a power cut would. */
  readonly kill: () => Promise<void>;
}

interface ServeOptions {
  readonly script?: string;
  readonly args?: readonly string[];
  /** Additional environment variables; by default the server uses a free port and logs only warnings and errors. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Starts a script that serves the built site on a free port, and waits until it prints its address. */
export async function serveSite({
  script = 'server/main.ts',
  args = [],
  variables,
}: ServeOptions): Promise<ServedSite> {
  const child = spawnProgram(process.execPath, [script, ...args], {
    PORT: '0',
    LOG_LEVEL: 'warn',
    // A high limit, so that rate limiting does not refuse the benchmark's requests.
    REST_REQUESTS_PER_MINUTE: '999999',
    ...variables,
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  for await (const line of createInterface(child.stdout)) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (origin === undefined) continue;
    // Reads and discards later output, because the server would block once the pipe is full.
    child.stdout.resume();
    return { origin, pid: child.pid as number, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
  }
  throw new Error('The server printed no address. The lines above say why.');
}

/**
 * Serves the built site with a new data folder during a callback. The callback starts once the database is open,
 * because creating the database takes time too.
 */
export async function withServedSite<T>(
  work: (origin: string) => Promise<T>,
  variables: Readonly<Record<string, string>> = {},
): Promise<T> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const site = await serveSite({ variables: { ...variables, DATA_FOLDER: dataFolder } });
    try {
      await fetch(`${site.origin}/auth/v1/health`);
      return await work(site.origin);
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
