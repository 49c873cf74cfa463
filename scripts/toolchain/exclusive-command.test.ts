import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';

const script = join(import.meta.dirname, '../../tests/support/programs/lock-and-log.mjs');
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function begin(folder: string, name: string) {
  const child = spawn(process.execPath, [script, name], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  return { child, ended: once(child, 'exit'), output: () => output };
}

test('commands that begin at once run one after the other', async () => {
  const folder = createTestFolder();
  const commands = ['one', 'two', 'three'].map((name) => begin(folder, name));
  for (const { ended } of commands) expect(await ended).toEqual([0, null]);
  const lines = readFileSync(join(folder, 'work.log'), 'utf8').trim().split('\n');
  // Each command logs when it begins and when it ends, and no other command begins in between.
  const pairs = [0, 2, 4].map((at) => [lines[at]?.replace(' begins', ''), lines[at + 1]?.replace(' ends', '')]);
  expect(pairs.map(([begun, ended]) => begun === ended)).toEqual([true, true, true]);
  expect(existsSync(join(folder, '.one-at-a-time.sock'))).toBe(false);
});

test('a waiting command says so, and a killed one blocks nobody', async () => {
  const folder = createTestFolder();
  const killed = begin(folder, 'endless');
  await expect.poll(() => existsSync(join(folder, 'work.log'))).toBe(true);
  const waiting = begin(folder, 'next');
  await expect.poll(() => waiting.output()).toContain('Waiting for it to finish');
  killed.child.kill('SIGKILL');
  expect(await waiting.ended).toEqual([0, null]);
  // The command that was killed above has left its socket behind.
  const endless = begin(folder, 'endless');
  await expect.poll(() => readFileSync(join(folder, 'work.log'), 'utf8').split('endless begins').length).toBe(3);
  endless.child.kill('SIGKILL');
  await endless.ended;
  expect(await begin(folder, 'last').ended).toEqual([0, null]);
});
