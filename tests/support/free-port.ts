import { createServer } from 'node:net';

/**
 * Returns a free port of this machine. Another process may take the port before it is used, so use startOnFreePort to
 * start a server.
 */
export function findFreePort(): Promise<number> {
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
 * Starts a program on a free port and returns the port. If the program does not start, another port is tried, because
 * another process may have taken the first one.
 */
export async function startOnFreePort(start: (port: number) => Promise<void>): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const port = await findFreePort();
    try {
      await start(port);
      return port;
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}
