import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What belongs to one connection alone and may not stand in an answer of HTTP/2. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Stands before a site while the work runs, as the proxy of docs/deploying.md does: HTTPS, and HTTP/2 for who speaks it. Its certificate is
 * nobody's. Needs openssl.
 */
export async function whileFronted<T>(origin: string, work: (origin: string) => Promise<T>): Promise<T> {
  const agent = new Agent({ keepAlive: true });
  const front = createSecureServer({ ...(await makeCertificate()), allowHTTP1: true }, (asked, answer) => {
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

async function makeCertificate(): Promise<{ readonly key: Buffer; readonly cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'front-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    await promisify(execFile)('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', cert, ...subject]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
