import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeOverpass, createOverpassResponse } from '../../tests/support/aeds/fake-overpass.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { writeFileIn } from '../testing/fixture-files.ts';
import { downloadArea } from './download-area.ts';
import { createOverpassServer, type OverpassTools } from './request-overpass.ts';

let close = () => {};
afterEach(() => close());

/** Starts a real HTTP server, because a mocked one could not break a connection in the middle of a response. */
async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  close = () => {
    server.close();
    server.closeAllConnections();
  };
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

/** Downloads an area to a path where an older response is stored. */
async function downloadOverOlder(address: string, tools: Partial<OverpassTools> = {}) {
  const folder = createTestFolder();
  const path = writeFileIn(folder, 'ch.json', 'the last one');
  const taking = downloadArea(createOverpassServer({ address, tools }), { area: 'CH', path });
  const failure = await taking.then(() => null).catch((cause: Error) => cause.message);
  return { failure, kept: readFileSync(path, 'utf8'), names: readdirSync(folder) };
}

const address = 'https://overpass.example.org/api';

describe('a response', () => {
  it("is counted, and stored with the server's ETag", async () => {
    const { tools } = createFakeOverpass({ body: createOverpassResponse(12), headers: { ETag: '"a"' } });
    const path = join(createTestFolder(), 'ch.json');
    const taken = await downloadArea(createOverpassServer({ address, tools }), { area: 'CH', path });
    const body = createOverpassResponse(12);
    expect(taken).toEqual({ aeds: 12, bytes: body.length, etag: '"a"', lastModified: null });
    expect(readFileSync(path, 'utf8')).toBe(body);
  });

  it.each([
    [
      'that the server cut short',
      `${createOverpassResponse(3).slice(0, -1)},"remark":"runtime error: Query timed out"}`,
      'so its answer is incomplete',
    ],
    ['of another type', '<html><body>Down for maintenance</body></html>', 'sent no AED list for CH'],
    ['cut in the middle', createOverpassResponse(30).slice(0, 1000), 'sent no AED list for CH'],
    ['that is empty', '', 'sent no AED list for CH'],
    ['without an AED', createOverpassResponse(0), 'has no AED in CH'],
  ])('%s keeps the previous one', async (_kind, body, sentence) => {
    const { failure, kept, names } = await downloadOverOlder(address, createFakeOverpass({ body }).tools);
    expect(failure).toContain(sentence);
    expect([kept, names]).toEqual(['the last one', ['ch.json']]);
  });

  it('interrupted during transfer keeps the previous one', async () => {
    const broken = await startServer((_request, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"elements":[', () => response.destroy());
    });
    const { failure, kept, names } = await downloadOverOlder(broken);
    expect(failure).toContain(`${broken}: the answer broke off (`);
    expect([kept, names]).toEqual(['the last one', ['ch.json']]);
  });

  it('that never ends is given up', async () => {
    const slow = await startServer((_request, response) => {
      response.writeHead(200);
      response.write('{"elements":[');
    });
    const { failure, kept, names } = await downloadOverOlder(slow, { answerMsMax: 20 });
    expect(failure).toContain('it took too long');
    expect([kept, names]).toEqual(['the last one', ['ch.json']]);
  });

  it('that never comes is reported', async () => {
    const { failure } = await downloadOverOlder(
      address,
      createFakeOverpass(new TypeError('fetch failed', { cause: new Error('refused') })).tools,
    );
    expect(failure).toContain('does not answer (refused). Check the network, or use another server');
  });
});
