import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificate.ts';

export const tileHost = 'tile.openstreetmap.org';

/** The hosts on which the tests serve the site. */
export const ownHosts = ['localhost', '127.0.0.1'];

const emptyPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Replaces the map's tile host while `work` runs. The arguments passed to `work` make Chromium resolve only that host
 * and this machine. Playwright's `route()` is not used for this. With any route, every request passes through the
 * test's process, and the browser caches nothing between pages.
 */
export async function withTileServer(work: (args: readonly string[]) => Promise<void>): Promise<void> {
  const server = createSecureServer({ ...(await makeCertificate(tileHost)), allowHTTP1: true }, (_request, answer) => {
    answer.writeHead(200, { 'Content-Type': 'image/png', 'Access-Control-Allow-Origin': '*' });
    answer.end(emptyPicture);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reachable = ownHosts.map((host) => `EXCLUDE ${host}`);
  const rules = [`MAP ${tileHost} 127.0.0.1:${port}`, 'MAP * ~NOTFOUND', ...reachable];
  try {
    await work([`--host-resolver-rules=${rules.join(', ')}`, '--ignore-certificate-errors']);
  } finally {
    server.close();
  }
}
