import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A shell command that waits until the process at the other end of its standard input has ended, and then deletes the
 * folder. Workers may still write files for a moment, so it tries repeatedly.
 */
const removalScript = 'cat; for attempt in 1 2 3 4 5 6 7 8 9; do rm -rf "$0"; sleep 1; [ -e "$0" ] || exit; done';

/**
 * Vitest's global setup. It creates one temporary directory for the tests and every program that they start, which is
 * deleted when the run ends. Other accounts may traverse it, as they may the system's temporary directory.
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
