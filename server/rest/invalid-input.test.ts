import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { callers } from '../../tests/support/database/test-people.ts';
import { createNotesTest, type SendTestRequest } from '../../tests/support/server/notes-client.ts';
import { createTestRestHandler } from '../../tests/support/server/rest-client.ts';
import { createRestHandler } from './create-rest-handler.ts';

const it = createNotesTest();

async function refusalOf(send: SendTestRequest, path: string, init?: RequestInit): Promise<string> {
  const answer = await send(path, init);
  const body = (await answer.json()) as Record<string, unknown>;
  expect(Object.keys(body)).toEqual(['code', 'message', 'details', 'hint']);
  expect(String(body.message).length).toBeGreaterThan(10);
  expect(JSON.stringify(body)).not.toMatch(/\bat .*\.(ts|js):\d+/);
  return `${answer.status} ${body.code}`;
}

const post = (body: BodyInit): RequestInit => ({ method: 'POST', body });

describe('a body', () => {
  it.for([
    ['that is not JSON', '{"title":', '400 PGRST102'],
    ['that is a string', '"title"', '400 PGRST102'],
    ['that is a list of numbers', '[1, 2]', '400 PGRST102'],
    ['whose rows differ', '[{"title":"x"},{"rank":1}]', '400 PGRST102'],
    ['with a NUL in a text', '{"title":"a\\u0000b"}', '400 PGRST102'],
    ['with a NUL in a name', '{"ti\\u0000tle":"a"}', '400 PGRST102'],
    ['with half a surrogate pair', '{"title":"\\ud800"}', '400 PGRST102'],
    ['with a number too large to represent', '{"title":"x","weight":1e999}', '400 PGRST102'],
    ['with a number too large for its column', '{"title":"x","rank":1e99}', '400 22003'],
    ['that is nested endlessly', `{"title":"x","extra":${'['.repeat(100_000)}`, '400 PGRST102'],
    ['that is nested too deep', `{"title":"x","extra":${'['.repeat(40)}${']'.repeat(40)}}`, '400 PGRST102'],
    ['with an unknown column', '{"colour":"red"}', '400 PGRST204'],
    ['with SQL as a column', '{"title\\") values (1); drop table notes; --":1}', '400 PGRST204'],
  ] as const)('%s is refused', async ([_case, body, refusal], { send }) => {
    expect(await refusalOf(send, '/notes', post(body))).toBe(refusal);
  });

  it('of malformed UTF-8 is refused', async ({ send }) => {
    expect(await refusalOf(send, '/notes', post(new Uint8Array([0x7b, 0x22, 0xff, 0xfe])))).toBe('400 PGRST102');
  });

  it('of another type is refused with 415, of too many bytes with 413, of too many rows with 400', async ({ send }) => {
    const csv = { ...post('title\nx'), headers: { 'content-type': 'text/csv' } };
    expect(await refusalOf(send, '/notes', csv)).toBe('415 PGRST102');
    expect(await refusalOf(send, '/notes', post(`{"title":"${'x'.repeat(1_048_576)}"}`))).toBe('413 PGRST102');
    const rows = JSON.stringify(Array.from({ length: 1001 }, (_, rank) => ({ title: `note ${rank}` })));
    expect(await refusalOf(send, '/notes', post(rows))).toBe('400 PGRST127');
  });

  it('may contain brackets in its texts, which do not count as nesting', async ({ send }) => {
    expect((await send('/notes', post(`{"title":"${'[{'.repeat(100)}\\"["}`))).status).toBe(201);
  });
});

describe('a request', () => {
  it('that names a column to change twice changes it once', async ({ send }) => {
    const init = { method: 'PATCH', body: '{"title":"renamed"}', headers: { 'content-type': 'application/json' } };
    expect((await send('/notes?id=eq.1&columns=title,title', init)).status).toBe(204);
  });

  it.for([
    ['for the description of the API', '/', {}, '404 PGRST126'],
    ['for a path below a table', '/notes/1', {}, '404 PGRST125'],
    ['for a path that is not text', '/%ff', {}, '404 PGRST125'],
    ['with PUT', '/notes?id=eq.1', { method: 'PUT', body: '{}' }, '405 PGRST117'],
    ['for CSV', '/notes', { headers: { Accept: 'text/csv' } }, '406 PGRST107'],
    [
      'for rows without nulls',
      '/notes',
      { headers: { Accept: 'application/vnd.pgrst.array+json;nulls=stripped' } },
      '406 PGRST107',
    ],
    [
      'with an unknown preference, strictly',
      '/notes',
      { headers: { Prefer: 'handling=strict, colour=red' } },
      '400 PGRST122',
    ],
    ['that compares a uuid with a word', '/aed_dispatch_logs?id=eq.word', {}, '400 22P02'],
    ['that looks for a pattern in a number', '/notes?id=like.1*', {}, '404 42883'],
    ['that compares JSON', '/notes?extra=eq.1', {}, '400 PGRST127'],
    ['that tests a text for true', '/notes?title=is.true', {}, '400 42804'],
    ['that filters an insert', '/notes?id=eq.1', { method: 'POST', body: '{"title":"x"}' }, '400 PGRST127'],
    ['that limits a deletion', '/notes?id=gt.0&limit=1', { method: 'DELETE' }, '400 PGRST127'],
  ] as const)('%s is refused', async ([_case, path, init, refusal], { send }) => {
    expect(await refusalOf(send, path, init)).toBe(refusal);
  });

  it('ignores unknown preferences, unless strictness is requested', async ({ send }) => {
    const answer = await send('/notes?select=id&limit=1', { headers: { Prefer: 'colour=red, count=exact' } });
    expect([answer.status, answer.headers.get('preference-applied')]).toEqual([206, 'count=exact']);
    const inherited = await send('/notes?select=id&limit=1', { headers: { Prefer: 'constructor=1, __proto__=1' } });
    expect([inherited.status, inherited.headers.get('preference-applied')]).toEqual([200, null]);
  });

  it('is accepted with or without the prefix of the API', async ({ send }) => {
    expect((await send('/rest/v1/notes')).status).toBe(200);
  });

  it('with a refused token gets that refusal, and a failed check a fixed message', async ({ engine }) => {
    const log: unknown[] = [];
    const refusing = (error: unknown) =>
      createRestHandler({
        engine,
        callerOf: () => Promise.reject(error),
        log: { error: (fields) => void log.push(fields) },
      });
    const expired = Object.assign(new Error('JWT expired'), { status: 401, code: 'PGRST303' });
    const answer = await refusing(expired)(new Request('http://site.example.org/notes'));
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { code: 'PGRST303', message: 'JWT expired', details: null, hint: null },
    ]);
    const broken = await refusing(new Error('no key'))(new Request('http://site.example.org/notes'));
    expect([broken.status, JSON.stringify(await broken.json())]).toEqual([500, expect.not.stringContaining('no key')]);
    expect(log).toHaveLength(1);
  });

  it('of any shape is answered with data or a 4xx, and the server keeps running', async ({ engine }) => {
    const handle = createTestRestHandler(engine, callers.stranger);
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom("' or 1=1 --", '$1', '\\', '(', 'null', '1e400', '{}'),
    );
    const name = fc.oneof(fc.constantFrom('id', 'title', 'rank', 'is_open', 'tags', 'written_at', 'weight'), value);
    const operator = fc.constantFrom('eq', 'gt', 'like', 'in', 'is', 'not.eq', 'cs', 'x');
    const pair = fc
      .tuple(name, operator, value)
      .map(([column, test, text]) => `${encodeURIComponent(column)}=${test}.${encodeURIComponent(text)}`);
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { maxLength: 3 }), value, async (pairs, order) => {
        const path = `http://site.example.org/notes?${[...pairs, `order=${encodeURIComponent(order)}`].join('&')}`;
        expect((await handle(new Request(path))).status).toBeLessThan(500);
      }),
      { seed: 20261101, numRuns: 150 },
    );
    expect((await handle(new Request('http://site.example.org/notes?select=id&order=id'))).status).toBe(200);
  });
});
