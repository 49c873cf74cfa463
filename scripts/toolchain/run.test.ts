import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const runUrl = new URL('./run.mjs', import.meta.url).href;
/** A program that starts a child and prints both process ids. Neither process ends by itself. */
const program = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log([process.pid, child.pid].join());
  setInterval(() => {}, 1000);`;

/** Starts a script that runs this program. Returns the script and the ids of the two processes. */
async function startScript(): Promise<{ script: ChildProcess; begun: readonly number[] }> {
  const text = `import { runCommand } from ${JSON.stringify(runUrl)};
    process.exitCode = await runCommand(process.execPath, ['-e', process.argv[1]], { isKept: true });`;
  const script = spawn(process.execPath, ['--input-type=module', '-e', text, program], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(script.stdout), 'line')) as [string];
  return { script, begun: line.split(',').map(Number) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie does not count as running: it has ended, but its parent has not collected its exit status.
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a kept program and its children end when its script is ended by %s',
  async (signal) => {
    const { script, begun } = await startScript();
    expect(begun.map(isAlive)).toEqual([true, true]);
    script.kill(signal);
    await expect.poll(() => begun.map(isAlive)).toEqual([false, false]);
  },
);
