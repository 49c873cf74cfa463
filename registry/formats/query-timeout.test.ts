import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const watched = new URL('./query-timeout.ts', import.meta.url).href;
/** A program is ended after this time in milliseconds, so that an endless query does not block the other tests. */
const endMs = 60_000;

const selfJoin = `
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(':memory:');
  database.exec('create table t (x); insert into t with recursive c (n) as (select 1 union all select n + 1 from c limit 1000) select n from c');
  const endless = database.prepare('select count(*) from t a, t b, t c, t d, t e where a.x + b.x + c.x + d.x + e.x < 0');`;

/** Runs a program that watches its queries with a limit of half a second. */
const run = (program: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { limitQueryTime } = await import('${watched}');
      const watch = limitQueryTime('This takes too long.', 500);
      ${program}`,
    ],
    { encoding: 'utf8', timeout: endMs, killSignal: 'SIGKILL' },
  );

it('a query that joins a table with itself many times ends the process, and says why', () => {
  const { signal, stderr, stdout } = run(`${selfJoin}
    watch.query(() => endless.get());
    console.log('ended');`);
  expect({ signal, stdout, last: stderr.trim().split('\n').at(-1) }).toEqual({
    signal: 'SIGQUIT',
    stdout: '',
    last: 'This takes too long.',
  });
});

it('a process continues between its queries, and after many short ones', () => {
  const { status, stdout } = run(`
    watch.query(() => 1);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_600);
    const end = Date.now() + 1_600;
    while (Date.now() < end) watch.query(() => 1);
    watch.close();
    console.log('ended');`);
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'ended\n' });
});
