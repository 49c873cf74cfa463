import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRegistryIndex } from '../domain/registry/registry-index.ts';
import type { CountryFetchStates } from '../domain/registry-admin/country-fetch-state.ts';
import {
  createFakeOverpass,
  createOverpassResponse,
  type FakeOverpassResponse,
} from '../tests/support/aeds/fake-overpass.ts';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { publishDraft } from './published/publish-draft.ts';
import { downloadsFolderOf, refreshRegistry } from './refresh-registry.ts';
import { readColumnMap } from './sources/columns/column-map.ts';
import { writeFileIn } from './testing/fixture-files.ts';
import { draftFolderOf } from './write/swap-folders.ts';

const server = 'https://overpass.example.org/api';

type Said = Partial<Parameters<typeof refreshRegistry>[0]>;

/** Creates a folder for a registry, and a fake server that returns the given responses in this order. */
function installation(...answers: readonly (FakeOverpassResponse | Error)[]) {
  const out = join(createTestFolder(), 'aeds');
  const overpass = createFakeOverpass(...answers);
  return {
    out,
    ...overpass,
    refresh: (said: Said = {}) =>
      refreshRegistry({
        areas: ['CH'],
        server,
        out,
        files: [],
        asOf: '2026-11-22',
        isDraft: false,
        tools: overpass.tools,
        ...said,
      }),
    index: () => parseRegistryIndex(JSON.parse(readFileSync(join(out, 'index.json'), 'utf8'))),
    states: () =>
      (JSON.parse(readFileSync(join(downloadsFolderOf(out), 'state.json'), 'utf8')) as CountryFetchStates).areas,
  };
}

describe('a refresh', () => {
  it('publishes what it fetched, and the changes the next time', async () => {
    const { refresh, index, states, pass } = installation(
      { body: createOverpassResponse(200) },
      { body: createOverpassResponse(202, '2026-11-21'), headers: { ETag: '"b"' } },
    );
    await refresh();
    expect(index()).toMatchObject({ aedCount: 200, asOf: '2026-11-20' });
    pass(24);
    expect((await refresh()).heldBack).toEqual([]);
    expect(index()).toMatchObject({ aedCount: 202, asOf: '2026-11-21' });
    expect(states().CH).toMatchObject({
      last: { aeds: 202, fetchedAt: '2026-11-23T12:00:00.000Z', etag: '"b"' },
      failure: null,
    });
  });

  it('publishes nothing when the server has nothing newer, and says since when', async () => {
    const { out, refresh, states, asked, pass } = installation(
      { body: createOverpassResponse(20), headers: { ETag: '"a"' } },
      { status: 304 },
    );
    await refresh();
    pass(24);
    expect((await refresh()).summary).toContain('Nothing has changed');
    expect(asked[1]?.headers.get('If-None-Match')).toBe('"a"');
    expect(states().CH?.last).toMatchObject({
      fetchedAt: '2026-11-22T12:00:00.000Z',
      checkedAt: '2026-11-23T12:00:00.000Z',
    });
    expect(existsSync(`${out}.versions`)).toBe(false);
  });

  it('holds back a country that shrank by more than a fifth, until that is confirmed', async () => {
    const { refresh, index, states } = installation(
      { body: createOverpassResponse(100) },
      { body: createOverpassResponse(79, '2026-11-21') },
    );
    await refresh();
    const { heldBack } = await refresh();
    expect(heldBack[0]).toContain('CH: the new answer has 79 AEDs instead of 100, less than 80% of the last answer');
    expect(index()).toMatchObject({ aedCount: 100, asOf: '2026-11-20' });
    expect(states().CH).toMatchObject({ last: { aeds: 100 }, failure: { sentence: heldBack[0] } });
    await refresh({ isIncompleteAccepted: true });
    expect(index()).toMatchObject({ aedCount: 79, asOf: '2026-11-21' });
  });

  it('keeps the last good response while the server is down for a week, and says since when', async () => {
    const down = new TypeError('fetch failed', { cause: new Error('refused') });
    const { refresh, index, states, pass } = installation(
      { body: createOverpassResponse(30) },
      ...Array<Error>(7).fill(down),
      {
        body: createOverpassResponse(31, '2026-11-29'),
      },
    );
    await refresh();
    for (let day = 1; day <= 7; day++) {
      pass(24);
      expect((await refresh()).heldBack).toHaveLength(1);
      expect(states().CH?.failure?.since).toBe('2026-11-23T12:00:00.000Z');
    }
    expect(index()).toMatchObject({ aedCount: 30, asOf: '2026-11-20' });
    pass(24);
    await refresh();
    expect(index()).toMatchObject({ aedCount: 31, asOf: '2026-11-29' });
    expect(states().CH?.failure).toBeNull();
  });

  it('continues with other countries when one fails, one request at a time', async () => {
    const { refresh, index, asked } = installation({ status: 400 }, { body: createOverpassResponse(10) });
    const { heldBack } = await refresh({ areas: ['XK', 'SI'] });
    expect([heldBack.length, index().aedCount, asked.length]).toEqual([1, 10, 2]);
  });

  it('fails when nothing could be fetched, and changes nothing', async () => {
    const { out, refresh } = installation({ body: 'garbage' });
    await expect(refresh()).rejects.toThrow('sent no AED list for CH');
    expect(existsSync(out)).toBe(false);
  });

  it('does not touch a draft under review, and creates one on request', async () => {
    const { out, refresh } = installation({ body: createOverpassResponse(10) }, { body: createOverpassResponse(11) });
    await refresh({ isDraft: true });
    expect(existsSync(out)).toBe(false);
    await refresh();
    const indexed = JSON.parse(readFileSync(join(draftFolderOf(out), 'index.json'), 'utf8'));
    expect(parseRegistryIndex(indexed).aedCount).toBe(10);
    expect(readdirSync(join(out, '..')).sort()).toEqual(['aeds', 'aeds.areas', 'aeds.draft']);
  });

  it('needs a decision about licences once, and then keeps it', async () => {
    const { out, refresh } = installation(
      { body: createOverpassResponse(10) },
      { body: createOverpassResponse(10) },
      { body: createOverpassResponse(11) },
    );
    const map = {
      source: { key: 'town', title: 'Town', licence: 'CC-BY-SA-4.0', attribution: 'Town', url: null },
      recognise: ['x', 'y'],
      id: 'n',
      longitude: 'x',
      latitude: 'y',
      tags: { name: ['n'] },
    };
    const said = {
      files: [writeFileIn(createTestFolder(), 'town.csv', 'n,x,y\n1,8.5417,47.3769\n')],
      columnMaps: [readColumnMap(writeFileIn(createTestFolder(), 'map.json', JSON.stringify(map)))],
    };
    await expect(refresh(said)).rejects.toThrow('These licences conflict');
    expect(existsSync(out)).toBe(false);
    await refresh({ ...said, isDraft: true });
    await publishDraft(out, 'They agreed');
    await refresh(said);
    const publication = JSON.parse(readFileSync(join(out, 'report', 'publication.json'), 'utf8'));
    expect(publication.decision).toBe('They agreed');
  });

  it('fetches again when its notes were damaged, and still has the responses', async () => {
    const { out, refresh, states } = installation(
      { body: createOverpassResponse(10) },
      { status: 500 },
      { body: createOverpassResponse(10) },
    );
    await refresh();
    writeFileSync(join(downloadsFolderOf(out), 'state.json'), '{"notBefore":nu');
    expect((await refresh()).summary).toContain('Nothing has changed');
    await refresh();
    expect(states().CH).toMatchObject({ last: { aeds: 10 }, failure: null });
  });
});
