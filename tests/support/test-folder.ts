import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const handedOut: string[] = [];

/**
 * A new folder of a test's own, which goes with the file of tests that requested it (tests/support/remove-folders.ts); what still writes
 * then goes with the folder of the run (scripts/toolchain/lifetime/run-folder.ts, for journeys playwright.config.ts).
 *
 * PostgreSQL's account may pass through where the tests run as root: below a folder that is closed to it, as mkdtemp's own are, the
 * embedded database does not start.
 */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  chmodSync(folder, 0o711);
  handedOut.push(folder);
  return folder;
}

/** Removes them all: kept to the end of a run they come to gigabytes, which a disk would be busy with. */
export function removeTestFolders(): void {
  for (const folder of handedOut.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
