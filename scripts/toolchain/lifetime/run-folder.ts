import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Waits until this process has ended, however it ends. Workers may write for a moment longer: what comes back goes again. */
const removal = 'cat; for attempt in 1 2 3 4 5 6 7 8 9; do rm -rf "$0"; sleep 1; [ -e "$0" ] || exit; done';

/**
 * Vitest calls this before it starts a worker: one folder is the temporary directory of the whole run, of the tests and of every program
 * they start, and goes with everything in it when the run ends. Others may pass through it, as through the system's own.
 */
export function setup(): void {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  // What Vitest calls at the end, a signal leaves out.
  const remover = spawn('sh', ['-c', removal, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  remover.unref();
  (remover.stdin as Socket).unref();
}
