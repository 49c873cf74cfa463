import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from '../tests/support/certificate.ts';

/** Connection-specific headers, which HTTP/2 forbids. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Runs an HTTPS proxy in front of a site while the work runs, like the proxy of docs/deploying.md, with HTTP/2 for
 * clients that support it.
 */
export async function withHttpsProxy<T>(origin: string, work: (origin: string) => Promise<T>): Promise<T> {
  const agent = new Agent({ keepAlive: true });
  const front = createSecureServer({ ...(await makeCertificate('localhost')), allowHTTP1: true }, (asked, answer) => {
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')));
    const { host } = new URL(origin);
    const passed = request(`${origin}${asked.url}`, { method: asked.method, agent, headers: { ...headers, host } });
    passed.on('response', (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !ofConnection.has(name));
      answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept));
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  front.listen(0);
  await once(front, 'listening');
  try {
    return await work(`https://localhost:${(front.address() as AddressInfo).port}`);
  } finally {
    front.close();
    agent.destroy();
  }
}
