// The server of the journeys, with a temporary data folder that is deleted when it stops.
import { mkdirSync, rmSync } from 'node:fs';
import { runCommand } from '../../../scripts/toolchain/run.mjs';

const [dataFolder, ownPassword] = process.argv.slice(2);
if (dataFolder === undefined)
  throw new Error('Got no folder, expected one from playwright.config.ts, which lets journeys read its mail.');
mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
try {
  // A journey with its own installation sets the administrator's password, and uses a free port.
  const own = ownPassword === undefined ? {} : { PORT: '0', ADMIN_PASSWORD: ownPassword, LOG_LEVEL: 'warn' };
  process.exitCode = await runCommand(process.execPath, ['server/main.ts'], {
    env: { DATA_FOLDER: dataFolder, ...own },
  });
} finally {
  // The deletion is retried, because a journey's browser may still be writing.
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 10 });
}
