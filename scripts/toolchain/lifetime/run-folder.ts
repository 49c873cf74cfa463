import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Waits until this process has ended in any way. Workers may write for a moment longer, so the folder is deleted
 * repeatedly.
 */
const removal = 'cat; for attempt in 1 2 3 4 5 6 7 8 9; do rm -rf "$0"; sleep 1; [ -e "$0" ] || exit; done';

/**
 * Vitest's global setup: one folder is the temporary directory of the whole run, of tests and of every program they
 * start, and is deleted when the run ends. Other accounts may traverse it, like the system's own.
 */
export function setup(): void {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  // Vitest's teardown does not run after a signal.
  const remover = spawn('sh', ['-c', removal, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  remover.unref();
  (remover.stdin as Socket).unref();
}
