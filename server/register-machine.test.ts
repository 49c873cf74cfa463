import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../tests/support/database/test-database.ts';
import type { OpenedDatabase } from './db/open-database.ts';
import { registerMachine } from './register-machine.ts';

let database: OpenedDatabase;
beforeAll(async () => {
  database = { engine: await openTestDatabase(), kind: 'postgres', applied: [] };
});
afterAll(() => database.engine.close());
beforeEach(() => database.engine.transaction((db) => db.query('delete from embedded.served_by')));

const withoutRegistry = { aedsFolder: '/srv/aeds', hasRegistry: false };
const atlas = 'https://atlas.example.org';
const note = (configured: string | undefined, origin = configured ?? 'http://localhost:3000') =>
  registerMachine(database, { origin, configured, ...withoutRegistry });

test("machines that agree on the site's address report nothing", async () => {
  expect([await note(atlas), await note(atlas)]).toEqual([[], []]);
});

test('a machine with another address says so, and what to do', async () => {
  await note(atlas);
  expect(await note('https://other.example.org')).toEqual([
    expect.stringMatching(
      /^SITE_ORIGIN is https:\/\/other\.example\.org, but this database was last served as https:\/\/atlas\.example\.org\. .+\. Set SITE_ORIGIN to the public address on every machine\./,
    ),
  ]);
});

test('a machine without an address says so, whether or not it was the first', async () => {
  const [alone] = await note(undefined);
  expect(alone).toMatch(
    /^SITE_ORIGIN is not set, so this machine uses http:\/\/localhost:3000\. Other machines may serve/,
  );
  const [second] = await note(undefined, 'http://localhost:3001');
  expect(second).toMatch(
    /^SITE_ORIGIN is not set, so this machine uses http:\/\/localhost:3001, but this database was last served as http:\/\/localhost:3000/,
  );
});

test('a machine without the registry that another has says so, even after a third', async () => {
  const whole = { origin: atlas, configured: atlas, aedsFolder: '/srv/aeds' };
  expect(await registerMachine(database, { ...whole, hasRegistry: true })).toEqual([]);
  expect(await registerMachine(database, { ...whole, hasRegistry: true })).toEqual([]);
  for (let started = 0; started < 2; started += 1) {
    expect(await registerMachine(database, { ...whole, hasRegistry: false })).toEqual([
      expect.stringMatching(
        /^There is no AED registry in \/srv\/aeds, but another machine on this database has one\. It arrives from the database/,
      ),
    ]);
  }
});

test('the database of a single machine is not queried', async () => {
  expect(
    await registerMachine(
      { ...database, kind: 'embedded' },
      { origin: atlas, configured: undefined, ...withoutRegistry },
    ),
  ).toEqual([]);
});
