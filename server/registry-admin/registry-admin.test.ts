import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openAdminTestContext } from '../../tests/support/server/registry-admin-context.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import type { AuthorizeAdministrator } from './admin-context.ts';

const town = 'naam;breedtegraad;lengtegraad\nMarkt;52.09083;5.12222\nHal;52.10012;5.11011\n';

describe('a file', () => {
  it('is received in pieces, and resumes where it stopped', async () => {
    const { ask, readStatus } = await openAdminTestContext();
    const { id } = await (await ask('POST', '/files', JSON.stringify({ name: 'town.csv', bytes: 6 }))).json();
    expect(await (await ask('PUT', `/files/${id}/bytes?from=0`, 'abc')).json()).toEqual({ received: 3 });
    const lost = await ask('PUT', `/files/${id}/bytes?from=0`, 'abc');
    expect([lost.status, await lost.json()]).toEqual([409, { received: 3 }]);
    expect(await (await ask('PUT', `/files/${id}/bytes?from=3`, 'def')).json()).toEqual({ received: 6 });
    expect((await readStatus()).files).toMatchObject([{ name: 'town.csv', bytes: 6, received: 6, map: false }]);
    expect((await ask('PUT', `/files/${id}/bytes?from=6`, 'g')).status).toBe(413);
  });

  it('that is too long, or without a length, is refused with a message', async () => {
    const { ask } = await openAdminTestContext();
    const long = await ask('POST', '/files', JSON.stringify({ name: 'a', bytes: 300_000_001 }));
    expect([long.status, (await long.json()).message]).toEqual([413, 'The file is 300 MB; the limit is 300 MB.']);
    expect((await ask('POST', '/files', '{"name":"a"}')).status).toBe(400);
    const empty = await ask('POST', '/files', JSON.stringify({ name: 'a', bytes: 0 }));
    expect((await empty.json()).message).toBe('The file is empty.');
  });

  it('that could not be examined shows why, with its name, until it can be', async () => {
    const read = 'process.stdout.write("{}")';
    const program = `
      const path = process.argv.at(-2);
      if (require('node:fs').readFileSync(path, 'utf8') === 'whole') ${read};
      else { console.error(path + ': this is a picture.'); process.exit(1); }`;
    const { ask, add, rested } = await openAdminTestContext({ program });
    const ids = [await add('first.csv', 'half'), await add('second.csv', 'whole'), await add('third.csv', 'half')];
    for (const id of ids) await ask('POST', `/files/${id}/understand`, '{}');
    expect((await rested()).files.map(({ failure }: { failure: string | null }) => failure)).toEqual([
      'first.csv: this is a picture.',
      null,
      'third.csv: this is a picture.',
    ]);
  });

  it('stays in its folder, whatever its name is', async () => {
    const { add, readStatus } = await openAdminTestContext();
    await add('../../etc/passwd', 'x');
    expect((await readStatus()).files[0].name).toBe('_.._etc_passwd');
  });

  it('is in the audit when it is added, described and removed', async () => {
    const { ask, add, acts, readStatus } = await openAdminTestContext();
    const id = await add('town.csv', town);
    await ask('POST', `/files/${id}`, JSON.stringify({ encoding: 'windows-1252' }));
    expect((await readStatus()).files[0].encoding).toBe('windows-1252');
    await ask('DELETE', `/files/${id}`);
    expect(acts).toEqual(['file added: town.csv, 74 bytes', 'file described: town.csv', 'file removed: town.csv']);
    expect((await readStatus()).files).toEqual([]);
  });
});

describe('a caller who is not an administrator', () => {
  it('is refused at every address, before anything is done', async () => {
    const refuse: AuthorizeAdministrator = async () => new Response(null, { status: 403 });
    const { ask } = await openAdminTestContext({ admit: refuse });
    const id = '6e1f4f5c-0000-4000-8000-000000000001';
    const addresses = [
      'GET /desk',
      'GET /report',
      'GET /remarks',
      'POST /files',
      `PUT /files/${id}/bytes`,
      `GET /files/${id}/understanding`,
      `POST /files/${id}/understand`,
      `POST /files/${id}`,
      `DELETE /files/${id}`,
      'POST /areas',
      'POST /refresh',
      'POST /import',
      'POST /stop',
      'POST /publish',
      'POST /discard',
      'POST /roll-back',
    ];
    for (const address of addresses) {
      const [method = '', path = ''] = address.split(' ');
      expect([address, (await ask(method, path, method === 'GET' ? undefined : '{}')).status]).toEqual([address, 403]);
    }
    expect((await ask('GET', '/elsewhere')).status).toBe(404);
  });
});

describe('the audit', () => {
  it('contains nothing that was refused', async () => {
    const { ask, acts } = await openAdminTestContext();
    const id = '6e1f4f5c-0000-4000-8000-000000000001';
    const refused: readonly (readonly [string, object?])[] = [
      ['POST /files'],
      ['POST /files', { name: 'town.csv', bytes: 0 }],
      ['POST /files', { bytes: 7 }],
      [`POST /files/${id}`, { encoding: 'utf-8' }],
      [`DELETE /files/${id}`],
      ['POST /import'],
      ['POST /refresh'],
      ['POST /areas', { areas: ['XX'] }],
      ['POST /publish'],
      ['POST /discard'],
      ['POST /roll-back'],
      ['POST /roll-back', { version: '2026-11-20' }],
    ];
    for (const [address, body = {}] of refused) {
      const [method = '', path = ''] = address.split(' ');
      const { status } = await ask(method, path, JSON.stringify(body));
      expect([address, status >= 400 && status < 500]).toEqual([address, true]);
    }
    expect(acts).toEqual([]);
  });

  it('has one line when two identical requests arrive at once', async () => {
    const { ask, acts, add, close } = await openAdminTestContext({ program: 'setTimeout(() => {}, 60_000)' });
    const id = await add('town.csv', town);
    const both = await Promise.all([ask('POST', '/import', '{}'), ask('POST', '/import', '{}')]);
    expect(both.map(({ status }) => status)).toEqual([202, 409]);
    expect((await ask('DELETE', `/files/${id}`)).status).toBe(409);
    close();
    expect(acts).toEqual(['file added: town.csv, 74 bytes', 'import started: town.csv']);
  });

  it('has the line before the action begins, and an action fails if it cannot be recorded', async () => {
    let takes = true;
    const admit: AuthorizeAdministrator = async (_request, act) =>
      act === null || takes ? undefined : new Response(null, { status: 503 });
    const { ask, add, readStatus } = await openAdminTestContext({ admit });
    const id = await add('town.csv', town);
    const before = await readStatus();
    takes = false;
    const asked: readonly (readonly [string, object])[] = [
      ['POST /files', { name: 'other.csv', bytes: 7 }],
      [`POST /files/${id}`, { encoding: 'utf-8' }],
      [`DELETE /files/${id}`, {}],
      ['POST /import', {}],
      ['POST /areas', { areas: ['CH'] }],
    ];
    for (const [address, body] of asked) {
      const [method = '', path = ''] = address.split(' ');
      expect([address, (await ask(method, path, JSON.stringify(body))).status]).toEqual([address, 503]);
    }
    expect(await readStatus()).toEqual(before);
  });

  it('shortens a long list of files without splitting a character', async () => {
    const { ask, acts, add, close } = await openAdminTestContext({ program: 'setTimeout(() => {}, 60_000)' });
    for (let file = 0; file < 12; file += 1) await add(`${file === 0 ? 'a' : ''}${'𠀀'.repeat(60)}.csv`, town);
    await ask('POST', '/import', '{}');
    close();
    expect(acts.at(-1)).toMatch(/^import started: /);
    expect(acts.every((act) => act.isWellFormed() && Array.from(act).length < 800)).toBe(true);
  });
});

describe('a job', () => {
  it('reports its progress, and failures in the words of the command line', async () => {
    // The fake importer waits until the test has created this file.
    const looked = join(createTestFolder(), 'looked');
    const program = `
      const { existsSync } = require('node:fs');
      process.stderr.write('…half way\\n');
      setInterval(() => {
        if (!existsSync(${JSON.stringify(looked)})) return;
        console.error('The table has no place.');
        process.exit(1);
      }, 10);`;
    const { ask, add, readStatus, rested } = await openAdminTestContext({ program });
    await add('town.csv', town);
    expect((await ask('POST', '/import', '{}')).status).toBe(202);
    await expect.poll(async () => (await readStatus()).running.progress).toContain('half way');
    expect((await ask('POST', '/import', '{}')).status).toBe(409);
    writeFileSync(looked, '');
    expect((await rested()).ended).toEqual({ kind: 'import', fileId: null, failure: 'The table has no place.' });
  });

  it('is stopped when the server closes, and says so', async () => {
    const { ask, add, close, rested } = await openAdminTestContext({ program: 'setTimeout(() => {}, 60_000)' });
    await add('town.csv', town);
    await ask('POST', '/import', '{}');
    close();
    expect((await rested()).ended.failure).toBe('The import was stopped.');
  });

  it('does not begin before its files are complete', async () => {
    const { ask } = await openAdminTestContext();
    await ask('POST', '/files', JSON.stringify({ name: 'town.csv', bytes: 6 }));
    const answer = await ask('POST', '/import', '{}');
    expect((await answer.json()).message).toBe('town.csv has not been uploaded completely.');
  });
});

describe('publishing an arbitrary table, and going back', () => {
  it('uses the registry’s command line', async () => {
    const { ask, acts, add, rested } = await openAdminTestContext();
    // The file is encoded in windows-1252 and does not declare that. The import must use the encoding that the
    // inspection has detected.
    const id = await add('utrecht.csv', Buffer.from(town.replace('Markt', 'Café België'), 'latin1'));
    await ask('POST', `/files/${id}/understand`, '{}');
    expect((await rested()).files).toMatchObject([{ encoding: null }]);
    const understood = await (await ask('GET', `/files/${id}/understanding`)).json();
    expect(understood).toMatchObject({
      isRecognised: false,
      preview: { kept: 2, records: [{ name: 'Café België' }, { name: 'Hal' }] },
    });
    const unknown = await ask('POST', '/import', '{}');
    expect((await unknown.json()).message).toBe(
      'utrecht.csv: its columns are not known; say what they mean, or remove it.',
    );
    const source = { key: 'utrecht', title: 'Utrecht', licence: 'CC0-1.0', attribution: 'Utrecht', url: null };
    await ask('POST', `/files/${id}`, JSON.stringify({ map: { ...understood.map, source } }));
    await ask('POST', '/import', '{}');
    expect((await rested()).ended).toMatchObject({ failure: null });
    expect(await (await ask('GET', '/report')).json()).toMatchObject({ changes: { before: null, added: 2 } });
    const draft = (await rested()).draft.version;
    const other = await ask('POST', '/publish', '{"version":"0123456789ab"}');
    expect((await other.json()).message).toMatch(/^The draft has changed since/);
    expect((await ask('POST', '/publish', JSON.stringify({ version: draft }))).status).toBe(204);
    // When a second window sends the same request, it is refused and not added to the audit log again.
    const again = await ask('POST', '/publish', JSON.stringify({ version: draft }));
    expect((await again.json()).message).toMatch(/^There is no draft any more/);
    expect((await ask('POST', '/discard')).status).toBe(409);
    expect(await rested()).toMatchObject({
      draft: null,
      published: { aedCount: 2, licence: 'CC0-1.0', sources: [{ title: 'Utrecht', hoursKnown: 0 }] },
    });
    expect((await ask('POST', '/roll-back', '{"version":"none"}')).status).toBe(409);
    expect(acts.at(-1)).toMatch(/^published: version [0-9a-f]{12}, 2 AEDs$/);
  });
});
