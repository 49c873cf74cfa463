import { beforeEach, expect, test } from 'vitest';
import { createServerLogger } from './log.ts';

const lines: string[] = [];
const write = (line: string) => void lines.push(line);

beforeEach(() => {
  lines.length = 0;
});

test('a line is JSON for programs', () => {
  createServerLogger({ level: 'info', format: 'json', write }).info({ status: 200 }, 'Request');
  const { time, ...rest } = JSON.parse(lines[0] ?? '');
  expect(rest).toEqual({ level: 'info', status: 200, msg: 'Request' });
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
});

test('a line is text for people, with the cause below it', () => {
  const log = createServerLogger({ level: 'info', format: 'text', write });
  log.info({ status: 200 }, 'Request');
  log.error({ cause: 'first\nsecond' }, 'Request failed');
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d Request status=200\n$/);
  expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d ERROR Request failed\n {2}first\n {2}second\n$/);
});

test('omits lines below the level', () => {
  createServerLogger({ level: 'warn', format: 'json', write }).info({}, 'Request');
  expect(lines).toEqual([]);
});

test.each([
  ['an address', 'no row for ada.lovelace+map@example.org in users', 'no row for [address] in users'],
  ['an address in a query', '/reset?email=ada%40example.org', '/reset?email=[address]'],
  ['a token', 'got eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl here', 'got [token] here'],
  ['a header', 'Authorization: Bearer 5e884898da28', 'Authorization: Bearer [token]'],
  [
    'a connection string',
    'postgres://atlas:hunter2@db.example.org/atlas',
    'postgres://[credentials]@db.example.org/atlas',
  ],
  [
    'no part of a path',
    'at file:///node_modules/@electric-sql/pglite/index.js:1:2',
    'at file:///node_modules/@electric-sql/pglite/index.js:1:2',
  ],
])('removes %s from a line', (_what, text, expected) => {
  createServerLogger({ level: 'info', format: 'json', write }).error({ cause: text }, 'Request failed');
  expect(JSON.parse(lines[0] ?? '').cause).toBe(expected);
});
