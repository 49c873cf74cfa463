import { createServer } from 'node:net';

/** A free port of this machine. Another process may take it a moment later: see startOnFreePort. */
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
 * Starts a program that needs a port number, and returns the port; retries with another one if it does not start,
 * because another process may have taken the port meanwhile.
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
