// The server of the journeys: an installation of its own in a temporary folder, thrown away when it stops.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/toolchain/run.mjs';

const dataFolder = mkdtempSync(join(tmpdir(), 'journeys-'));
try {
  process.exitCode = await run(process.execPath, ['server/main.ts'], { env: { DATA_FOLDER: dataFolder } });
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
