import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '../../../tests/support/test-folder.ts';
import { findPostgresProgram } from './postgres-program.ts';

const isRoot = process.getuid?.() === 0;

test.runIf(isRoot)('run as root in a folder closed to others names that folder and the command that opens it', () => {
  const place = createTestFolder();
  chmodSync(place, 0o700);
  const [closed, database] = [join(place, 'home'), join(place, 'home', 'atlas', 'data', 'database')];
  mkdirSync(database, { recursive: true, mode: 0o700 });
  const why = findPostgresProgram(database);
  expect(why).toMatch(new RegExp(`does not run as root, .+ may not enter ${place}. Run chmod o\\+x ${place}`));
  // Only the topmost inaccessible folder is reported. The next one is reported once the first is accessible.
  expect(why).not.toContain(closed);
});
