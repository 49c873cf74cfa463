// The server of the journeys: an installation of its own in a temporary folder, thrown away when it stops.
import { mkdirSync, rmSync } from 'node:fs';
import { run } from '../../../scripts/toolchain/run.mjs';

const [dataFolder] = process.argv.slice(2);
if (dataFolder === undefined)
  throw new Error('Got no folder, expected one from playwright.config.ts, which lets journeys read its mail.');
mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
try {
  process.exitCode = await run(process.execPath, ['server/main.ts'], { env: { DATA_FOLDER: dataFolder } });
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
