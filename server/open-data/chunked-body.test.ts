import { expect, test, vi } from 'vitest';
import { getLocalOrigin, listen } from '../http/listen.ts';
import type { RequestSender } from '../http/request-sender.ts';
import { streamChunks } from './chunked-body.ts';

async function* half(bytes: number): AsyncGenerator<Uint8Array, void, void> {
  yield new Uint8Array(bytes).fill(97);
  throw new Error('/srv/aeds/12/1/2.json is missing');
}

test.each([1000, 100_000, 8_000_000])(
  'a reader notices that a file is incomplete when it fails after %d bytes',
  async (bytes) => {
    // The HTTP adapter logs the cause of the failure with `console.error`.
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const end = vi.fn();
    const fetch = async (_: Request, { cutOff }: RequestSender) =>
      new Response(streamChunks({ pieces: half(bytes), end, cutOff }));
    const server = await listen({ fetch, port: 0, host: '127.0.0.1', trustedProxies: 0 });
    try {
      const reading = globalThis
        .fetch(getLocalOrigin(server, '127.0.0.1'))
        .then(async (response) => `${response.status} ${(await response.text()).slice(-60)}`);
      await expect(reading).rejects.toThrow();
      expect(end).toHaveBeenCalledTimes(1);
      await expect.poll(() => logged.mock.calls.join()).toContain('2.json is missing');
    } finally {
      server.close();
      server.closeAllConnections();
    }
  },
);
