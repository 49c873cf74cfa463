import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { getLocalOrigin, listen } from './listen.ts';
import type { RequestSender } from './request-sender.ts';

async function answerTo(headers: string, version = '1.1'): Promise<string> {
  const fetch = async () => new Response('served');
  const server = await listen({ fetch, port: 0, host: undefined, trustedProxies: 0 });
  try {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`GET / HTTP/${version}\r\n${headers}Connection: close\r\n\r\n`);
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    await once(socket, 'close');
    return text;
  } finally {
    server.close();
  }
}

test('a request with two hosts is refused, whatever the second is and however it is written', async () => {
  expect(await answerTo('Host: atlas.test\r\n')).toContain('served');
  for (const second of ['Host: evil.test', 'hOST: atlas.test']) {
    const answer = await answerTo(`Host: atlas.test\r\n${second}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('served');
  }
});

test('a request without a host is answered in HTTP/1.0, and refused in 1.1', async () => {
  expect(await answerTo('', '1.0')).toContain('served');
  expect(await answerTo('')).toMatch(/^HTTP\/1\.1 400 /);
});

test('a client that sends many requests and reads nothing gets one response until it reads', async () => {
  let answered = 0;
  const fetch = async () => {
    answered += 1;
    return new Response('x'.repeat(16 * 1024 * 1024));
  };
  const server = await listen({ fetch, port: 0, host: '127.0.0.1', trustedProxies: 0 });
  try {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: atlas.test\r\n\r\n'.repeat(5));
    await expect.poll(() => answered).toBe(1);
    // When this response arrives, the server has done all earlier work. So the paused connection gets no third
    // response.
    await (await globalThis.fetch(getLocalOrigin(server, '127.0.0.1'))).text();
    expect(answered).toBe(2);
    socket.resume();
    await expect.poll(() => answered).toBe(6);
    socket.destroy();
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test("the next request of a network knows its unread bytes, and no other network's", async () => {
  const unread: number[] = [];
  const fetch = async (_: Request, { unreadBytes = () => -1 }: RequestSender) => {
    unread.push(unreadBytes());
    return new Response(unread.length === 1 ? 'x'.repeat(16 * 1024 * 1024) : 'short');
  };
  const server = await listen({ fetch, port: 0, host: '127.0.0.1', trustedProxies: 1 });
  const askFrom = async (clientIp: string) => {
    const answer = await globalThis.fetch(getLocalOrigin(server, '127.0.0.1'), {
      headers: { 'X-Forwarded-For': clientIp },
    });
    expect(await answer.text()).toBe('short');
    return unread.at(-1);
  };
  try {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: atlas.test\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n');
    await expect.poll(() => unread.length).toBe(1);
    // This client is in the same /24 as the one that does not read its response. The next client is in another network.
    await expect.poll(() => askFrom('192.0.2.9')).toBeGreaterThan(4 * 1024 * 1024);
    expect(await askFrom('198.51.100.7')).toBe(0);
    socket.destroy();
    await expect.poll(() => askFrom('192.0.2.9')).toBe(0);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test('a closed connection is reported as left, and its pipelined requests are dropped', async () => {
  const left: (() => boolean)[] = [];
  const held = Promise.withResolvers<void>();
  const fetch = async (_: Request, { hasLeft = () => false }: RequestSender) => {
    left.push(hasLeft);
    await held.promise;
    return new Response('late');
  };
  const server = await listen({ fetch, port: 0, host: '127.0.0.1', trustedProxies: 0 });
  try {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: atlas.test\r\n\r\n'.repeat(3));
    await expect.poll(() => left.length).toBe(1);
    expect(left[0]?.()).toBe(false);
    socket.destroy();
    await expect.poll(() => left[0]?.()).toBe(true);
    held.resolve();
    // This request is sent last. When it resolves, all earlier requests have been handled.
    expect(await (await globalThis.fetch(getLocalOrigin(server, '127.0.0.1'))).text()).toBe('late');
    expect(left).toHaveLength(2);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test('a proxy that writes no address is reported once, however many requests it forwards', async () => {
  const senders: string[] = [];
  const fetch = async (_: Request, { clientIp }: RequestSender) => {
    senders.push(clientIp);
    return new Response('served');
  };
  let reports = 0;
  const onUnreadableSender = () => {
    reports += 1;
  };
  const server = await listen({ fetch, port: 0, host: '127.0.0.1', trustedProxies: 1, onUnreadableSender });
  try {
    for (const forwarded of ['203.0.113.7:51234', 'unknown', 'unknown']) {
      await globalThis.fetch(getLocalOrigin(server, '127.0.0.1'), { headers: { 'X-Forwarded-For': forwarded } });
    }
    expect(senders).toEqual(['203.0.113.7', '127.0.0.1', '127.0.0.1']);
    expect(reports).toBe(1);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
