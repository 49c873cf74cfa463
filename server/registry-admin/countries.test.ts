import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createOverpassResponse } from '../../tests/support/aeds/fake-overpass.ts';
import { openAdminTestContext } from '../../tests/support/server/registry-admin-context.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';

const overpassUrl = 'https://overpass.example.org/api';
const configured = { overpassUrl, areas: ['CH', 'SI'], refreshHours: 24 };

/**
 * Creates a folder and a fake importer. The importer appends its arguments to the file `words` in the folder, and fails
 * if the folder contains a file `down`.
 */
function createRecordingImporter() {
  const dataFolder = createTestFolder();
  const at = JSON.stringify(`${dataFolder}/`);
  const program = `const { appendFileSync, existsSync } = require('node:fs'); appendFileSync(${at} + 'words', process.argv.slice(1).join(' ') + '\\n'); if (existsSync(${at} + 'down')) { console.error('It is down.'); process.exitCode = 1; }`;
  return { dataFolder, program };
}

const wordsIn = (dataFolder: string) => {
  const path = join(dataFolder, 'words');
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
};

describe('countries', () => {
  it('are selected in the panel with their interval, and kept after a restart', async () => {
    const { ask, readStatus, acts, dataFolder } = await openAdminTestContext({ configured: { overpassUrl } });
    expect((await readStatus()).countries).toMatchObject({
      server: 'overpass.example.org',
      isFixed: false,
      states: [],
    });
    expect((await ask('POST', '/areas', '{"areas":["ch","SI"],"everyHours":12}')).status).toBe(204);
    expect(acts).toEqual(['countries chosen: CH, SI; every 12 hours']);
    const { countries } = await (await openAdminTestContext({ configured: { overpassUrl }, dataFolder })).readStatus();
    const none = { last: null, failure: null };
    expect(countries).toMatchObject({
      everyHours: 12,
      states: [
        { code: 'CH', ...none },
        { code: 'SI', ...none },
      ],
    });
  });

  it.each([
    '{"areas":["XX"]}',
    '{"areas":"CH"}',
    '{"areas":["CH"],"everyHours":0}',
    '{"areas":[],"everyHours":1.5}',
    '[]',
  ])('that are impossible are refused: %s', async (body) => {
    const { ask, readStatus } = await openAdminTestContext();
    expect((await ask('POST', '/areas', body)).status).toBe(400);
    expect((await readStatus()).countries.states).toEqual([]);
  });

  it('from the configuration cannot be changed in the panel', async () => {
    const { ask, readStatus } = await openAdminTestContext({ configured });
    const answer = await ask('POST', '/areas', '{"areas":["PL"]}');
    expect([answer.status, (await answer.json()).message]).toEqual([409, 'AED_AREAS sets the countries.']);
    expect((await readStatus()).countries).toMatchObject({ isFixed: true, everyHours: 24 });
  });

  it('with a damaged list are reported, and the site works without them', async () => {
    const { dataFolder } = await openAdminTestContext();
    const path = join(dataFolder, 'registers', 'areas.json');
    mkdirSync(join(dataFolder, 'registers'));
    writeFileSync(path, '{"areas":["CH"');
    const { torn, countries } = await (await openAdminTestContext({ dataFolder })).readStatus();
    expect([torn, countries.states]).toEqual([[`${path}.torn`], []]);
  });

  it('are fetched for review, and not without a server', async () => {
    const { ask, rested, dataFolder } = await openAdminTestContext({ configured, ...createRecordingImporter() });
    expect((await ask('POST', '/refresh', '{"isIncompleteAccepted":true}')).status).toBe(202);
    await rested();
    expect(wordsIn(dataFolder)).toEqual(['refresh --areas CH,SI --json --draft --accept-incomplete']);
    const without = await (await openAdminTestContext()).ask('POST', '/refresh', '{}');
    expect((await without.json()).message).toBe('This server has no Overpass server configured.');
  });
});

describe('an automatic refresh', () => {
  it('runs when it is due, and sooner after a failure', async () => {
    const { refreshIfDue, readStatus, pass, dataFolder } = await openAdminTestContext({
      configured,
      ...createRecordingImporter(),
    });
    const ran = async () => {
      await refreshIfDue();
      return wordsIn(dataFolder).length;
    };
    expect([await ran(), await ran()]).toEqual([1, 1]);
    pass(23);
    expect(await ran()).toBe(1);
    pass(1);
    writeFileSync(join(dataFolder, 'down'), '');
    expect(await ran()).toBe(2);
    expect((await readStatus()).countries).toMatchObject({
      last: { ranAt: '2026-11-22T12:00:00.000Z', failure: 'It is down.' },
      nextAt: '2026-11-22T18:00:00.000Z',
    });
    pass(6);
    expect(await ran()).toBe(3);
  });

  it('is also counted from a manual fetch of all countries', async () => {
    const { readStatus, aedsFolder } = await openAdminTestContext({ configured, ...createRecordingImporter() });
    const fetched = (checkedAt: string) => ({ last: { aeds: 1, checkedAt }, failure: null });
    const states = { CH: fetched('2026-11-21T11:00:00Z'), SI: fetched('2026-11-21T10:00:00Z') };
    mkdirSync(`${aedsFolder}.areas`);
    writeFileSync(join(`${aedsFolder}.areas`, 'state.json'), JSON.stringify({ notBefore: null, areas: states }));
    expect((await readStatus()).countries.nextAt).toBe('2026-11-22T10:00:00.000Z');
  });

  it('is not delayed by a time from a clock two years ahead', async () => {
    const { dataFolder, aedsFolder } = await openAdminTestContext({ configured });
    mkdirSync(join(dataFolder, 'registers'));
    const last = { ranAt: '2028-11-21T11:00:00.000Z', failure: null };
    writeFileSync(join(dataFolder, 'registers', 'refresh.json'), JSON.stringify(last));
    const fetched = { last: { aeds: 1, checkedAt: '2028-11-21T11:00:00Z' }, failure: null };
    mkdirSync(`${aedsFolder}.areas`);
    const areas = { CH: fetched, SI: fetched };
    writeFileSync(join(`${aedsFolder}.areas`, 'state.json'), JSON.stringify({ notBefore: null, areas }));
    const { readStatus } = await openAdminTestContext({ configured, dataFolder });
    expect((await readStatus()).countries.nextAt).toBe('2026-11-21T12:00:00.000Z');
  });

  it('does not run without a server, without countries, or without a schedule', async () => {
    for (const wanting of [{}, { overpassUrl }, { areas: ['CH'] }]) {
      const { refreshIfDue, readStatus, dataFolder } = await openAdminTestContext({
        configured: wanting,
        ...createRecordingImporter(),
      });
      await refreshIfDue();
      expect([wordsIn(dataFolder), (await readStatus()).countries.nextAt]).toEqual([[], null]);
    }
  });

  it('waits for a person when a file has an unseen report', async () => {
    const { add, refreshIfDue, readStatus, dataFolder } = await openAdminTestContext({
      configured,
      ...createRecordingImporter(),
    });
    await add('town.csv', 'a;b\n');
    await refreshIfDue();
    expect(wordsIn(dataFolder)).toEqual([]);
    expect((await readStatus()).countries.waitsBecause).toContain('Some files are not published yet');
  });

  it('that was interrupted is reported after the restart', async () => {
    const { dataFolder } = await openAdminTestContext({ configured });
    mkdirSync(join(dataFolder, 'registers'));
    const last = { ranAt: '2026-11-21T11:30:00.000Z', failure: 'It was cut off.' };
    writeFileSync(join(dataFolder, 'registers', 'refresh.json'), JSON.stringify(last));
    const { countries } = await (await openAdminTestContext({ configured, dataFolder })).readStatus();
    expect(countries).toMatchObject({ last, nextAt: '2026-11-21T17:30:00.000Z' });
  });
});

let closeServer = () => {};
afterEach(() => closeServer());

/** Starts a local server that imitates Overpass. `say` sets how it responds. */
async function startFakeOverpass(): Promise<{ address: string; say: (next: RequestListener) => void }> {
  let answer: RequestListener = () => {};
  const server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  closeServer = () => {
    server.close();
    server.closeAllConnections();
  };
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  return {
    address,
    say(next) {
      answer = next;
    },
  };
}

describe('keeping the registry of a country up to date', () => {
  it('uses the registry’s command line, and a killed run leaves what was published', async () => {
    const { address, say } = await startFakeOverpass();
    const context = await openAdminTestContext({
      configured: { overpassUrl: address, areas: ['CH'], siteOrigin: 'https://a.example.org' },
    });
    const { refreshIfDue, readStatus, pass, close, aedsFolder } = context;
    const referrers: (string | undefined)[] = [];
    say((request, response) => {
      referrers.push(request.headers.referer);
      response.end(createOverpassResponse(100));
    });
    await refreshIfDue();
    expect(referrers).toEqual(['https://a.example.org/']);
    expect(await readStatus()).toMatchObject({
      published: { aedCount: 100, asOf: '2026-11-20' },
      countries: { waitsBecause: null, last: { failure: null }, states: [{ code: 'CH', last: { aeds: 100 } }] },
    });

    // The command line uses the real clock of the machine. `pass` does not advance that clock.
    pass(1_000_000);
    const underWay = new Promise<void>((resolve) => {
      say((_request, response) => void response.write('{"elements":[', () => resolve()));
    });
    const refreshing = refreshIfDue();
    await underWay;
    close();
    await refreshing;
    expect(JSON.parse(readFileSync(join(aedsFolder, 'index.json'), 'utf8')).registry.counts.kept).toBe(100);
    expect((await readStatus()).countries.last.failure).toBe('The import was stopped.');
  });
});
