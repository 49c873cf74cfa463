import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { findPostgresProgram } from './embedded/postgres-program.ts';

let folder: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = createTestFolder();
});
afterEach(() => {
  // A failed test may have left these processes running.
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const lockFile = () => join(folder, 'server.lock');

const script = join(import.meta.dirname, '..', '..', 'tests', 'support', 'programs', 'hold-lock.ts');

function startHolder(): ChildProcess {
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  started.push(child);
  return child;
}

async function holdElsewhere(): Promise<ChildProcess> {
  const child = startHolder();
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('the lock of a data folder', () => {
  it('names its holder', () => {
    const lock = lockDataFolder(folder);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() });
    lock.release();
  });

  it.runIf(process.getuid?.() === 0)(
    'makes every folder it creates passable for the account that PostgreSQL runs as',
    () => {
      const nested = join(folder, 'new', 'nested', 'data', 'database');
      lockDataFolder(nested).release();
      expect(typeof findPostgresProgram(nested)).toBe('object');
      const modes = ['new', 'new/nested', 'new/nested/data'].map((name) => statSync(join(folder, name)).mode & 0o777);
      expect(modes).toEqual([0o711, 0o711, 0o701]);
    },
  );

  it.runIf(process.platform === 'linux')('fails at once when no folder can be created', () => {
    expect(() => lockDataFolder('/proc/data/database')).toThrow(/ENOENT/);
  });

  it('is refused a second time, even in the same process, until it is released', () => {
    const lock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(new RegExp(`in use by process ${process.pid}`));
    lock.release();
    lock.release();
    expect(existsSync(lockFile())).toBe(false);
    lockDataFolder(folder).release();
  });

  it('of a living process is respected, and free again however that process ends', async () => {
    const child = await holdElsewhere();
    expect(() => lockDataFolder(folder)).toThrow(
      new RegExp(`in use by process ${child.pid} on ${hostname()} since \\d{4}-.+ Stop that one first`),
    );
    await kill(child);
    lockDataFolder(folder).release();
  });

  it('is held in the kernel, so the note of a killed container with another name locks nobody out', async () => {
    await kill(await holdElsewhere());
    const note = {
      token: 'other',
      pid: process.ppid,
      host: 'a-container-that-is-gone',
      startedAt: '2026-11-01T10:00:00Z',
    };
    writeFileSync(lockFile(), JSON.stringify(note));
    expect(() => lockDataFolder(folder).release()).not.toThrow();
    writeFileSync(lockFile(), '{"pid":');
    expect(() => lockDataFolder(folder).release()).not.toThrow();
  });

  it('holds even if its note is missing or malformed', async () => {
    const child = await holdElsewhere();
    for (const spoil of [() => rmSync(lockFile()), () => writeFileSync(lockFile(), '{"pid":')]) {
      spoil();
      expect(() => lockDataFolder(folder)).toThrow(/in use by another process/);
    }
    await kill(child);
  });

  it('is obtained by one process of many that start at once', async () => {
    const children = Array.from({ length: 6 }, startHolder);
    const outcomes = await Promise.all(
      children.map((child) =>
        Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), once(child, 'exit').then(() => null)]),
      ),
    );
    expect(outcomes.filter((outcome) => outcome !== null && String(outcome[0]) === 'held\n')).toHaveLength(1);
    await Promise.all(children.filter(({ exitCode }) => exitCode === null).map(kill));
  });
});
