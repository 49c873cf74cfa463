import { type ChildProcess, type ChildProcessByStdio, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { createTestFolder } from '../tests/support/test-folder.ts';
import { writeSmallSite } from '../tests/support/towns/small-site.ts';

interface Running {
  readonly child: ChildProcess;
  /** Resolves with all output, including errors, once the output matches or the process has ended. */
  readonly says: (pattern: RegExp) => Promise<string>;
  /** Resolves with the exit code and all output, once the process has ended and both pipes are closed. */
  readonly end: Promise<{ readonly code: number | null; readonly output: string }>;
}

const dataFolder = createTestFolder();
const buildFolder = await writeSmallSite();

// Timeout for tests that start three databases. That takes seconds on a fast machine and may take minutes on a slow
// one.
vi.setConfig({ testTimeout: 300_000 });

type Variables = Readonly<Record<string, string>>;

function run(script: string, words: readonly string[] = [], variables: Variables = {}): Running {
  return runTied(script, words, false, variables);
}

/** Starts a process with an IPC channel to this one, as `npm start` does. */
function runTied(script: string, words: readonly string[], isTied = true, variables: Variables = {}): Running {
  const env = {
    PORT: '0',
    DATA_FOLDER: dataFolder,
    BUILD_FOLDER: buildFolder,
    LOG_FORMAT: 'json',
    NODE_COMPILE_CACHE: import.meta.env.NODE_COMPILE_CACHE,
    ...variables,
  };
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', ...(isTied ? (['ipc'] as const) : [])];
  const child = spawn(process.execPath, [script, ...words], { env, stdio }) as ChildProcessByStdio<
    null,
    Readable,
    Readable
  >;
  let output = '';
  let isOver = false;
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  // This waits for "close", because "exit" may be emitted before the last output has been read.
  const end = once(child, 'close').then(([code]) => {
    isOver = true;
    return { code: code as number | null, output };
  });
  const says = async (pattern: RegExp) => {
    while (!pattern.test(output) && !isOver) {
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), end]);
    }
    return output;
  };
  return { child, says, end };
}

test('a first start prints the password once, locks its folder, obeys the operator and stops cleanly', async () => {
  const first = run('server/main.ts');
  const output = await first.says(/messages are written to/);
  expect(output).toMatch(/is at http:\/\/localhost:\d+/);
  expect(output).toMatch(/address {3}admin@localhost\n {2}password {2}[a-z2-9]{5}(-[a-z2-9]{5}){3}\n/);

  const second = await run('server/main.ts').end;
  expect(second.code).toBe(1);
  expect(second.output).toMatch(
    /^The data folder .+ is in use by process \d+ on .+ Stop that one first, or choose another folder\.\n$/,
  );

  const list = await run('server/control/main.ts', ['admin', 'list']).end;
  expect([list.code, list.output]).toEqual([0, expect.stringMatching(/^admin@localhost {2}administrator {2}since/)]);

  first.child.kill('SIGTERM');
  expect((await first.end).code).toBe(0);
  expect(existsSync(join(dataFolder, 'database', 'server.lock'))).toBe(false);
  expect(existsSync(join(dataFolder, 'control.sock'))).toBe(false);

  const again = run('server/main.ts');
  expect(await again.says(/messages are written to/)).not.toContain('password');
  again.child.kill('SIGINT');
  expect((await again.end).code).toBe(0);

  const alone = await run('server/control/main.ts', ['admin', 'promote', 'nobody@example.org']).end;
  expect(alone.code).toBe(1);
  expect(alone.output).toMatch(/^No account has the address nobody@example\.org/);
});

test('serves pages without the database, and opens it once it is available', async () => {
  const ownFolder = createTestFolder();
  const cluster = join(ownFolder, 'database', 'cluster');
  mkdirSync(cluster, { recursive: true });
  writeFileSync(join(cluster, 'PG_VERSION'), '99\n');
  const server = run('server/main.ts', [], { DATA_FOLDER: ownFolder });
  const output = await server.says(/PostgreSQL 99.*keeps trying/);
  const origin = /http:\/\/localhost:\d+/.exec(output)?.[0] as string;
  expect((await fetch(origin)).status).toBe(200);
  const sentence =
    'The database folder was written by PostgreSQL 99, and this release runs 18. Start the release that wrote it, or restore a backup with this one.';
  const ready = await fetch(`${origin}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, `not ready: ${sentence}\n`]);
  const refused = await fetch(`${origin}/rest/v1/user_roles`);
  expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toEqual([
    503,
    '2',
    expect.objectContaining({ message: sentence }),
  ]);
  rmSync(cluster, { recursive: true });
  await server.says(/messages are written to/);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect((await server.end).code).toBe(0);
});

test('an unreachable database does not end the server, and a stop still works', async () => {
  const server = run('server/main.ts', [], { DATABASE_URL: 'postgres://somebody:opensesame@127.0.0.1:1/nothing' });
  const said = await server.says(/keeps trying/);
  expect(said).toMatch(/Nothing listens at the address in DATABASE_URL/);
  const origin = /http:\/\/localhost:\d+/.exec(said)?.[0] as string;
  expect((await fetch(origin)).status).toBe(200);
  server.child.kill('SIGTERM');
  const { code, output } = await server.end;
  expect([code, output]).toEqual([0, expect.not.stringContaining('opensesame')]);
});

test('an address that is not of this machine is refused in a sentence', async () => {
  const { code, output } = await run('server/main.ts', [], { HOST: '203.0.113.7' }).end;
  expect([code, output]).toEqual([
    1,
    'This machine does not have the address in HOST. Set HOST to one of its own, or leave it out for all of them.\n',
  ]);
});

test('a server ends when its parent process has gone', async () => {
  const tied = runTied('server/main.ts', []);
  await tied.says(/messages are written to/);
  // The test waits for "exit", because "close" is not emitted after this side has closed the channel.
  const ended = once(tied.child, 'exit');
  tied.child.disconnect();
  expect(await ended).toEqual([0, null]);
});

test('a server ends when its parent had gone before it was loaded', async () => {
  const tied = runTied('server/main.ts', []);
  const ended = once(tied.child, 'exit');
  tied.child.disconnect();
  expect(await ended).toEqual([0, null]);
});

test('a server that is told to stop ends even while a browser keeps its connection and sends requests', async () => {
  const server = run('server/main.ts');
  const said = await server.says(/messages are written to/);
  const origin = /http:\/\/localhost:\d+/.exec(said)?.[0] as string;
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let answered = 0;
  const ask = (): void => {
    const asked = get(origin, { agent }, (answer) => {
      answered += 1;
      answer.resume().once('end', ask);
    });
    asked.once('error', () => agent.destroy());
  };
  for (let connection = 0; connection < 4; connection += 1) ask();
  await expect.poll(() => answered).toBeGreaterThan(8);
  server.child.kill('SIGTERM');
  // The test fails only if the process never ends, because main.ts itself enforces the limit of five seconds.
  expect((await server.end).code).toBe(0);
});
