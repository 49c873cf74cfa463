import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startProgram } from '../scripts/toolchain/run.mjs';

export interface ServedSite {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts a script that serves the built site on a free port, and waits for the line that names its address. */
export async function serveSite(script = 'server/main.ts'): Promise<ServedSite> {
  const child = startProgram(process.execPath, [script], { PORT: '0' });
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  for await (const line of createInterface(child.stdout)) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (origin !== undefined) return { origin, stop };
  }
  throw new Error('Got no address from the server; expected a line that names it; the lines above say why.');
}

/** Serves the built site while the work runs. */
export async function whileServed<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const site = await serveSite();
  try {
    return await work(site.origin);
  } finally {
    await site.stop();
  }
}
