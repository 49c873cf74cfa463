import { describe, expect, it } from 'vitest';
import { createFakeOverpass } from '../../tests/support/aeds/fake-overpass.ts';
import { buildOverpassQuery, createOverpassServer, requestOverpass } from './request-overpass.ts';

const address = 'https://overpass.example.org/api/interpreter';
const site = 'https://atlas.example.org';

describe('a request to Overpass', () => {
  it('asks for the defibrillators of a country, and identifies the sender', async () => {
    const { tools, asked } = createFakeOverpass({ body: '{}' });
    await requestOverpass(createOverpassServer({ address, site, tools }), 'CH');
    expect(asked.map(({ question }) => question)).toEqual([
      '[out:json][timeout:240];area["ISO3166-1"="CH"]->.wanted;nwr[emergency=defibrillator](area.wanted);out center;',
    ]);
    expect(asked[0]?.headers.get('User-Agent')).toBe(`symbiotics-longevity-map registry builder (+${site})`);
    expect(asked[0]?.headers.get('Referer')).toBe(`${site}/`);
  });

  it('escapes quotation marks in a name', () => {
    expect(buildOverpassQuery('A"];node')).toContain('["name"="A\\"];node"]');
  });

  it('waits as long as a busy server demands, in seconds or until a time', async () => {
    const { tools, asked, paused } = createFakeOverpass(
      { status: 429, headers: { 'Retry-After': '7' } },
      { status: 503, headers: { 'Retry-After': 'Sun, 22 Nov 2026 12:01:07 GMT' } },
      { body: '{}' },
    );
    expect(await requestOverpass(createOverpassServer({ address, tools }), 'CH')).toBeInstanceOf(Response);
    expect(paused).toEqual([7, 60]);
    expect(asked).toHaveLength(3);
  });

  it('gives up on a server that stays busy', async () => {
    const { tools, asked } = createFakeOverpass({ status: 504 });
    const request = requestOverpass(createOverpassServer({ address, tools }), 'CH');
    await expect(request).rejects.toThrow('answered with status 504. It is busy. Try again later.');
    expect(asked).toHaveLength(3);
  });

  it.each([
    [null, 'do not say who runs them (status 406). Set SITE_ORIGIN'],
    [site, `refuses requests from ${site} (status 406). Write to its operator`],
  ])('says what to do when the server refuses this program, with SITE_ORIGIN %s', async (asking, sentence) => {
    const { tools } = createFakeOverpass({ status: 406 });
    await expect(requestOverpass(createOverpassServer({ address, site: asking, tools }), 'CH')).rejects.toThrow(
      sentence,
    );
  });

  it('reports a missing SITE_ORIGIN before the first request', () => {
    const lines: string[] = [];
    const onProgress = (line: string) => lines.push(line);
    createOverpassServer({ address, onProgress });
    createOverpassServer({ address, site, onProgress });
    expect(lines).toEqual([expect.stringContaining('SITE_ORIGIN is not set')]);
  });

  it('gives up on a server that demands a longer wait than a run lasts', async () => {
    const { tools, asked, paused } = createFakeOverpass({ status: 429, headers: { 'Retry-After': '3600' } });
    const server = createOverpassServer({ address, tools });
    for (const _time of ['at once', 'and again']) {
      await expect(requestOverpass(server, 'CH')).rejects.toThrow('asked us to wait until 2026-11-22T13:00:00.000Z');
    }
    expect([asked.length, paused]).toEqual([1, []]);
  });

  it('does not wait for a time written by a clock two years ahead', async () => {
    const { tools, asked } = createFakeOverpass({ body: '{}' });
    const rest = { until: () => new Date('2028-11-22T13:00:00Z'), keep: () => undefined };
    await requestOverpass(createOverpassServer({ address, tools, rest }), 'CH');
    expect(asked).toHaveLength(1);
  });

  it('reports that there is nothing newer', async () => {
    const { tools, asked } = createFakeOverpass({ status: 304 });
    const known = { etag: '"a"', lastModified: 'Sat, 21 Nov 2026 00:00:00 GMT' };
    expect(await requestOverpass(createOverpassServer({ address, tools }), 'CH', known)).toBeNull();
    expect(asked[0]?.headers.get('If-None-Match')).toBe('"a"');
    expect(asked[0]?.headers.get('If-Modified-Since')).toBe(known.lastModified);
  });

  it.each(['overpass.example.org', 'ftp://overpass.example.org', 'https://a:b@overpass.example.org'])(
    'goes only to an http address, not %s',
    (wrong) => {
      expect(() => createOverpassServer({ address: wrong })).toThrow(
        `The address of the Overpass server, ${wrong}, must begin`,
      );
    },
  );
});
