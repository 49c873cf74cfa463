import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../server/db/engine.ts';
import type { StorageRecord } from '../web/features/legal/legal-document.ts';
import { privacyDocument } from '../web/features/legal/privacy-text.ts';
import {
  cacheRecords,
  indexedDbRecords,
  localStorageRecords,
  sessionStorageRecords,
} from '../web/features/legal/stored-on-device.ts';
import { accountTables, publicTables, serverTables } from '../web/features/legal/stored-on-server.ts';
import { cacheName } from '../web/offline/cache-names.ts';
import { openTestDatabase } from './support/database/test-database.ts';
import { sourceFiles } from './support/project-rules/tracked-files.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());

const namesOf = (records: readonly StorageRecord[]) => records.map(({ name }) => name).sort();

const webFiles = sourceFiles.filter((path) => path.startsWith('web/') && !path.includes('.test.'));
const webSources = new Map(webFiles.map((path) => [path, readFileSync(path, 'utf8')]));

function constantIn(source: string, name: string): string | undefined {
  return new RegExp(`\\bconst ${name}(?:: \\w+)? = '([^']+)'`).exec(source)?.[1];
}

/** Parameters that some functions pass on unchanged. The calls of these functions are checked instead. */
const passedOnParameters = ['hint', 'databaseName'];

/**
 * Returns the first argument of every matching call: a string, or the value of the constant with that name, wherever it
 * is defined. Other expressions are returned as they are, and then fail the test because the page does not list them.
 */
function namesGivenTo(call: RegExp): string[] {
  const found = new Set<string>();
  for (const source of webSources.values()) {
    for (const [, expression = ''] of source.matchAll(call)) {
      const constants = [source, ...webSources.values()].map((text) => constantIn(text, expression));
      found.add(constants.find((value) => value !== undefined) ?? expression.replaceAll("'", ''));
    }
  }
  return [...found].filter((name) => !passedOnParameters.includes(name)).sort();
}

const argument = String.raw`\(\s*('[^']+'|[\w.]+)`;

test('the privacy page lists every name under which a page stores something in the browser', () => {
  const calls = String.raw`(?:\w*[sS]torage\??\.(?:get|set|remove)Item|hintAtWaiting|mayHaveWaiting)`;
  const stored = namesGivenTo(new RegExp(String.raw`\b${calls}${argument}`, 'g'));
  const listed = [...namesOf(localStorageRecords), ...namesOf(sessionStorageRecords)];
  expect(stored.length).toBeGreaterThan(4);
  expect(stored.filter((name) => !listed.includes(name))).toEqual([]);
});

test('nothing is stored in other ways than those checked here', () => {
  const elsewhere =
    /\b(?:local|session)Storage(?:\[|\.(?!getItem|setItem|removeItem)\w)|document\.cookie|cookieStore|indexedDB\b/;
  expect([...webSources].filter(([, source]) => elsewhere.test(source)).map(([path]) => path)).toEqual([]);
});

test('the privacy page lists every browser database and every cache', () => {
  expect(namesGivenTo(new RegExp(String.raw`\b(?:openDB|createWaitingStore)(?:<[^>]*>)?${argument}`, 'g'))).toEqual(
    namesOf(indexedDbRecords).filter((name) => name !== 'workbox-expiration'),
  );
  const opened = namesGivenTo(new RegExp(String.raw`\bcaches\.open${argument}`, 'g'));
  const known = ['precache.strategy.cacheName', ...Object.keys(cacheName).map((name) => `cacheName.${name}`)];
  expect(opened.filter((name) => !known.includes(name))).toEqual([]);
  expect(namesOf(cacheRecords).filter((name) => !name.startsWith('workbox-precache'))).toEqual(
    Object.values(cacheName).sort(),
  );
});

test('the privacy page lists what libraries store under their own names', () => {
  const read = (path: string) => readFileSync(`node_modules/${path}`, 'utf8');
  expect(read('workbox-expiration/models/CacheTimestampsModel.js')).toContain("DB_NAME = 'workbox-expiration'");
  expect(read('workbox-core/_private/cacheNames.js')).toContain("precache: 'precache-v2'");
  expect(namesOf(sessionStorageRecords)).toContain('react-router-scroll-positions');
  expect(namesOf(localStorageRecords)).toContain('symbiotics-session-…-code-verifier');
});

test('the privacy page lists every table of the database, and no other', async () => {
  const { rows } = await engine.transaction((db) =>
    db.query<{ name: string }>(
      `select table_schema || '.' || table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
      [],
    ),
  );
  const listed = namesOf([...accountTables, ...publicTables, ...serverTables]);
  expect(listed, 'say in web/features/legal/stored-on-server.ts what a new one keeps, and until when').toEqual(
    rows.map(({ name }) => name).sort(),
  );
});

test('the privacy page contains each list, with the purpose and duration on each line', () => {
  const onPage = privacyDocument.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'kept' ? block.rows : [])),
  );
  for (const records of [
    localStorageRecords,
    sessionStorageRecords,
    indexedDbRecords,
    cacheRecords,
    accountTables,
    publicTables,
    serverTables,
  ]) {
    expect(onPage).toEqual(expect.arrayContaining([...records]));
  }
  expect(onPage.filter(({ what, until }) => !/\.$/.test(what) || !/\.$/.test(until))).toEqual([]);
});
