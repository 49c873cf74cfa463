// This program runs the server for the browser tests. Its temporary data folder is deleted when the server stops.
import { mkdirSync, rmSync } from 'node:fs';
import { runCommand } from '../../../scripts/toolchain/run.mjs';

const [dataFolder, ownPassword] = process.argv.slice(2);
if (dataFolder === undefined)
  throw new Error('Got no folder, expected one from playwright.config.ts, which lets journeys read its mail.');
mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
try {
  // A test with its own installation sets the administrator's password. Its server uses a free port.
  const own = ownPassword === undefined ? {} : { PORT: '0', ADMIN_PASSWORD: ownPassword, LOG_LEVEL: 'warn' };
  process.exitCode = await runCommand(process.execPath, ['server/main.ts'], {
    env: { DATA_FOLDER: dataFolder, ...own },
  });
} finally {
  // Deleting is retried, because a browser of the tests may still write into the folder.
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 10 });
}
