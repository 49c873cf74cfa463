import { createServer } from 'node:net';

/** A port of this machine that nobody listens on. Somebody may, a moment later: see startOnFreePort. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
}

/**
 * Starts a program that wants to be told its port, and gives the port; on another one where it does not start, for between the choice
 * and the program's taking it the port may have gone to somebody else.
 */
export async function startOnFreePort(start: (port: number) => Promise<void>): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    try {
      await start(port);
      return port;
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}
