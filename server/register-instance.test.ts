import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../tests/support/database/test-database.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { registerInstance } from './register-instance.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = { engine: await openTestDatabase(), kind: 'postgres', applied: [] };
});
afterAll(() => database.engine.close());
beforeEach(() => database.engine.transaction((db) => db.query('delete from embedded.served_by')));

const withoutRegistry = { aedsFolder: '/srv/aeds', hasRegistry: false };
const atlas = 'https://atlas.example.org';
const note = (configured: string | undefined, origin = configured ?? 'http://localhost:3000') =>
  registerInstance(database, { origin, configured, ...withoutRegistry });

test('machines that agree about where the site is have nothing to say', async () => {
  expect([await note(atlas), await note(atlas)]).toEqual([[], []]);
});

test('one that takes it to be elsewhere says so, and what to do', async () => {
  await note(atlas);
  expect(await note('https://other.example.org')).toEqual([
    expect.stringMatching(
      /^Got SITE_ORIGIN=https:\/\/other\.example\.org on a database that was last served as https:\/\/atlas\.example\.org; expected one address on all machines, .+; set SITE_ORIGIN to the public address on every machine\./,
    ),
  ]);
});

test('one that was not told says so, whether or not it was the first', async () => {
  const [alone] = await note(undefined);
  expect(alone).toMatch(/^Got no SITE_ORIGIN, so http:\/\/localhost:3000, on a database that other machines may serve/);
  const [second] = await note(undefined, 'http://localhost:3001');
  expect(second).toMatch(
    /^Got no SITE_ORIGIN, so http:\/\/localhost:3001, on a database that was last served as http:\/\/localhost:3000/,
  );
});

test('one without the registry that another has says so, also after a third', async () => {
  const whole = { origin: atlas, configured: atlas, aedsFolder: '/srv/aeds' };
  expect(await registerInstance(database, { ...whole, hasRegistry: true })).toEqual([]);
  expect(await registerInstance(database, { ...whole, hasRegistry: true })).toEqual([]);
  for (let started = 0; started < 2; started += 1) {
    expect(await registerInstance(database, { ...whole, hasRegistry: false })).toEqual([
      expect.stringMatching(
        /^Got no AED registry in \/srv\/aeds, while a machine on this database has had one: it comes from the database/,
      ),
    ]);
  }
});

test('the database of one machine alone is not asked', async () => {
  expect(
    await registerInstance(
      { ...database, kind: 'embedded' },
      { origin: atlas, configured: undefined, ...withoutRegistry },
    ),
  ).toEqual([]);
});
