import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locked-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, 'server.lock');

function writeLock(holder: Readonly<Record<string, unknown>>): void {
  writeFileSync(
    lockFile(),
    JSON.stringify({
      token: 'other',
      pid: 1,
      host: hostname(),
      startedAt: '2026-11-01T10:00:00Z',
      processStart: null,
      ...holder,
    }),
  );
}

describe('the lock of a data folder', () => {
  it('names its holder, and nothing else is left beside it', () => {
    lockDataFolder(folder);
    expect(readdirSync(folder)).toEqual(['server.lock']);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() });
  });

  it('is refused a second time, in the same process too, until it is released', () => {
    const lock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(new RegExp(`in use by process ${process.pid}`));
    lock.release();
    expect(existsSync(lockFile())).toBe(false);
    lockDataFolder(folder).release();
  });

  it('of a living process is respected', () => {
    writeLock({ pid: process.ppid });
    expect(() => lockDataFolder(folder)).toThrow(
      new RegExp(`in use by process ${process.ppid} on .+ since 2026-11-01T10:00:00Z`),
    );
  });

  it('of a dead process is taken over', () => {
    writeLock({ pid: 2 ** 22 + 1 });
    lockDataFolder(folder);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
    expect(readdirSync(folder)).toEqual(['server.lock']);
  });

  it('of a dead process is taken over though another has its number now', () => {
    writeLock({ pid: process.ppid, processStart: '1' });
    lockDataFolder(folder);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('of an earlier life of the same process number is taken over, as in a restarted container', () => {
    writeLock({ pid: process.pid });
    lockDataFolder(folder);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).not.toMatchObject({ token: 'other' });
  });

  it('of another machine is respected, and the message says how to end it', () => {
    writeLock({ host: 'elsewhere.example.org' });
    expect(() => lockDataFolder(folder)).toThrow(
      /on elsewhere\.example\.org .+If that machine no longer runs it, delete .+server\.lock/,
    );
  });

  it('that cannot be read is respected', () => {
    writeFileSync(lockFile(), '{"pid":');
    expect(() => lockDataFolder(folder)).toThrow(/unreadable lock file/);
  });
});
