import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { migratedDump } from '../../../tests/support/database/test-database.ts';
import { testFolder } from '../../../tests/support/test-folder.ts';
import { DatabaseUnavailableError } from '../database-unavailable.ts';
import type { Engine } from '../engine.ts';
import { openPglite } from '../pglite.ts';
import { watchDiskRoom } from './disk-room.ts';
import { silentLog } from './embedded-log.ts';
import { openEmbedded } from './open-embedded.ts';
import { PgliteStream } from './pglite-stream.ts';
import { openPgliteThread } from './pglite-thread.ts';

const holder = fileURLToPath(new URL('../../../tests/support/programs/hold-embedded.ts', import.meta.url));
const roomy = { hasRoom: () => true, giveReserve: () => {}, close: () => {} };
const folder = testFolder();

// Databases are started and killed: seconds on a quick machine, no failure on a slow one.
vi.setConfig({ testTimeout: 300_000 });

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const ask = async <Row>(engine: Engine, text: string) =>
  (await engine.transaction((session) => session.query<Row>(text, []))).rows;

/** The process id of the server that works on these files; null where none does. */
function serverOf(database: string): number | null {
  const file = join(database, 'cluster', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // Ended, and not yet asked after by whoever adopted it.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('the embedded database', () => {
  it("is PostgreSQL's own server, closed to the network and to other accounts, that writes to the disk before it answers", async () => {
    const { engine, kind } = await openEmbedded(join(folder, 'own'), silentLog);
    const settings = await ask(
      engine,
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'listen_addresses', 'synchronous_commit') order by name",
    );
    expect([kind, settings]).toEqual([
      'embedded',
      [
        { name: 'fsync', setting: 'on' },
        { name: 'full_page_writes', setting: 'on' },
        { name: 'listen_addresses', setting: '' },
        { name: 'synchronous_commit', setting: 'on' },
      ],
    ]);
    expect(statSync(join(folder, 'own', 'cluster')).mode & 0o077).toBe(0);
    await engine.close();
    expect(serverOf(join(folder, 'own'))).toBeNull();
  });

  it('ends a statement that runs on, and goes on serving', async () => {
    const { engine } = await openEmbedded(join(folder, 'own'), silentLog);
    const endless = engine.transaction((session) => session.query('select pg_sleep(60)', []), {
      statementMs: 200,
      lockMs: 0,
    });
    await expect(endless).rejects.toMatchObject({ code: '57014' });
    expect(await ask(engine, 'select 1 as one')).toEqual([{ one: 1 }]);
    await engine.close();
  });

  it('is started again when it is killed; meanwhile it is unavailable, and nothing acknowledged is lost', async () => {
    const database = join(folder, 'own');
    const { engine } = await openEmbedded(database, silentLog);
    await engine.transaction((session) => session.query('create table if not exists kept (word text)'));
    await engine.transaction((session) => session.query("insert into kept values ('acknowledged')", []));
    // A connection at rest may answer once more before it notices; one that waits notices at once.
    const asked = engine.transaction((session) => {
      process.kill(serverOf(database) as number, 'SIGKILL');
      return session.query('select pg_sleep(30)', []);
    });
    const during = await asked.catch((error: unknown) => error);
    expect(during).toBeInstanceOf(DatabaseUnavailableError);
    await expect.poll(() => ask(engine, 'select word from kept')).toEqual([{ word: 'acknowledged' }]);
    await engine.close();
  });

  it('ends when the process that opened it is killed', async () => {
    const database = join(folder, 'own');
    const opener = spawn(process.execPath, [holder, database], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(opener.stdout, 'data');
    const server = serverOf(database) as number;
    expect(isRunning(server)).toBe(true);
    opener.kill('SIGKILL');
    await expect.poll(() => isRunning(server)).toBe(false);
  });

  it('lies in a folder of any length', async () => {
    const long = join(
      folder,
      'a-folder-whose-name-alone-is-longer-than-half-of-what-a-socket-may-be-called',
      'inside-another-one',
    );
    const { engine } = await openEmbedded(long, silentLog);
    expect(await ask(engine, 'select 1 as one')).toEqual([{ one: 1 }]);
    await engine.close();
  });

  it("takes over the rows of PGlite's files, keeps those aside, and does so once", async () => {
    const database = join(folder, 'former');
    const former = await openPglite({ folder: database, startFrom: await migratedDump() });
    await former.transaction((session) =>
      session.query(
        "insert into auth.users (email, raw_user_meta_data) values ('ada@example.org', '{\"n\": 12345678901234567890}')",
        [],
      ),
    );
    await former.close();
    for (const round of ['carried', 'opened again']) {
      const { engine } = await openEmbedded(database, silentLog);
      const people = await ask(engine, "select email, raw_user_meta_data ->> 'n' as digits from auth.users");
      expect([round, people]).toEqual([round, [{ email: 'ada@example.org', digits: '12345678901234567890' }]]);
      await engine.close();
    }
    expect(readdirSync(database).filter((name) => /^(carried-over|postgres)/.test(name))).toHaveLength(1);
  });
});

/**
 * Made once: a new one is two starts of PGlite and a thousand files, each synced, which beside other work took minutes; opening it
 * takes seconds.
 */
const openThread = (room = roomy) => openPgliteThread({ folder: join(folder, 'thread'), room, log: silentLog });

describe('PGlite on its thread', () => {
  it('writes to the disk, ends a statement that runs on by starting anew, and keeps what was acknowledged', async () => {
    const engine = await openThread();
    expect(await ask(engine, 'show fsync')).toEqual([{ fsync: 'on' }]);
    const answer = new WeakRef(await ask(engine, 'select 1'));
    await ask(engine, 'select 2');
    // The thread lives on: what it has answered must not.
    const afterCollection = () => {
      collectGarbage();
      return answer.deref();
    };
    await expect.poll(afterCollection).toBeUndefined();
    await engine.transaction((session) =>
      session.query("create table kept (word text); insert into kept values ('acknowledged')"),
    );
    const endless = engine.transaction(
      (session) => session.query('select count(*) from generate_series(1, 1e12)', []),
      { statementMs: 500, lockMs: 0 },
    );
    await expect(endless).rejects.toMatchObject({ code: '57014' });
    expect(await ask(engine, 'select word from kept')).toEqual([{ word: 'acknowledged' }]);
    await expect(ask(engine, 'select nothing')).rejects.toMatchObject({ code: '42703' });
    await engine.close();
  });

  it('gives up a query that was answered in part and then no more', async () => {
    const onLate = vi.fn();
    const stream = new PgliteStream({ folder: join(folder, 'thread'), limitMs: () => 500, onLate });
    stream.connect();
    await once(stream, 'connect');
    const ended = once(stream, 'error');
    // A statement to prepare, and no Sync: the answer says that it is prepared, and not that the query is over.
    const statement = Buffer.from('\0select 1\0\0\0');
    const head = Buffer.from([...Buffer.from('P'), 0, 0, 0, 4 + statement.length]);
    stream.write(Buffer.concat([head, statement, Buffer.from([...Buffer.from('H'), 0, 0, 0, 4])]));
    const [answer] = (await once(stream, 'data')) as [Buffer];
    expect(answer[0]).toBe('1'.charCodeAt(0));
    expect((await ended)[0]).toMatchObject({ code: '57014' });
    await expect.poll(() => onLate.mock.calls.length).toBe(1);
  });

  it('refuses what nests deeper than its stack, starts anew where that overflows, and loses nothing', async () => {
    const engine = await openThread();
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    const read = (depth: number) =>
      engine.transaction((session) => session.query('select jsonb_typeof($1::text::jsonb) as kind', [nested(depth)]));
    expect((await read(1_000)).rows).toEqual([{ kind: 'array' }]);
    await expect(read(20_000)).rejects.toMatchObject({ code: '54001' });
    await engine.transaction((session) =>
      session.query("create table deep (word text); insert into deep values ('kept')"),
    );
    await expect(read(1_000_000)).rejects.toMatchObject({ code: 'XX000' });
    expect(await ask(engine, 'select word from deep')).toEqual([{ word: 'kept' }]);
    await engine.close();
  });

  it('lets no transaction go on, outside itself, after the one of its statements with which its thread ended', async () => {
    const engine = await openThread();
    await engine.transaction((session) => session.query('create table cut (word text)'));
    const goingOn = engine.transaction(
      async (session) => {
        await session.query('select count(*) from generate_series(1, 1e12)', []).catch(() => undefined);
        await session.query("insert into cut values ('by nobody')", []);
      },
      { statementMs: 500, lockMs: 0 },
    );
    await expect(goingOn).rejects.toBeInstanceOf(DatabaseUnavailableError);
    expect(await ask(engine, 'select word from cut')).toEqual([]);
    await engine.close();
  });
});

describe('a disk without room', () => {
  it('is one that is gone as well', () => {
    const log = { warn: vi.fn(), error: vi.fn() };
    const room = watchDiskRoom(join(folder, 'never made'), log);
    expect(room.hasRoom()).toBe(false);
    expect(log.error).toHaveBeenCalledOnce();
    room.close();
  });

  it('lets reads go on, and refuses writes with a sentence', async () => {
    let hasRoom = true;
    const room = { ...roomy, hasRoom: () => hasRoom };
    const engine = await openThread(room);
    await engine.transaction((session) => session.query('create table full_disk (n int)'));
    hasRoom = false;
    const refused = await ask(engine, 'insert into full_disk values (1)').catch((error: unknown) => error);
    expect(refused).toMatchObject({
      reason: 'full',
      message: expect.stringMatching(/^The disk of the server is full/),
    });
    expect(await ask(engine, 'select n from full_disk')).toEqual([]);
    hasRoom = true;
    await ask(engine, 'insert into full_disk values (1)');
    expect(await ask(engine, 'select n from full_disk')).toEqual([{ n: 1 }]);
    await engine.close();
  });
});
