import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { publishableKey } from '../../server/keys/publishable-key.ts';
import { createPublicLogReader } from '../../server/ledger/public-log.ts';
import { verifyPublishedLog } from '../../server/ledger/verify-command.ts';
import { walkingDispatch } from '../support/database/test-people.ts';
import { createTestFolder } from '../support/test-folder.ts';
import { startMachine } from './machine.ts';
import { administrator, startThreeMachineSite, type ThreeMachineSite } from './start-site.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describe('a proxy that sends every request to another of three machines', () => {
  let site: ThreeMachineSite;
  const folders = [createTestFolder(), createTestFolder(), createTestFolder()];

  beforeAll(async () => {
    site = await startThreeMachineSite(import.meta.env.TEST_DATABASE_URL as string, folders);
  });
  afterAll(() => site.close());

  const origins = () => site.machines.map(({ origin }) => origin);
  const indexes = () =>
    Promise.all(origins().map(async (origin) => (await fetch(`${origin}/aeds/index.json`)).json() as Promise<Index>));
  const aedsServed = async () => (await indexes()).map(({ registry }) => registry?.aedCount ?? null);

  async function signedIn() {
    const { data } = await site.browser().auth.signInWithPassword(administrator);
    return data.session as { access_token: string; user: { id: string } };
  }

  test('lets anybody verify the ledger while a dispatch arrives every second', async () => {
    const { access_token: token, user } = await signedIn();
    const headers = {
      apikey: publishableKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Forwarded-For': '192.0.2.1',
    };
    let isOver = false;
    const dispatching = (async () => {
      while (!isOver) {
        const body = JSON.stringify({ user_id: user.id, ...walkingDispatch, aed_id: `aed-${performance.now()}` });
        await fetch(`${site.balancer.origin}/rest/v1/aed_dispatch_logs`, { method: 'POST', headers, body });
        await wait(200);
      }
    })();
    const statePath = join(createTestFolder(), 'memory.json');
    const verdicts: (readonly string[])[] = [];
    for (let run = 0; run < 30; run += 1) {
      const read = createPublicLogReader(site.balancer.origin);
      const { isSound, lines } = await verifyPublishedLog({ read, statePath, keyLines: [] });
      if (!isSound) verdicts.push(lines);
      await wait(50);
    }
    isOver = true;
    await dispatching;
    expect(verdicts).toEqual([]);
  });

  test('lets an administrator publish and roll back a registry, served by all machines', async () => {
    const { access_token: token } = await signedIn();
    const ask = (method: string, path: string, body?: string) =>
      fetch(`${site.balancer.origin}/registers/v1${path}`, {
        method,
        headers: { apikey: publishableKey, Authorization: `Bearer ${token}`, 'X-Forwarded-For': '192.0.2.1' },
        ...(body !== undefined && { body }),
      });
    const readStatus = async () => (await ask('GET', '/desk')).json() as Promise<ImportState>;
    const rested = () => expect.poll(async () => (await readStatus()).running).toBeNull();
    async function publish(name: string, ids: readonly number[]) {
      const content = geojson(ids);
      const { id } = await (await ask('POST', '/files', JSON.stringify({ name, bytes: content.length }))).json();
      const half = Math.floor(content.length / 2);
      expect((await ask('PUT', `/files/${id}/bytes?from=0`, content.slice(0, half))).status).toBe(200);
      expect((await ask('PUT', `/files/${id}/bytes?from=${half}`, content.slice(half))).status).toBe(200);
      expect((await ask('POST', '/import', '{"isIncompleteAccepted":true}')).status).toBe(202);
      await rested();
      const { draft, ended } = await readStatus();
      expect(ended).toMatchObject({ kind: 'import', failure: null });
      const published = await ask('POST', '/publish', JSON.stringify({ version: draft?.version }));
      expect([published.status, await published.text()]).toEqual([204, '']);
    }

    expect(await aedsServed()).toEqual([null, null, null]);
    await publish('first.geojson', [1, 2, 3]);
    await expect.poll(aedsServed).toEqual([3, 3, 3]);
    await publish('second.geojson', [4, 5]);
    await expect.poll(aedsServed).toEqual([5, 5, 5]);
    const { versions } = await readStatus();
    expect((await ask('POST', '/roll-back', JSON.stringify({ version: versions[0]?.name }))).status).toBe(204);
    await expect.poll(aedsServed).toEqual([3, 3, 3]);
    // Every server must serve each cell that the index lists.
    const cells = await Promise.all(origins().map(async (origin) => (await fetch(`${origin}/aeds/0/0/0.json`)).text()));
    expect(new Set(cells).size).toBe(1);
    const acts = await site.database.query('select act from public.register_acts order by acted_at');
    expect(acts.rows.map(({ act }) => act)).toEqual([
      'file added',
      'import started',
      'published',
      'file added',
      'import started',
      'published',
      'rolled back',
    ]);
    const left = await site.database.query(
      'select (select count(*)::int from embedded.register_calls) as calls, (select count(*)::int from embedded.register_answers) as answers',
    );
    expect(left.rows).toEqual([{ calls: 0, answers: 0 }]);
  });

  test('refuses a stranger on every machine', async () => {
    for (const origin of origins()) {
      expect((await fetch(`${origin}/registers/v1/desk`, { headers: { apikey: publishableKey } })).status).toBe(401);
    }
  });

  test('a new machine fails instead of showing samples until it has the published registry', async () => {
    const fresh = await startMachine(site.variables);
    const aeds = async () => {
      const answer = await fetch(`${fresh.origin}/aeds/index.json`);
      return answer.status === 503 ? 'failure' : ((await answer.json()) as Index).registry?.aedCount;
    };
    const seen = new Set<unknown>([await aeds()]);
    await expect
      .poll(async () => {
        const now = await aeds();
        seen.add(now);
        return now;
      })
      .toBe(3);
    expect([...seen].filter((each) => each !== 'failure' && each !== 3)).toEqual([]);
    await fresh.kill('SIGTERM');
  });
});

interface Index {
  readonly registry: { readonly aedCount: number } | null;
}

interface ImportState {
  readonly running: unknown;
  readonly ended: unknown;
  readonly draft: { readonly version: string } | null;
  readonly versions: readonly { readonly name: string }[];
}

const geojson = (ids: readonly number[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: ids.map((id) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [19.93 + id / 100, 50.06] },
      properties: { '@id': `node/${id}`, emergency: 'defibrillator', name: `AED ${id}` },
    })),
  });
