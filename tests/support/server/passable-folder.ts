import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new temporary folder that PostgreSQL's account may pass through where the tests run as root. Below a folder that is closed to it, as
 * mkdtemp's own are, the embedded database would be PGlite, and four times as long in the making.
 */
export function makePassableFolder(prefix: string, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, prefix));
  chmodSync(folder, 0o711);
  return folder;
}
