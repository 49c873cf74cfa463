import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from '../tests/support/certificate.ts';

/** Headers about a single connection; HTTP/2 forbids them. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Runs an HTTPS proxy in front of the site during a callback. It supports HTTP/2, like the proxy in docs/deploying.md.
 * The callback also gets an argument with which Chromium trusts the proxy's certificate. Without it, Chromium caches
 * none of the proxy's files.
 */
export async function withHttpsProxy<T>(
  origin: string,
  work: (origin: string, trustArgument: string) => Promise<T>,
): Promise<T> {
  const agent = new Agent({ keepAlive: true });
  const certificate = await makeCertificate('localhost');
  const front = createSecureServer({ ...certificate, allowHTTP1: true }, (asked, answer) => {
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
    return await work(`https://localhost:${(front.address() as AddressInfo).port}`, trustArgumentOf(certificate.cert));
  } finally {
    front.close();
    agent.destroy();
  }
}

function trustArgumentOf(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
