import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const handedOut: string[] = [];

/**
 * Creates a temporary folder. It is deleted after the test file that requested it
 * (tests/support/remove-test-folders.ts). Anything written later is deleted with the folder of the whole run
 * (scripts/toolchain/lifetime/run-folder.ts, for journeys playwright.config.ts).
 *
 * If the tests run as root, PostgreSQL's account can enter this folder. The embedded database does not start below a
 * folder that is closed to that account, such as one made by mkdtemp.
 */
export function createTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  chmodSync(folder, 0o711);
  handedOut.push(folder);
  return folder;
}

/**
 * Deletes all folders that this file has created. If they remained until the end of a run, they would add up to
 * gigabytes.
 */
export function removeTestFolders(): void {
  for (const folder of handedOut.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
