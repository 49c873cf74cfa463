import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder of a test's own. Nobody removes it: it lies in the folder of the run, which goes with all that is in it
 * (scripts/toolchain/lifetime/run-folder.ts, for journeys playwright.config.ts).
 *
 * PostgreSQL's account may pass through where the tests run as root. Below a folder that is closed to it, as mkdtemp's own are, the
 * embedded database would be PGlite, and four times as long in the making.
 */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  chmodSync(folder, 0o711);
  return folder;
}
