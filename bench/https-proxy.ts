import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from '../tests/support/certificate.ts';

/** Headers about a single connection; HTTP/2 forbids them. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Runs an HTTPS proxy in front of the site during a callback. It supports HTTP/2, like the proxy in docs/deploying.md.
 */
export async function withHttpsProxy<T>(origin: string, work: (origin: string) => Promise<T>): Promise<T> {
  const agent = new Agent({ keepAlive: true });
  const front = createSecureServer({ ...(await makeCertificate('localhost')), allowHTTP1: true }, (asked, answer) => {
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')));
    const { host } = new URL(origin);
    const passed = request(`${origin}${asked.url}`, { method: asked.method, agent, headers: { ...headers, host } });
    passed.on('response', (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !connectionHeaders.has(name));
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
