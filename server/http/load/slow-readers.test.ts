import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { disconnectSlowReaders } from './slow-readers.ts';

const megabytes = Buffer.alloc(16 * 1024 * 1024, 'x');
const patient = { lookEveryMs: 20, graceMs: 600_000, bytesPerMsMin: 1, pendingBytesMax: 1e12 };
let server: Server;
/** Returns how many bytes of the latest response the client has not read. */
let unreadBytes: () => number = () => 0;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts the server, and returns a connection that requests sixteen megabytes and does not read them. */
async function startSlowReader(rule: Parameters<typeof disconnectSlowReaders>[1]): Promise<Socket> {
  server = createServer((_, response) => {
    unreadBytes = () => response.socket?.writableLength ?? 0;
    response.end(megabytes);
  });
  disconnectSlowReaders(server, rule);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return askAgain();
}

function askAgain(): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write(['GET / HTTP/1.1', 'Host: atlas.test', '', ''].join('\r\n'));
  return socket;
}

async function openConnections(): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}

test('a client that never reads a response is disconnected after the timeout', async () => {
  await startSlowReader({ ...patient, graceMs: 50, bytesPerMsMin: 1e9 });
  const [connection] = (await once(server, 'connection')) as [Socket];
  await once(connection, 'close');
  expect(await openConnections()).toBe(0);
});

test('disconnects as many slow readers as memory requires, those waiting longest first', async () => {
  const first = await startSlowReader({ ...patient, pendingBytesMax: 24 * 1024 * 1024 });
  await expect.poll(() => unreadBytes()).toBeGreaterThan(0);
  askAgain();
  await once(first.resume(), 'close');
  expect(await openConnections()).toBe(1);
});

test('a client that reads gets the whole response', async () => {
  const socket = await startSlowReader(patient);
  let bytes = 0;
  socket.on('data', (chunk) => (bytes += chunk.length)).resume();
  await expect.poll(() => bytes > megabytes.length).toBe(true);
});
