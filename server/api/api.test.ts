import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/support/database/test-database.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { writeSmallSite } from '../../tests/support/towns/small-site.ts';
import { type AppFetch, createApp } from '../app.ts';
import { type Backend, createBackend } from '../backend.ts';
import { readEnv } from '../env.ts';
import { readSite } from '../http/files/site.ts';
import { createLineLog, createServerLogger } from '../log.ts';
import { createApi } from './api.ts';
import { createApiLimits } from './api-limits.ts';
import { createBackendGate } from './backend-gate.ts';
import { createMetrics } from './metrics.ts';

const siteOrigin = 'https://atlas.test';
const publishable = 'sb_publishable_embedded';
const lines: string[] = [];
const log = createServerLogger({ level: 'info', format: 'json', write: (line) => void lines.push(line) });
const limits = createApiLimits(() => new Date());
const settings = { log, metricsToken: 'a-long-enough-token', allowedOrigins: ['https://preview.atlas.test'], limits };

const buildFolder = await writeSmallSite();
let backend: Backend;
let app: AppFetch;

beforeAll(async () => {
  const engine = await openTestDatabase();
  const env = readEnv({ DATA_FOLDER: createTestFolder(), ADMIN_PASSWORD: 'gravel lantern orchid' });
  backend = await createBackend({ engine, kind: 'embedded', applied: [] }, { env, siteOrigin, log });
  const gate = createBackendGate();
  gate.open(backend);
  const api = createApi({ gate, metrics: createMetrics(), ...settings });
  app = createApp({ site: await readSite(buildFolder), log: createLineLog(log), api });
});

afterAll(() => backend.close());

beforeEach(() => {
  lines.length = 0;
});

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return app(new Request(`${siteOrigin}${path}`, init), { clientIp: '192.0.2.1' });
}

function client() {
  return createClient(siteOrigin, publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => app(new Request(input, init), { clientIp: '192.0.2.1' }) },
  });
}

describe('the real client, with the key of the built site,', () => {
  test('signs in as the administrator of the first start and reads the log', async () => {
    const atlas = client();
    const signIn = { email: 'admin@localhost', password: 'gravel lantern orchid' };
    expect((await atlas.auth.signInWithPassword(signIn)).error).toBeNull();
    const logs = await atlas
      .from('aed_dispatch_logs')
      .select('*')
      .order('dispatch_time', { ascending: false })
      .limit(50);
    expect(logs).toMatchObject({ error: null, status: 200, data: [] });
  });

  test('is refused rows as an anonymous visitor', async () => {
    expect(await client().from('aed_dispatch_logs').select('*')).toMatchObject({
      status: 401,
      error: { code: '42501' },
    });
  });
});

describe('a response of the API', () => {
  test('is not cached, not sniffed and not shared with other origins', async () => {
    const { headers } = await ask('/rest/v1/user_roles', { headers: { apikey: publishable } });
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('can be read by a page of a configured origin and of no other', async () => {
    const from = (Origin: string, method: string) => ask('/rest/v1/user_roles', { method, headers: { Origin } });
    const allowed = await from('https://preview.atlas.test', 'OPTIONS');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe('https://preview.atlas.test');
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain('authorization, apikey');
    for (const method of ['OPTIONS', 'GET']) {
      const refused = await from('https://elsewhere.example.org', method);
      expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(refused.headers.get('Vary')).toContain('Origin');
    }
  });

  test('to a body of more than 1 MB is 413, before the body is read', async () => {
    for (const path of ['/rest/v1/aed_dispatch_logs', '/auth/v1/signup']) {
      const response = await ask(path, { method: 'POST', body: '{}', headers: { 'Content-Length': '1048577' } });
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({
        code: 'body_too_long',
        message: 'The body has 1048577 bytes; the limit is 1048576.',
        details: null,
        hint: 'Send it in several requests.',
      });
    }
  });
});

test('the log of a request contains no person, secret or content', async () => {
  const body = JSON.stringify({ email: 'martin@example.org', password: 'correct horse battery' });
  const headers = { apikey: publishable, 'Content-Type': 'application/json' };
  await ask('/auth/v1/signup', { method: 'POST', body, headers });
  await ask('/auth/v1/verify?token=s3cret&type=recovery&email=martin%40example.org');
  await ask('/rest/v1/martin@example.org?email=eq.martin@example.org', { headers: { Authorization: 'Bearer s3cret' } });
  const fields = lines.map((line) => JSON.parse(line));
  expect(fields.map(({ method, group, status }) => [method, group, status])).toEqual([
    ['POST', 'auth/signup', 200],
    ['GET', 'auth/verify', 303],
    ['GET', 'rest/rows', 401],
  ]);
  expect(Object.keys(fields[0]).sort()).toEqual([
    'group',
    'level',
    'method',
    'ms',
    'msg',
    'requestId',
    'status',
    'time',
  ]);
  // Each text in this pattern contains a character that is not hexadecimal, because a random request id could contain a
  // hexadecimal text by chance.
  expect(lines.join('')).not.toMatch(/martin|example|horse|s3cret|sb_publishable|192\.0\.2/);
});

describe('the state of the server', () => {
  test('is public: the server is running, and its database responds', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await ask(path);
      expect([path, response.status, response.headers.get('Cache-Control')]).toEqual([path, 200, 'no-store']);
    }
  });

  test('is available as metrics with the token, and without it the address does not exist', async () => {
    await ask('/rest/v1/user_roles');
    const figures = (token: string) => ask('/metrics', { headers: { Authorization: `Bearer ${token}` } });
    expect((await figures('a-wrong-token')).status).toBe(404);
    expect((await ask('/metrics')).status).toBe(404);
    const text = await (await figures('a-long-enough-token')).text();
    expect(text).toMatch(/http_requests_total\{group="rest\/rows",method="GET",status="401"\} \d+/);
    expect(text).toContain('# TYPE http_request_duration_seconds histogram');
  });
});

test('a starting server serves its files, asks API callers to retry, and accepts them once it is ready', async () => {
  const gate = createBackendGate(1);
  const api = createApi({ gate, metrics: createMetrics(), ...settings });
  const starting = createApp({ site: await readSite(buildFolder), log: createLineLog(log), api });
  const status = async (path: string) => (await starting(new Request(`${siteOrigin}${path}`))).status;
  expect([await status('/'), await status('/healthz'), await status('/readyz')]).toEqual([200, 200, 503]);
  const refused = await starting(new Request(`${siteOrigin}/rest/v1/user_roles`));
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ code: 'not_ready', hint: 'Try again in 2 seconds.' });
  gate.refuse('The disk of the server is full. Make room.');
  const state = await starting(new Request(`${siteOrigin}/readyz`));
  expect([state.status, state.headers.get('Retry-After'), await state.text()]).toEqual([
    503,
    '2',
    'not ready: The disk of the server is full. Make room.\n',
  ]);
  const response = await starting(new Request(`${siteOrigin}/auth/v1/settings`));
  expect(await response.json()).toMatchObject({
    code: 'not_ready',
    message: 'The disk of the server is full. Make room.',
  });
  gate.open(backend);
  expect([await status('/readyz'), await status('/auth/v1/settings')]).toEqual([200, 200]);
});
