import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another site, at its own origin. */
export interface HostPage {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves one page from 127.0.0.1, which to a browser is another site than localhost. `policy` is its content security
 * policy.
 */
export async function openHostPage(body: string, policy?: string): Promise<HostPage> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A town</title></head><body>${body}</body></html>`;
  const server = createServer((request, answer) => {
    if (request.url !== '/') return answer.writeHead(404).end();
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Set-Cookie': 'town=1; SameSite=Lax' };
    return answer.writeHead(200, policy ? { ...headers, 'Content-Security-Policy': policy } : headers).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
