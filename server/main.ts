import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { readEnv, type ServerEnv } from './env.ts';
import { readSite } from './http/site.ts';
import { consoleLog } from './log.ts';

/** How long answers under way may take after the signal to stop, in milliseconds. */
const drainMs = 10_000;
/** Signals no further apart than this, in milliseconds, come from one press of Ctrl-C. */
const samePressMs = 1000;

function listen(fetch: (request: Request) => Promise<Response>, { port, host }: ServerEnv): Promise<Server> {
  return new Promise((resolve, reject) => {
    const options = { fetch, port, ...(host === undefined ? {} : { hostname: host }) };
    const server = serve(options, () => resolve(server)) as Server;
    server.once('error', reject);
  });
}

function addressOf(server: Server, host: string | undefined): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
}

/**
 * Lets the answers under way finish, takes no new ones, and cuts off what is still open after the drain time. A terminal sends Ctrl-C to
 * every process of a command and `npm start` passes it on too, so a second signal right after the first means nothing; a later one ends at once.
 */
function stopOnSignal(server: Server): void {
  let stoppingSince: number | null = null;
  const stop = () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > samePressMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => server.closeAllConnections(), drainMs).unref();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

function describeFailure(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken; set PORT to a free one, for instance PORT=${port + 1} npm start.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user; set PORT to one above 1023.`;
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<void> {
  let port = 0;
  try {
    const env = readEnv();
    port = env.port;
    const site = await readSite(env.buildFolder);
    const server = await listen(createApp({ site, log: consoleLog }), env);
    stopOnSignal(server);
    consoleLog.info(`The longevity map is at ${addressOf(server, env.host)}`);
  } catch (error) {
    consoleLog.error(describeFailure(error, port));
    process.exitCode = 1;
  }
}

await main();
