import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves a page of another site, and returns the page's origin. To a browser, 127.0.0.1 and localhost are different
 * sites. `policy` is the page's content security policy.
 */
export type ServeEmbeddingPage = (body: string, policy?: string) => Promise<string>;

/** Serves pages of other sites until `work` ends. */
export async function withEmbeddingPages<Result>(
  work: (serve: ServeEmbeddingPage) => Promise<Result>,
): Promise<Result> {
  const pages: { close(): Promise<void> }[] = [];
  try {
    return await work(async (body, policy) => {
      const page = await openEmbeddingPage(body, policy);
      pages.push(page);
      return page.address;
    });
  } finally {
    for (const page of pages) await page.close();
  }
}

async function openEmbeddingPage(body: string, policy?: string) {
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
