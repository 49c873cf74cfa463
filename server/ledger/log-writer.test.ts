import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyLog } from '../../domain/ledger/verification/verify-log.ts';
import { openTestDatabase } from '../../tests/support/database/test-database.ts';
import { grantDrone, people, seedDispatch, seedPeople } from '../../tests/support/database/test-people.ts';
import { createTestSigner } from '../../tests/support/server/published-log.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { exportRows } from '../db/copy-rows.ts';
import type { Engine } from '../db/engine.ts';
import { createLedgerHandler } from '../http/files/ledger-files.ts';
import { LogFolder } from './log-folder.ts';
import { LogWriter } from './log-writer.ts';
import { nodeSha256, verifySignature } from './node-crypto.ts';
import { PublishedLedger } from './published-ledger.ts';
import { checkRows } from './row-check.ts';

const signer = createTestSigner();
let engine: Engine;
let folder: LogFolder;

beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());

beforeEach(async () => {
  folder = new LogFolder(createTestFolder());
  await engine.transaction(async (owner) => {
    await owner.query('delete from auth.users', []);
    for (const table of ['log_access_audit', 'role_changes', 'aed_dispatch_logs', 'ledger_entries']) {
      await owner.query(`delete from public.${table}`, []);
    }
    await seedPeople(owner);
  });
});

const newWriter = () => new LogWriter({ engine, folder, signers: [signer] });
const dispatches = (count: number) =>
  engine.transaction(async (owner) => {
    for (let number = 0; number < count; number += 1) await seedDispatch(owner, 'grace');
  });
const asOwner = (text: string) => engine.transaction((owner) => owner.query(text, []));

function verify() {
  const read = (name: string) => folder.read(name);
  return verifyLog({ read, keys: [signer.key], hash: nodeSha256, checkSignature: verifySignature }, { memory: null });
}

describe('the writer', () => {
  it('publishes every committed entry of many writers once, across tiles and restarts', async () => {
    const writer = newWriter();
    await writer.resume();
    expect(await writer.publish()).toBe(true);
    let isWriting = true;
    const publishing = (async () => {
      while (isWriting) await writer.publish();
    })();
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        for (let round = 0; round < 20; round += 1) await dispatches(1);
        const failing = engine.transaction(async (owner) => {
          await seedDispatch(owner, 'grace');
          throw new Error('taken back');
        });
        await expect(failing).rejects.toThrow('taken back');
      }),
    );
    isWriting = false;
    await publishing;
    const next = newWriter();
    expect(await next.resume()).toEqual([]);
    await next.publish();
    const { findings, checkpoint, entriesByKind } = await verify();
    expect([findings, checkpoint?.size, entriesByKind]).toEqual([[], 321, { 'role-granted': 1, dispatch: 320 }]);
    expect(await newWriter().resume()).toEqual([]);
    expect(await checkRows(engine, folder, new Date())).toEqual([]);
  });

  it('signs nothing when there is nothing new', async () => {
    const writer = newWriter();
    await writer.publish();
    const signed = await folder.read('checkpoint');
    expect(await writer.publish()).toBe(false);
    expect(await folder.read('checkpoint')).toEqual(signed);
  });

  it.each([
    ["update public.ledger_entries set kind = 'look' where position = 2", { position: 2, what: 'entry-changed' }],
    ['delete from public.ledger_entries where position >= 3', { position: 3, what: 'entry-gone' }],
  ])('refuses a database whose published entries were rewritten: %s', async (statement, finding) => {
    await newWriter().resume();
    await dispatches(4);
    await newWriter().publish();
    await asOwner(statement);
    const tiles = await folder.read('tile/0/000.p/5');
    expect((await newWriter().resume())[0]).toEqual(finding);
    // The published files must be unchanged, because they prove that the entries were rewritten.
    expect(await folder.read('tile/0/000.p/5')).toEqual(tiles);
  });

  it('refuses a database even if the published entries were rewritten with it', async () => {
    await dispatches(4);
    await newWriter().publish();
    await asOwner("update public.ledger_entries set kind = 'look' where position = 2");
    const checkpoint = (await folder.read('checkpoint')) ?? '';
    rmSync(join(folder.path, 'tile'), { recursive: true });
    rmSync(join(folder.path, 'checkpoint'));
    await newWriter().publish();
    await folder.write('checkpoint', checkpoint);
    expect(await newWriter().resume()).toHaveLength(1);
  });

  it('rewrites a damaged tile when the database is right', async () => {
    await dispatches(2);
    await newWriter().publish();
    writeFileSync(join(folder.path, 'tile', '0', '000.p', '3'), 'damaged');
    expect((await verify()).findings).not.toEqual([]);
    expect(await newWriter().resume()).toEqual([]);
    expect((await verify()).findings).toEqual([]);
  });
});

describe('checking the rows', () => {
  it('publishes which entry’s row was changed, with or without triggers', async () => {
    await dispatches(3);
    await newWriter().publish();
    await asOwner('alter table public.aed_dispatch_logs disable trigger user');
    await asOwner(
      "update public.aed_dispatch_logs set aed_name = 'Elsewhere' where id = (select row_id from public.ledger_entries where position = 2)",
    );
    await asOwner('alter table public.aed_dispatch_logs enable trigger user');
    await checkRows(engine, folder, new Date('2026-11-22T09:00:00Z'));
    expect(Buffer.from((await folder.read('rows.json')) ?? []).toString()).toBe(
      '{"checkedAt":"2026-11-22T09:00:00.000Z","size":4,"findings":[{"position":2,"what":"row-changed"}]}\n',
    );
  });

  it('publishes that rows were inserted without the ledger', async () => {
    await newWriter().publish();
    await asOwner('alter table public.aed_dispatch_logs disable trigger user');
    await dispatches(1);
    await asOwner('alter table public.aed_dispatch_logs enable trigger user');
    expect(await checkRows(engine, folder, new Date())).toEqual([{ position: 1, what: 'row-not-entered' }]);
  });

  it('finds nothing after an account is deleted, and no tile or later backup leads to it', async () => {
    const { id, email } = people.grace;
    await dispatches(3);
    await engine.transaction(async (owner) => {
      await grantDrone(owner, 'grace');
      await owner.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [id]);
      await owner.query(
        "insert into public.log_access_audit (accessed_by, access_reason) values ($1, 'List of logs')",
        [id],
      );
    });
    await newWriter().publish();
    const salts = await asOwner(
      "select encode(salt, 'hex') as hex, encode(salt, 'base64') as base64 from public.ledger_entries order by number",
    );
    const held = salts.rows.slice(1).flatMap((row) => Object.values(row as Record<string, string>));
    // The query skips the first entry, which is about Linus's role. The other six are Grace's, each with its salt in
    // two encodings.
    expect(held).toHaveLength(2 * 6);
    expect(await backupText()).toContain(held[0]);
    await engine.transaction((owner) => owner.query('delete from auth.users where id = $1', [id]));
    await newWriter().resume();
    await newWriter().publish();
    const [log, backup] = [publishedText(), await backupText()];
    for (const trace of [id, email, ...held]) {
      expect(log).not.toContain(trace);
      expect(backup).not.toContain(trace);
    }
    expect(await checkRows(engine, folder, new Date())).toEqual([]);
    const { findings, alterations, checkpoint } = await verify();
    expect([findings, alterations, checkpoint?.size]).toEqual([[], [], 15]);
  });
});

function publishedText(): string {
  const files = readdirSync(folder.path, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).join('\n');
}

function backupText(): Promise<string> {
  return engine.transaction(async (session) => {
    const parts: string[] = [];
    for await (const part of exportRows(session)) parts.push(JSON.stringify(part));
    return parts.join('\n');
  });
}

describe('the published files over HTTP', () => {
  const get = async (name: string, method = 'GET') =>
    createLedgerHandler((read) => new PublishedLedger(folder.path).read(read))(
      new Request(`https://atlas.test/ledger/${name}`, { method }),
    );

  it('are cached for good if they are tiles, and revalidated if they change', async () => {
    await dispatches(2);
    await newWriter().publish();
    await newWriter().resume();
    const headersOf = async (name: string) => {
      const response = await get(name);
      return [response?.status, response?.headers.get('Content-Type'), response?.headers.get('Cache-Control')];
    };
    expect(await headersOf('checkpoint')).toEqual([200, 'text/plain; charset=utf-8', 'no-cache']);
    expect(await headersOf('key')).toEqual([200, 'text/plain; charset=utf-8', 'no-cache']);
    const forGood = 'public, max-age=31536000, immutable';
    expect(await headersOf('tile/0/000.p/3')).toEqual([200, 'application/octet-stream', forGood]);
    expect(await headersOf('tile/entries/000.p/3')).toEqual([200, 'application/octet-stream', forGood]);
  });

  it('give no access to anything else', async () => {
    await newWriter().publish();
    expect((await get('tile/0/000'))?.status).toBe(404);
    const before = await get('records.json');
    expect([before?.status, await before?.text()]).toEqual([200, 'null\n']);
    expect(await get('../keys/ledger-keys.json')).toBeNull();
    expect(await get('tile/0/..%2f..%2fcheckpoint')).toBeNull();
    expect((await get('checkpoint', 'POST'))?.status).toBe(405);
  });
});
