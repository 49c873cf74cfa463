import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A shell command that deletes the folder once the process at the other end of its standard input has ended. Workers
 * may still write files for a moment, so it tries several times.
 */
const removalScript = 'cat; for attempt in 1 2 3 4 5 6 7 8 9; do rm -rf "$0"; sleep 1; [ -e "$0" ] || exit; done';

/**
 * Vitest's global setup. It creates one temporary directory for the tests and for every program that they start. The
 * directory is deleted when the run ends. Like the system's temporary directory, it can be entered by other accounts.
 */
export function setup(): void {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  // A separate process deletes the folder, because Vitest runs no teardown after a signal.
  const remover = spawn('sh', ['-c', removalScript, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  remover.unref();
  (remover.stdin as Socket).unref();
}
