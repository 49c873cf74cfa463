import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestFolder } from '../../tests/support/test-folder.ts';
import { runTilemaker, TilemakerError } from './run-tilemaker.ts';

afterEach(() => vi.unstubAllEnvs());

/** Runs a shell script in place of tilemaker. Returns the error. */
async function errorOf(script: string): Promise<Error> {
  const folder = createTestFolder();
  writeFileSync(join(folder, 'tilemaker'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'tilemaker'), 0o755);
  vi.stubEnv('PATH', folder);
  const run = {
    extract: 'town.osm.pbf',
    title: 'town.osm.pbf',
    bytes: 100,
    out: join(folder, 'out.mbtiles'),
    store: '',
  };
  return runTilemaker(run).then(
    () => new Error('It ran.'),
    (cause: Error) => cause,
  );
}

test.each(['KILL', 'TERM'])('does not blame the file if something stops tilemaker: SIG%s', async (signal) => {
  const error = await errorOf(`echo Block 3/64; kill -${signal} $$`);
  expect(error.message).toBe(
    `town.osm.pbf: tilemaker was stopped (SIG${signal}) before it had read the file. Linux does that when memory runs out. Give it more memory, or find out who stopped it, then import the file again.`,
  );
  expect(error).not.toBeInstanceOf(TilemakerError);
});

test('says that memory is missing', async () => {
  const error = await errorOf('echo "  what():  std::bad_alloc" >&2; kill -ABRT $$');
  expect(error.message).toBe(
    'town.osm.pbf: tilemaker had too little memory for it. Give it more memory, then import the file again.',
  );
  expect(error).not.toBeInstanceOf(TilemakerError);
});

test('repeats the last words of a tilemaker that fails', async () => {
  const error = await errorOf('echo "Unknown blob"; exit 3');
  expect(error.message).toContain('town.osm.pbf: tilemaker could not read it (3: Unknown blob). Fetch it again');
  expect(error).toBeInstanceOf(TilemakerError);
});
