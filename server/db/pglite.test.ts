import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../tests/support/test-folder.ts';
import { openPglite } from './pglite.ts';

const program = fileURLToPath(new URL('../../tests/support/programs/hold-database.ts', import.meta.url));
const folder = testFolder();
let holder: ChildProcess;

beforeAll(async () => {
  holder = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout as NonNullable<ChildProcess['stdout']>, 'data');
});
afterAll(() => holder.kill('SIGKILL'));

describe('an embedded database in a folder', () => {
  it('belongs to one process: a second one is told who holds it', async () => {
    await expect(openPglite({ folder })).rejects.toThrow(
      new RegExp(`in use by process ${holder.pid} on .+ since 20.+Stop that one first, or choose another folder`),
    );
  });

  it('keeps what was acknowledged when its process is killed, is free again, and can be copied', async () => {
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const engine = await openPglite({ folder });
    const kept = await engine.transaction((session) => session.query('select word from kept', []));
    expect(kept.rows).toEqual([{ word: 'acknowledged' }]);

    const copy = await openPglite({ startFrom: await engine.dump() });
    await engine.close();
    const copied = await copy.transaction((session) => session.query('select word from kept', []));
    expect(copied.rows).toEqual([{ word: 'acknowledged' }]);
    await copy.close();
  });

  it('is closed to other accounts of the machine', () => {
    expect(statSync(join(folder, 'postgres')).mode & 0o077).toBe(0);
  });

  it('of another version of PostgreSQL is refused, and not left locked', async () => {
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '16\n');
    await expect(openPglite({ folder })).rejects.toThrow(/Got a database of PostgreSQL 16 in .+, expected 18/);
    await expect(openPglite({ folder })).rejects.toThrow(/Got a database of PostgreSQL 16/);
  });
});
