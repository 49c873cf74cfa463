// The server of the journeys, on a temporary installation that is deleted when it stops.
import { mkdirSync, rmSync } from 'node:fs';
import { runCommand } from '../../../scripts/toolchain/run.mjs';

const [dataFolder, ownPassword] = process.argv.slice(2);
if (dataFolder === undefined)
  throw new Error('Got no folder, expected one from playwright.config.ts, which lets journeys read its mail.');
mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
try {
  // A journey that needs its own installation names the administrator's password, and takes the port that is free.
  const own = ownPassword === undefined ? {} : { PORT: '0', ADMIN_PASSWORD: ownPassword, LOG_LEVEL: 'warn' };
  process.exitCode = await runCommand(process.execPath, ['server/main.ts'], {
    env: { DATA_FOLDER: dataFolder, ...own },
  });
} finally {
  // Tried again where a browser of a journey is still writing.
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 10 });
}
