import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openAdminTestContext } from '../../tests/support/server/registry-admin-context.ts';
import { writeStreetBasemap } from '../../tests/support/streets/basemap-file.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import type { AuthorizeAdministrator } from './admin-context.ts';
import { isProgramOnPath } from './streets-state.ts';

const nobody = '6e1f4f5c-0000-4000-8000-000000000001';

/** Opens a test context and returns the uploaded files of its streets panel. */
async function openStreetsPanel(options: Parameters<typeof openAdminTestContext>[0] = {}) {
  const context = await openAdminTestContext(options);
  const ask = (method: string, path: string, body?: BodyInit) => context.ask(method, `/streets${path}`, body);
  const post = (path: string, body: object = {}) => ask('POST', path, JSON.stringify(body));
  const readStatus = async () => (await ask('GET', '/desk')).json();
  async function rested() {
    for (;;) {
      const now = await readStatus();
      if (now.running === null) return now;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  async function add(name: string, bytes: Buffer<ArrayBuffer>): Promise<string> {
    const { id } = await (await post('/files', { name, bytes: bytes.length })).json();
    await ask('PUT', `/files/${id}/bytes?from=0`, bytes);
    return id;
  }
  async function draft(name: string, street: string): Promise<string> {
    for (const { id } of (await readStatus()).files) await ask('DELETE', `/files/${id}`);
    await add(name, readFileSync(writeStreetBasemap(join(createTestFolder(), name), street)));
    await post('/import');
    return (await rested()).draft.version;
  }
  return { ...context, ask, post, readStatus, rested, add, draft };
}

describe('streets in the panel', () => {
  it('are uploaded in pieces, examined, published, and rolled back', async () => {
    const { ask, post, readStatus, rested, draft, acts, streetsFolder } = await openStreetsPanel();
    const bytes = readFileSync(writeStreetBasemap(join(createTestFolder(), 'town.mbtiles'), 'Mill Street'));
    const { id } = await (await post('/files', { name: 'town.mbtiles', bytes: bytes.length })).json();
    await ask('PUT', `/files/${id}/bytes?from=0`, bytes.subarray(0, 1000));
    expect((await (await post('/import')).json()).message).toBe('town.mbtiles has not been uploaded completely.');
    const lost = await ask('PUT', `/files/${id}/bytes?from=0`, bytes);
    expect([lost.status, await lost.json()]).toEqual([409, { received: 1000 }]);
    await ask('PUT', `/files/${id}/bytes?from=1000`, bytes.subarray(1000));

    expect((await post('/import')).status).toBe(202);
    const looked = await rested();
    expect(looked).toMatchObject({
      ended: { kind: 'import', failure: null },
      published: null,
      draft: {
        cellCount: 1,
        sources: [{ title: 'Made-up basemap', licence: 'ODbL-1.0', schema: 'Shortbread', connectedPercent: 100 }],
        overview: { unroutedCount: 0 },
      },
    });
    expect(looked.draft.overview.squareKm).toBeGreaterThan(10);
    expect(existsSync(streetsFolder)).toBe(false);

    const first = looked.draft.version;
    expect((await post('/publish', { version: '0123456789ab' })).status).toBe(409);
    expect((await post('/publish')).status).toBe(409);
    expect((await post('/publish', { version: first })).status).toBe(204);
    expect(await readStatus()).toMatchObject({ draft: null, published: { version: first }, versions: [] });
    expect((await post('/publish', { version: first })).status).toBe(409);

    const second = await draft('other.mbtiles', 'Long Street');
    await post('/publish', { version: second });
    const after = await readStatus();
    expect(after).toMatchObject({ published: { version: second }, versions: [{ version: first }] });
    expect((await post('/roll-back', { version: after.versions[0].name })).status).toBe(204);
    expect(await readStatus()).toMatchObject({ published: { version: first }, versions: [{ version: second }] });
    expect(acts.map((act) => act.replace(/[0-9a-f]{12}|\d{8}T\w+-/g, 'V'))).toEqual([
      expect.stringMatching(/^file added: Streets: town\.mbtiles, \d+ bytes$/),
      'import started: Streets: town.mbtiles',
      'published: Streets: version V, 1 cell, ODbL-1.0',
      'file removed: Streets: town.mbtiles',
      expect.stringMatching(/^file added: Streets: other\.mbtiles/),
      'import started: Streets: other.mbtiles',
      'published: Streets: version V, 1 cell, ODbL-1.0',
      'rolled back: Streets: VV',
    ]);
  });

  it('say in plain words what is wrong with a file, by its name only', async () => {
    const { add, post, rested, dataFolder } = await openStreetsPanel();
    await add('notes.pmtiles', Buffer.from('Buy milk.'));
    await post('/import');
    const { ended, draft } = await rested();
    expect(ended.failure).toBe('notes.pmtiles: this is not a map. Use a .osm.pbf, .pmtiles or .mbtiles file.');
    expect(ended.failure).not.toContain(dataFolder);
    expect(draft).toBeNull();
  });

  it('are discarded as a draft, without publishing', async () => {
    const { draft, post, readStatus, acts } = await openStreetsPanel();
    await draft('town.mbtiles', 'Mill Street');
    expect((await post('/discard')).status).toBe(204);
    expect(await readStatus()).toMatchObject({ draft: null, published: null });
    expect((await post('/discard')).status).toBe(409);
    expect(acts.at(-1)).toBe('draft discarded: Streets: ');
  });

  it('have their own limits and files', async () => {
    const { post, add, ask, readStatus } = await openStreetsPanel();
    const long = await post('/files', { name: 'world.osm.pbf', bytes: 1_500_000_001 });
    expect([long.status, (await long.json()).message]).toEqual([413, 'The file is 1,500 MB; the limit is 1,500 MB.']);
    const id = await add('town.mbtiles', Buffer.from('x'));
    expect((await readStatus()).files).toMatchObject([{ id, received: 1 }]);
    expect((await ask('GET', `/files/${id}/understanding`)).status).toBe(404);
  });

  it('are refused at every address to a caller who is not an administrator', async () => {
    const refuse: AuthorizeAdministrator = async () => new Response(null, { status: 403 });
    const { ask } = await openStreetsPanel({ admit: refuse });
    for (const address of [
      'GET /desk',
      'POST /files',
      `PUT /files/${nobody}/bytes`,
      `POST /files/${nobody}`,
      `DELETE /files/${nobody}`,
      'POST /import',
      'POST /stop',
      'POST /publish',
      'POST /discard',
      'POST /roll-back',
    ]) {
      const [method = '', path = ''] = address.split(' ');
      expect([address, (await ask(method, path, method === 'GET' ? undefined : '{}')).status]).toEqual([address, 403]);
    }
  });

  it('stop being read when the server ends, which stops the reading process and its children', async () => {
    const [begun, ended] = [join(createTestFolder(), 'begun'), join(createTestFolder(), 'ended')];
    const program = `
      const { writeFileSync } = require('node:fs');
      process.once('SIGTERM', () => {
        writeFileSync(${JSON.stringify(ended)}, '');
        process.exit(130);
      });
      setTimeout(() => {}, 60_000);
      writeFileSync(${JSON.stringify(begun)}, '');`;
    const { add, post, close } = await openStreetsPanel({ program });
    await add('town.mbtiles', Buffer.from('x'));
    await post('/import');
    await expect.poll(() => existsSync(begun)).toBe(true);
    close();
    await expect.poll(() => existsSync(ended)).toBe(true);
  });

  it('report whether the machine has tilemaker', async () => {
    expect(await isProgramOnPath('node-of-nobody', '/usr/bin:/bin')).toBe(false);
    expect(await isProgramOnPath('sh', '/nowhere:/bin')).toBe(true);
  });
});
