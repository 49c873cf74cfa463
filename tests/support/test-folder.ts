import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const handedOut: string[] = [];

/**
 * A new temporary folder, deleted after the test file that requested it (tests/support/remove-test-folders.ts);
 * anything written later is deleted with the run's folder (scripts/toolchain/lifetime/run-folder.ts, for journeys
 * playwright.config.ts).
 *
 * If the tests run as root, PostgreSQL's account can traverse it: below a folder closed to it, such as those of
 * mkdtemp, the embedded database does not start.
 */
export function createTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  chmodSync(folder, 0o711);
  handedOut.push(folder);
  return folder;
}

/** Deletes all folders created here: kept until the end of a run, they would add up to gigabytes. */
export function removeTestFolders(): void {
  for (const folder of handedOut.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
