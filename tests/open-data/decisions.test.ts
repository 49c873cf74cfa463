import { expect, vi } from 'vitest';
import { createOsmNodeFeature } from '../../registry/testing/fixture-files.ts';
import { createConfirmedReportReader } from '../../server/confirmed-report-reader.ts';
import type { Engine } from '../../server/db/engine.ts';
import { appointTestSteward, decideCase, findCaseId, submitReport } from '../support/database/aed-report-calls.ts';
import { createDatabaseTest } from '../support/database/database-test.ts';
import { callers, people } from '../support/database/test-people.ts';
import { formatOsmFile, serveTestRegistry, vaduzAeds } from './serve-test-registry.ts';

const it = createDatabaseTest();

const at = { longitude: 9.53, latitude: 47.16 };
const aed = { aed_id: 'osm/node/101', ...at };
const shop = (tags: Record<string, string> = {}) =>
  createOsmNodeFeature(101, at.longitude, at.latitude, { name: 'Laden', ...tags });
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const liechtenstein = { name: 'Liechtenstein', west: 9.4, south: 47, east: 9.7, north: 47.3 };
const address = '/aeds/li/changes.ndjson';

async function serve(engine: () => Engine | undefined) {
  const served = await serveTestRegistry(
    [formatOsmFile(...vaduzAeds, shop())],
    {},
    createConfirmedReportReader({ engine, log }),
  );
  const read = async () => {
    const response = await served.ask(address);
    const [head, ...lines] = (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    return { tag: response.headers.get('ETag') ?? '', count: head.decisions, lines };
  };
  return { ...served, read };
}

/** Submits a report about the shop's AED and confirms it as a steward of Liechtenstein. */
async function confirm(inside: Engine, owner: Parameters<typeof findCaseId>[0], kind: string, where = at) {
  await submitReport(inside, { kind, ...aed, ...where });
  await appointTestSteward(inside, people.ada.id, [liechtenstein]);
  expect(await decideCase(inside, callers.stranger, await findCaseId(owner, kind), 'confirmed')).toBe('confirmed');
}

it('the feed contains a confirmed decision without its reporter or decider', async ({ inside, owner }) => {
  await confirm(inside, owner, 'out-of-order');
  const { read, ask } = await serve(() => inside);
  const { count, lines, tag } = await read();
  expect(count).toBe(1);
  expect(lines).toEqual([
    {
      version: expect.any(String),
      change: 'decided',
      id: 'osm/node/101',
      name: 'Laden',
      country: 'LI',
      sources: ['osm'],
      decision: 'out-of-order',
      decided: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ]);
  expect((await ask(address, { headers: { 'If-None-Match': tag } })).status).toBe(304);
  expect(await (await ask('/aeds/li/changes.atom')).text()).toContain(
    '<title>Confirmed locked or out of order: Laden</title>',
  );
});

it('a decision is in the feed within a minute, with another tag', async ({ inside, owner }) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { read, ask } = await serve(() => inside);
  const before = await read();
  await confirm(inside, owner, 'out-of-order');
  vi.advanceTimersByTime(21_000);
  expect((await ask(address, { headers: { 'If-None-Match': before.tag } })).status).toBe(200);
  expect([before.count, (await read()).count]).toEqual([0, 1]);
  vi.useRealTimers();
});

it('an undecided report changes no byte of any open data file, feed or page', async ({ inside, owner }) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { ask } = await serve(() => inside);
  const endings = ['li.geojson', 'li.csv', 'li/changes.ndjson', 'li/changes.atom', 'countries.json', 'id/osm/node/101'];
  const readAll = async () => {
    vi.advanceTimersByTime(21_000);
    const answers = await Promise.all(endings.map((ending) => ask(`/aeds/${ending}`)));
    return Promise.all(answers.map(async (answer) => [[...answer.headers], await answer.text()]));
  };
  const before = await readAll();
  await submitReport(inside, { kind: 'gone', ...aed });
  await submitReport(inside, { kind: 'present', ...aed }, '203.0.113.5');
  await submitReport(inside, {
    kind: 'place',
    ...aed,
    place_longitude: at.longitude,
    place_latitude: at.latitude + 0.01,
  });
  expect(await readAll()).toEqual(before);
  // A decision that still needs a second person is not in the feed either.
  await appointTestSteward(inside, people.ada.id, [liechtenstein]);
  expect(await decideCase(inside, callers.stranger, await findCaseId(owner, 'gone'), 'confirmed')).toBe(
    'awaits-second',
  );
  expect(await readAll()).toEqual(before);
  vi.useRealTimers();
});

it('excludes open reports, AEDs missing from the registry, and those elsewhere with the same id', async ({
  inside,
  owner,
}) => {
  await submitReport(inside, { kind: 'gone', ...aed });
  await confirm(inside, owner, 'out-of-order', { longitude: 9.6, latitude: 47.29 });
  const { read } = await serve(() => inside);
  expect((await read()).count).toBe(0);
  await owner.query("update public.aed_report_cases set aed_id = 'osm/node/999' where kind = 'out-of-order'", []);
  expect((await (await serve(() => inside)).read()).count).toBe(0);
});

it('a decision is removed once the registry has a later check of the AED', async ({ inside, owner }) => {
  await confirm(inside, owner, 'out-of-order');
  const { read, publish } = await serve(() => inside);
  expect((await read()).count).toBe(1);
  const inDays = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10) as `${number}-${number}-${number}`;
  await publish([formatOsmFile(...vaduzAeds, shop({ check_date: inDays(2) }))], { asOf: inDays(3) });
  expect((await read()).count).toBe(0);
});

it('without a database the changes are sent, and the feed says that decisions are unavailable', async () => {
  const { read } = await serve(() => undefined);
  expect((await read()).count).toBeNull();
});
