import ICAL from 'ical.js';
import { expect, test, vi } from 'vitest';
import type { CheckArea } from '../../domain/corrections/due-checks.ts';
import { createOsmNodeFeature } from '../../registry/testing/fixture-files.ts';
import { createDueCheckCalendarHandler } from '../../server/check-calendar/create-due-check-calendar.ts';
import { createPublishedFolderHandler } from '../../server/http/files/published-files.ts';
import { readOpenRegistry } from '../../server/open-data/open-registry.ts';
import { buchsAeds, formatOsmFile, serveTestRegistry } from './serve-test-registry.ts';

const secret = '0123456789abcdef'.repeat(4);
const address = `/check-calendar/${secret}.ics`;
const liechtenstein: CheckArea = { name: 'Liechtenstein', box: { west: 9.48, south: 47, east: 9.64, north: 47.28 } };

const hostile = 'Schule; "Turnhalle", 1. OG\\n\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Böse 🏥 مدرسة';

const aeds = [
  createOsmNodeFeature(1, 9.52, 47.14, {
    name: 'Rathaus',
    'pads:expiry': '2026-10-31',
    check_date: '2026-11-01',
    phone: '+423 111',
  }),
  createOsmNodeFeature(2, 9.53, 47.15, { name: 'Post', check_date: '2024-05-01' }),
  createOsmNodeFeature(3, 9.54, 47.16, {
    name: hostile,
    check_date: '2026-06-15',
    'addr:street': 'Städtle',
    operator: 'Erika Muster',
  }),
  createOsmNodeFeature(4, 9.55, 47.17, { name: 'Feuerwehr', check_date: '2026-11-01', 'battery:expiry': '2027-01-31' }),
  createOsmNodeFeature(5, 9.56, 47.18, { name: 'Halle' }),
];

async function serve({ findAreas = async (given: string) => (given === secret ? [liechtenstein] : null) } = {}) {
  const { out, publish } = await serveTestRegistry([formatOsmFile(...aeds, ...buchsAeds)]);
  const moment = { now: new Date('2026-11-27T10:00:00Z') };
  const onFailure = vi.fn();
  const takeForNetwork = vi.fn(() => 0);
  const calendars = createDueCheckCalendarHandler({
    aedsFolder: out,
    published: createPublishedFolderHandler(out, readOpenRegistry),
    siteOrigin: 'https://aeds.example',
    findAreas,
    readDecisions: async () => [],
    takeForNetwork,
    onFailure,
    clock: () => moment.now,
  });
  const ask = (path = address, init: RequestInit = {}) =>
    calendars(new Request(`http://localhost:3000${path}`, init), { clientIp: '192.0.2.1' });
  const entries = async () => {
    const parsed = new ICAL.Component(ICAL.parse(await (await ask()).text()));
    return parsed.getAllSubcomponents('vevent').map((event) => ({
      uid: event.getFirstPropertyValue('uid'),
      summary: event.getFirstPropertyValue('summary'),
      day: String(event.getFirstPropertyValue('dtstart')),
      description: String(event.getFirstPropertyValue('description')),
      stamp: String(event.getFirstPropertyValue('dtstamp')),
    }));
  };
  return { ask, entries, publish, moment, onFailure, takeForNetwork };
}

test('an independent calendar parser finds what is due, and what will be, on its day', async () => {
  const { ask, entries } = await serve();
  const response = await ask();
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
  // Scripts on other sites must not be able to read the calendar.
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  const [due, ...ahead] = await entries();
  expect(due).toMatchObject({ summary: '3 AEDs to check', day: '2026-11-01' });
  expect(due?.description.split('\n')).toEqual([
    '- Rathaus: pads good until 2026-10-31. https://aeds.example/aed/osm/node/1',
    '- Halle: no recorded check. https://aeds.example/aed/osm/node/5',
    '- Post: last check 2024-05-01. https://aeds.example/aed/osm/node/2',
    'The whole list: https://aeds.example/check-again',
  ]);
  expect(ahead.map(({ summary, day }) => [summary, day])).toEqual([
    ['Replace the battery: Feuerwehr', '2027-02-01'],
    [expect.stringContaining('Check again: Schule; "Turnhalle", 1. OG'), '2027-06-15'],
  ]);
  expect(ahead[1]?.description).toContain('Städtle');
});

test("a publisher's text adds no entry or line, and lines have at most 75 octets", async () => {
  const { ask, entries } = await serve();
  const text = await (await ask()).text();
  expect(await entries()).toHaveLength(3);
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(3);
  const lines = text.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test("an administrator's name for an area adds no line either", async () => {
  const name = 'Vaduz; Nord,\r\nBEGIN:VEVENT\r\nSUMMARY:x\r\nEND:VEVENT\u0000\u202e';
  const { ask, entries } = await serve({ findAreas: async () => [{ ...liechtenstein, name }] });
  const text = await (await ask()).text();
  expect(text).not.toMatch(/^SUMMARY:x/m);
  expect(text.replaceAll('\r\n ', '').split('\r\n')).toContain(
    String.raw`NAME:AEDs to check: Vaduz\; Nord\, BEGIN:VEVENT SUMMARY:x END:VEVENT`,
  );
  expect((await entries()).every(({ summary }) => summary !== 'x')).toBe(true);
});

test('contains no telephone number and no operator', async () => {
  const { ask } = await serve();
  const text = (await (await ask()).text()).replaceAll('\r\n ', '');
  for (const personal of ['+423', 'Erika']) expect(text).not.toContain(personal);
});

test('an entry keeps its identity when its day moves, and an unchanged calendar is not sent again', async () => {
  const { ask, entries, publish, moment } = await serve();
  const etag = (await ask()).headers.get('ETag') ?? '';
  const again = async () => (await ask(address, { headers: { 'If-None-Match': etag } })).status;
  const [, battery] = await entries();
  expect(await again()).toBe(304);
  await publish([
    formatOsmFile(
      ...aeds.slice(0, 3),
      createOsmNodeFeature(4, 9.55, 47.17, { name: 'Feuerwehr', check_date: '2026-11-20' }),
      ...buchsAeds,
    ),
  ]);
  expect(await again()).toBe(200);
  const moved = (await entries()).find(({ uid }) => uid === battery?.uid);
  expect(moved).toMatchObject({ summary: 'Check again: Feuerwehr', day: '2027-11-20' });
  const later = (await ask()).headers.get('ETag');
  moment.now = new Date('2026-11-28T10:00:00Z');
  expect((await ask()).headers.get('ETag')).not.toBe(later);
});

test('an invalid address always gets the same answer, and queries the database only if it may be valid', async () => {
  const findAreas = vi.fn(async () => null);
  const { ask } = await serve({ findAreas });
  const sentences = new Set<string>();
  for (const path of [address, '/check-calendar/', `/check-calendar/${secret}`, '/check-calendar/..%2f..%2fetc.ics']) {
    const response = await ask(path);
    expect(response.status).toBe(404);
    sentences.add(await response.text());
  }
  expect(sentences.size).toBe(1);
  expect(findAreas).toHaveBeenCalledTimes(1);
  expect((await ask(address, { method: 'POST' })).status).toBe(405);
});

test('a network with too many requests is asked to wait before the database is queried', async () => {
  const findAreas = vi.fn(async () => null);
  const { ask, takeForNetwork } = await serve({ findAreas });
  takeForNetwork.mockReturnValue(7);
  const response = await ask();
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '7']);
  expect(findAreas).not.toHaveBeenCalled();
});

test('no error message contains the secret', async () => {
  const { ask, onFailure } = await serve({
    findAreas: async () => {
      throw new Error('The database is not open.');
    },
  });
  const response = await ask();
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain(secret);
  expect(String(onFailure.mock.calls[0])).not.toContain(secret);
});
