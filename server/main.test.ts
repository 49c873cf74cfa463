import { type ChildProcess, type ChildProcessByStdio, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SmallSite, writeSmallSite } from '../tests/support/towns/small-site.ts';

interface Running {
  readonly child: ChildProcess;
  /** All it has written, errors too. */
  readonly output: () => string;
  /** Resolves once the output matches, or the process has ended. */
  readonly says: (pattern: RegExp) => Promise<string>;
}

let site: SmallSite;
let dataFolder: string;

// Three starts of a database: seconds on a quick machine, no failure on a slow one.
vi.setConfig({ testTimeout: 300_000 });

beforeAll(async () => {
  site = await writeSmallSite();
  dataFolder = mkdtempSync(join(tmpdir(), 'main-test-'));
});

afterAll(async () => {
  await site.remove();
  rmSync(dataFolder, { recursive: true });
});

function run(script: string, ...words: string[]): Running {
  return runTied(script, words, false);
}

/** With a channel to this process, as npm start begins it. */
function runTied(script: string, words: readonly string[], isTied = true): Running {
  const env = { PORT: '0', DATA_FOLDER: dataFolder, BUILD_FOLDER: site.buildFolder, LOG_FORMAT: 'json' };
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', ...(isTied ? (['ipc'] as const) : [])];
  const child = spawn(process.execPath, [script, ...words], { env, stdio }) as ChildProcessByStdio<
    null,
    Readable,
    Readable
  >;
  let output = '';
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  child.once('close', () => end());
  const says = async (pattern: RegExp) => {
    while (!pattern.test(output) && child.exitCode === null) {
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended]);
    }
    return output;
  };
  return { child, output: () => output, says };
}

async function endOf({ child, output }: Running): Promise<{ code: number | null; output: string }> {
  if (child.exitCode === null) await once(child, 'close');
  return { code: child.exitCode, output: output() };
}

test('a first start prints the password once, holds its folder, obeys the operator and goes in order', async () => {
  const first = run('server/main.ts');
  const said = await first.says(/messages are written to/);
  expect(said).toMatch(/is at http:\/\/localhost:\d+/);
  expect(said).toMatch(/address {3}admin@localhost\n {2}password {2}[a-z2-9]{5}(-[a-z2-9]{5}){3}\n/);

  const second = await endOf(run('server/main.ts'));
  expect(second.code).toBe(1);
  expect(second.output).toMatch(
    /^The data folder .+ is in use by process \d+ on .+ Stop that one first, or choose another folder\.\n$/,
  );

  const list = await endOf(run('server/control/main.ts', 'admin', 'list'));
  expect([list.code, list.output]).toEqual([0, expect.stringMatching(/^admin@localhost {2}administrator {2}since/)]);

  first.child.kill('SIGTERM');
  expect((await endOf(first)).code).toBe(0);
  expect(existsSync(join(dataFolder, 'database', 'server.lock'))).toBe(false);
  expect(existsSync(join(dataFolder, 'control.sock'))).toBe(false);

  const again = run('server/main.ts');
  expect(await again.says(/messages are written to/)).not.toContain('password');
  again.child.kill('SIGINT');
  expect((await endOf(again)).code).toBe(0);

  const alone = await endOf(run('server/control/main.ts', 'admin', 'promote', 'nobody@example.org'));
  expect(alone.code).toBe(1);
  expect(alone.output).toMatch(/^Got the address nobody@example\.org, which no account has/);
});

test('a server ends when whoever began it is gone', async () => {
  const tied = runTied('server/main.ts', []);
  await tied.says(/messages are written to/);
  // What it says is of no interest any more; "close", which waits for that, does not come after a channel that was closed from here.
  const ended = once(tied.child, 'exit');
  tied.child.disconnect();
  expect(await ended).toEqual([0, null]);
});

test('a server ends when whoever began it was gone before it was loaded', async () => {
  const tied = runTied('server/main.ts', []);
  const ended = once(tied.child, 'exit');
  tied.child.disconnect();
  expect(await ended).toEqual([0, null]);
});

test('a server that is told to stop ends although a browser keeps its connection and asks on', async () => {
  const server = run('server/main.ts');
  const said = await server.says(/messages are written to/);
  const origin = /http:\/\/localhost:\d+/.exec(said)?.[0] as string;
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const ask = (): void => {
    const asked = get(origin, { agent }, (answer) => void answer.resume().once('end', ask));
    asked.once('error', () => agent.destroy());
  };
  for (let connection = 0; connection < 4; connection += 1) ask();
  await new Promise((resolve) => setTimeout(resolve, 100));
  server.child.kill('SIGTERM');
  // Only an end that never comes fails here; that it takes less than five seconds is measured by its own clock in main.ts.
  expect((await endOf(server)).code).toBe(0);
});
