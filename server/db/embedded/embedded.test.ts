import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { createMigratedDump } from '../../../tests/support/database/test-database.ts';
import { createTestFolder } from '../../../tests/support/test-folder.ts';
import { DatabaseUnavailableError } from '../database-unavailable-error.ts';
import type { Engine } from '../engine.ts';
import { openPglite } from '../pglite.ts';
import { UnusableDatabaseError } from '../unusable-database-error.ts';
import { watchDiskSpace } from './disk-space-monitor.ts';
import { silentLog } from './embedded-log.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';

const holder = fileURLToPath(new URL('../../../tests/support/programs/hold-embedded.ts', import.meta.url));
const folder = createTestFolder();

// Timeout for starting and killing databases. That takes seconds on a fast machine and longer on a slow one.
vi.setConfig({ testTimeout: 300_000 });

const ask = async <Row>(engine: Engine, text: string) =>
  (await engine.transaction((session) => session.query<Row>(text, []))).rows;

/** Returns the process id of the PostgreSQL server that uses a database folder, or null. */
function serverOf(database: string): number | null {
  const file = join(database, 'cluster', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie has ended, but its parent has not collected its exit status.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('the embedded database', () => {
  it('is a PostgreSQL server, closed to the network and other accounts, that writes to disk before it answers', async () => {
    const engine = await openEmbeddedDatabase(join(folder, 'own'), silentLog);
    const settings = await ask(
      engine,
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'listen_addresses', 'synchronous_commit') order by name",
    );
    expect(settings).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
    expect(statSync(join(folder, 'own', 'cluster')).mode & 0o077).toBe(0);
    await engine.close();
    expect(serverOf(join(folder, 'own'))).toBeNull();
  });

  it('ends a statement that runs too long, and goes on serving', async () => {
    const engine = await openEmbeddedDatabase(join(folder, 'own'), silentLog);
    const endless = engine.transaction((session) => session.query('select pg_sleep(60)', []), {
      statementMs: 200,
      lockMs: 0,
    });
    await expect(endless).rejects.toMatchObject({ code: '57014' });
    expect(await ask(engine, 'select 1 as one')).toEqual([{ one: 1 }]);
    await engine.close();
  });

  it('restarts after being killed, is unavailable until then, and loses nothing acknowledged', async () => {
    const database = join(folder, 'own');
    const engine = await openEmbeddedDatabase(database, silentLog);
    await engine.transaction((session) => session.query('create table if not exists kept (word text)'));
    await engine.transaction((session) => session.query("insert into kept values ('acknowledged')", []));
    // PostgreSQL is killed while a statement runs, because that statement fails at once. A statement that is sent later
    // may still succeed on an idle connection.
    const running = engine.transaction((session) => {
      process.kill(serverOf(database) as number, 'SIGKILL');
      return session.query('select pg_sleep(30)', []);
    });
    const during = await running.catch((error: unknown) => error);
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

  it('works in a folder with a path of any length', async () => {
    const long = join(
      folder,
      'a-folder-whose-name-alone-is-longer-than-half-of-what-a-socket-may-be-called',
      'inside-another-one',
    );
    const engine = await openEmbeddedDatabase(long, silentLog);
    expect(await ask(engine, 'select 1 as one')).toEqual([{ one: 1 }]);
    await engine.close();
  });

  it("imports the rows of PGlite's files once, and sets the files aside", async () => {
    const database = join(folder, 'former');
    mkdirSync(database);
    const previous = await openPglite({ folder: join(database, 'postgres'), startFrom: await createMigratedDump() });
    await previous.transaction((session) =>
      session.query(
        "insert into auth.users (email, raw_user_meta_data) values ('ada@example.org', '{\"n\": 12345678901234567890}')",
        [],
      ),
    );
    await previous.close();
    for (const round of ['carried', 'opened again']) {
      const engine = await openEmbeddedDatabase(database, silentLog);
      const people = await ask(engine, "select email, raw_user_meta_data ->> 'n' as digits from auth.users");
      expect([round, people]).toEqual([round, [{ email: 'ada@example.org', digits: '12345678901234567890' }]]);
      await engine.close();
    }
    expect(readdirSync(database).filter((name) => /^(carried-over|postgres)/.test(name))).toHaveLength(1);
  });

  it("leaves PGlite's files of another version unchanged, and says so", async () => {
    const database = join(folder, 'too-old');
    mkdirSync(join(database, 'postgres'), { recursive: true });
    writeFileSync(join(database, 'postgres', 'PG_VERSION'), '16\n');
    await expect(openEmbeddedDatabase(database, silentLog)).rejects.toThrow(
      /The database in .+ was written by PostgreSQL 16, but this release runs 18/,
    );
    expect(readdirSync(join(database, 'postgres'))).toEqual(['PG_VERSION']);
    expect(existsSync(join(database, 'cluster'))).toBe(false);
  });
});

it('says what to do on a machine without PostgreSQL', async () => {
  const platform = vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  const refused = await openEmbeddedDatabase(join(folder, 'elsewhere'), silentLog).catch((error: unknown) => error);
  platform.mockRestore();
  expect(refused).toBeInstanceOf(UnusableDatabaseError);
  expect(String(refused)).toMatch(
    /there is no package with PostgreSQL for win32-.+ Or set DATABASE_URL to a PostgreSQL server/,
  );
  expect(existsSync(join(folder, 'elsewhere', 'cluster'))).toBe(false);
});

describe('a full disk', () => {
  it('makes the database unavailable too', () => {
    const log = { warn: vi.fn(), error: vi.fn() };
    const room = watchDiskSpace(join(folder, 'never made'), log);
    expect(room.hasRoom()).toBe(false);
    expect(log.error).toHaveBeenCalledOnce();
    room.close();
  });
});
