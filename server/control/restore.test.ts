import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { findPostgresBinaries, startPostgresServer } from '../../tests/support/database/postgres-server.ts';
import { people, seedDispatch, seedPeople } from '../../tests/support/database/test-people.ts';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { checkHealth } from '../db/check-health.ts';
import { silentLog } from '../db/embedded/embedded-log.ts';
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts';
import type { Engine } from '../db/engine.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { openPostgres } from '../db/postgres/postgres.ts';
import { bootstrapFolder, migrationsFolder, readSqlFiles } from '../db/sql-files.ts';
import { openFileSecrets } from '../keys/file-secrets.ts';
import { loadKeys } from '../keys/keys.ts';
import { openSecrets } from '../keys/open-secrets.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup, restoreIntoServer } from './restore.ts';
import { finishRestore } from './swap-files.ts';

const longMs = 300_000;
const keysSecret = 'a long secret that every machine is given';
const clock = () => new Date();

const folder = createTestFolder();
let backup: string;
let secret: string;

beforeAll(async () => {
  const origin = join(folder, 'origin');
  await loadKeys({ secrets: await openFileSecrets(origin), issuer: 'https://atlas.test/auth/v1', clock });
  secret = readFileSync(join(origin, 'keys', 'token-secret.txt'), 'utf8');
  const database = await openDatabase({ dataFolder: origin });
  await database.engine.transaction(async (db) => {
    await seedPeople(db);
    await seedDispatch(db, 'grace');
    for (let number = 1; number <= 12; number += 1) {
      await db.query(
        'insert into auth.refresh_tokens (token_hash, user_id, session_id, parent_id) values ($1, $2, $3, (select max(id) from auth.refresh_tokens))',
        [`hash ${number}`, people.grace.id, people.grace.sessionId],
      );
    }
  });
  backup = join(folder, 'backup.tar');
  await writeBackup(backup, { database, secrets: await openFileSecrets(origin) });
  await database.engine.close();
}, longMs);

/** Returns 'restored' if a data folder contains the keys of the backup, else 'before'. */
async function contentOf(dataFolder: string): Promise<string> {
  const key = readFileSync(join(dataFolder, 'keys', 'token-secret.txt'), 'utf8');
  return key === secret ? 'restored' : 'before';
}

const script = join(import.meta.dirname, '..', '..', 'tests', 'support', 'programs', 'restore-in-process.ts');
const copier = join(import.meta.dirname, '..', '..', 'tests', 'support', 'programs', 'copy-before-rename.ts');

describe('a restore', () => {
  test('killed at any of its renames is finished by the next start, or has changed nothing', {
    timeout: longMs,
  }, async () => {
    const whole = join(folder, 'killed');
    mkdirSync(join(whole, 'keys'), { recursive: true });
    writeFileSync(join(whole, 'keys', 'token-secret.txt'), 'the key before');
    mkdirSync(join(whole, 'database', 'cluster'), { recursive: true });
    writeFileSync(join(whole, 'database', 'cluster', 'before'), '');
    const { status, stderr } = spawnSync(process.execPath, ['--import', copier, script, backup, whole], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    const outcomes: string[] = [];
    for (let rename = 1; existsSync(`${whole}-${rename}`); rename += 1) {
      const dataFolder = `${whole}-${rename}`;
      const messages = finishRestore(dataFolder);
      expect(messages.length).toBeGreaterThan(0);
      expect(finishRestore(dataFolder)).toEqual([]);
      const content = await contentOf(dataFolder);
      outcomes.push(content);
      // The database and the keys must be of the same installation, and there must be no temporary files.
      expect(existsSync(join(dataFolder, 'database', 'cluster', 'before'))).toBe(content === 'before');
      const left = readdirSync(dataFolder).filter((name) => !name.startsWith('before-restore-'));
      expect(left.sort()).toEqual(['database', 'keys']);
      if (content === 'restored') {
        const [aside = ''] = readdirSync(dataFolder).filter((name) => name.startsWith('before-restore-'));
        expect(readFileSync(join(dataFolder, aside, 'keys', 'token-secret.txt'), 'utf8')).toBe('the key before');
        expect(existsSync(join(dataFolder, aside, 'database', 'cluster', 'before'))).toBe(true);
      }
    }
    // Moving the files into place takes at least four renames. Preparing the files may take one more.
    expect(outcomes.filter((content) => content === 'restored').length).toBeGreaterThanOrEqual(4);
    expect(outcomes[0]).toBe('before');
  });

  test('interrupted before it changed anything leaves no keys behind after the next start', () => {
    const dataFolder = join(folder, 'leftover');
    mkdirSync(join(dataFolder, 'restoring-2026-11-22T06-00-00-000Z', 'keys'), { recursive: true });
    expect(finishRestore(dataFolder)).toEqual([
      'Removed restoring-2026-11-22T06-00-00-000Z, left by a restore that was interrupted before it changed anything.',
    ]);
    expect(readdirSync(dataFolder)).toEqual(['database']);
  });

  test('with an unreadable note is left to the operator, with what to look for', () => {
    const dataFolder = join(folder, 'garbled');
    mkdirSync(dataFolder);
    writeFileSync(join(dataFolder, 'restore-under-way.json'), '{"incoming":');
    expect(() => finishRestore(dataFolder)).toThrow(/put database and keys in place by hand/);
  });
});

test('a later migration that fails on the rows leaves none of them, and the restore can be repeated', {
  timeout: longMs,
}, async () => {
  const place = createTestFolder();
  const origin = join(place, 'origin');
  await loadKeys({ secrets: await openFileSecrets(origin), issuer: 'https://atlas.test/auth/v1', clock });
  const older = await openEmbeddedDatabase(join(origin, 'database'), silentLog);
  const versionsIn = (path: string) => readSqlFiles(path).map(({ version }) => version);
  const migrations = versionsIn(migrationsFolder).slice(0, -1);
  await migrate(older, { only: { bootstrap: versionsIn(bootstrapFolder), migrations } });
  await older.transaction(seedPeople);
  const file = join(place, 'older.tar');
  await writeBackup(file, {
    database: { engine: older, kind: 'embedded', applied: [] },
    secrets: await openFileSecrets(origin),
  });
  await older.close();

  const server = await startPostgresServer();
  const dataFolder = join(place, 'server');
  const engine = await openPostgres({ connectionString: server.url });
  try {
    const lastText = readSqlFiles(migrationsFolder).at(-1)?.text;
    const refusesLast: Engine = {
      ...engine,
      transaction: (work, limits) =>
        engine.transaction(
          (session) =>
            work({
              query: (text, parameters) =>
                text === lastText
                  ? Promise.reject(new Error('these rows do not fit'))
                  : session.query(text, parameters),
            }),
          limits,
        ),
    };
    await expect(restoreIntoServer(file, { dataFolder, keysSecret, engine: refusesLast })).rejects.toThrow(
      /these rows do not fit.+; nothing has changed\.$/,
    );
    expect(existsSync(join(dataFolder, 'keys'))).toBe(false);
    expect(await restoreIntoServer(file, { dataFolder, keysSecret, engine })).toHaveLength(2);
    await checkHealth(engine);
  } finally {
    await engine.close();
    await server.stop();
  }
});

describe.each(findPostgresBinaries())('PostgreSQL $major, as a cluster without a role or a table', (binaries) => {
  test('restores a backup of the embedded database, serves it, and writes one itself', {
    timeout: longMs,
  }, async () => {
    const server = await startPostgresServer(binaries);
    const dataFolder = createTestFolder();
    const place = { dataFolder, keysSecret };
    const engine = await openPostgres({ connectionString: server.url });
    try {
      const isCut = () => Promise.reject(new Error('the connection broke'));
      const cutBeforeTheEnd: typeof engine = {
        ...engine,
        transaction: (work, limits) =>
          engine.transaction(async (session) => {
            const result = await work(session);
            return existsSync(join(dataFolder, 'keys')) ? isCut() : result;
          }, limits),
      };
      await expect(restoreIntoServer(backup, { ...place, engine: cutBeforeTheEnd })).rejects.toThrow(
        /the connection broke; .+ already holds the keys of the backup\.$/,
      );
      // The rows were rolled back, so the restore can be repeated. It then moves the keys from the first attempt aside
      // and installs the same keys again.
      const outcome = await restoreIntoServer(backup, { ...place, engine });
      expect(outcome).toHaveLength(3);
      await checkHealth(engine);
      const { secrets } = await openSecrets({ engine, kind: 'postgres' }, place);
      expect(await secrets.read('token-secret.txt')).toBe(secret);
      expect(existsSync(join(dataFolder, 'keys'))).toBe(false);
      await expect(restoreIntoServer(backup, { ...place, engine })).rejects.toThrow(
        /holds accounts\. Create an empty one/,
      );

      const again = join(dataFolder, 'again.tar');
      await writeBackup(again, { database: { engine, kind: 'postgres', applied: [] }, secrets });
      const home = join(dataFolder, 'home');
      await restoreBackup(again, home);
      expect(await contentOf(home)).toBe('restored');
      const { engine: embedded } = await openDatabase({ dataFolder: home });
      const { rows } = await embedded.transaction((db) =>
        db.query(
          `select (select count(*)::int from auth.users) as users, (select count(*)::int from auth.refresh_tokens) as tokens,
             (select count(*)::int from public.aed_dispatch_logs) as logs, (select count(*)::int from public.role_changes) as changes`,
          [],
        ),
      );
      expect(rows).toEqual([{ users: 3, tokens: 12, logs: 1, changes: 1 }]);
      await embedded.close();
    } finally {
      await engine.close();
      await server.stop();
    }
  });
});
