import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchOverpass, overpassQuery } from './fetch-overpass.ts';
import { testFolder } from './testing/made-up-files.ts';

let close = () => {};
afterEach(() => close());

/** A server that gives the listed answers in turn, and remembers what it was asked. */
async function overpass(...answers: { status: number; body: string; retryAfter?: string }[]) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(new URLSearchParams(body).get('data') ?? '');
    const answer = answers[asked.length - 1] ?? { status: 500, body: '' };
    response.writeHead(answer.status, answer.retryAfter ? { 'Retry-After': answer.retryAfter } : {}).end(answer.body);
  }).listen(0, '127.0.0.1');
  close = () => server.close();
  await once(server, 'listening');
  return { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
}

describe('fetching from Overpass', () => {
  it('asks for the defibrillators of a country once and keeps the answer', async () => {
    const { server, asked } = await overpass({ status: 200, body: '{"elements":[]}' });
    const out = join(testFolder(), 'ch.json');
    await fetchOverpass({ area: 'CH', out, server });
    expect(readFileSync(out, 'utf8')).toBe('{"elements":[]}');
    expect(asked).toEqual([
      '[out:json][timeout:300];area["ISO3166-1"="CH"]->.wanted;nwr[emergency=defibrillator](area.wanted);out center;',
    ]);
  });

  it('waits as long as a busy server asks for', async () => {
    const { server, asked } = await overpass(
      { status: 429, body: '', retryAfter: '7' },
      { status: 200, body: '{"elements":[]}' },
    );
    const waited: number[] = [];
    const pause = async (seconds: number) => waited.push(seconds);
    await fetchOverpass({ area: 'CH', out: join(testFolder(), 'ch.json'), server, pause });
    expect(waited).toEqual([7]);
    expect(asked).toHaveLength(2);
  });

  it('gives up on a server that stays busy, and leaves no file', async () => {
    const busy = { status: 504, body: '' };
    const { server } = await overpass(busy, busy, busy);
    const folder = testFolder();
    const fetching = fetchOverpass({ area: 'CH', out: join(folder, 'ch.json'), server, pause: async () => {} });
    await expect(fetching).rejects.toThrow('got status 504, expected an answer; it is busy, try again later.');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('does not take an answer that the server cut short for a whole one', async () => {
    const { server } = await overpass({
      status: 200,
      body: '{"elements":[],"remark":"runtime error: Query timed out"}',
    });
    const out = join(testFolder(), 'ch.json');
    await expect(fetchOverpass({ area: 'CH', out, server })).rejects.toThrow('so its answer is not whole');
    expect(existsSync(out)).toBe(false);
  });

  it('says when the connection is lost in the middle of the answer, and leaves no file', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"elements":[', () => response.destroy());
    }).listen(0, '127.0.0.1');
    close = () => server.close();
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const folder = testFolder();
    const fetching = fetchOverpass({ area: 'CH', out: join(folder, 'ch.json'), server: address });
    await expect(fetching).rejects.toThrow(`${address}: got an answer that broke off (`);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says when there is no server', async () => {
    const fetching = fetchOverpass({ area: 'CH', out: join(testFolder(), 'a'), server: 'http://127.0.0.1:9/' });
    await expect(fetching).rejects.toThrow('got no answer');
  });

  it('keeps quotation marks in a name from ending the question', () => {
    expect(overpassQuery('A"];node')).toContain('["name"="A\\"];node"]');
  });
});
