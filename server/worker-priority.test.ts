import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { lowerWorkerPriority } from './worker-priority.ts';

test.runIf(process.platform === 'linux')(
  'the hashing threads have a lower priority than the one that answers',
  async () => {
    // Node creates its worker threads only when they are first needed.
    await readFile(import.meta.filename);
    const before = getPriority(process.pid);
    const workers = lowerWorkerPriority();
    expect(workers).toBeGreaterThan(0);
    const behind = readdirSync('/proc/self/task').filter((task) => getPriority(Number(task)) > before);
    expect(behind).toHaveLength(workers);
    expect(behind.map((task) => readFileSync(`/proc/self/task/${task}/comm`, 'utf8').trim())).toEqual(
      Array(workers).fill('libuv-worker'),
    );
    expect(getPriority(process.pid)).toBe(before);
  },
);
