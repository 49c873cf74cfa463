import { findPackageScript } from './toolchain/find-package-script.mjs';
import { findNode24 } from './toolchain/node-24.mjs';
import { installPackages } from './toolchain/packages.mjs';
import { runAsCommand } from './toolchain/project.mjs';
import { runCommand, spawnProgram } from './toolchain/run.mjs';

const backendPort = process.env.BACKEND_PORT || '3001';

/**
 * Environment of the API server during development. The server has its own data folder and redirects browsers to the
 * pages of the development server.
 */
const backendVariables = {
  PORT: backendPort,
  HOST: '127.0.0.1',
  DATA_FOLDER: process.env.DATA_FOLDER || 'data-dev',
  // The folder to which an import writes by default. Development can share it, because it contains no personal data.
  AEDS_FOLDER: process.env.AEDS_FOLDER || `${process.env.DATA_FOLDER || 'data'}/aeds`,
  STREETS_FOLDER: process.env.STREETS_FOLDER || `${process.env.DATA_FOLDER || 'data'}/streets`,
  SITE_ORIGIN: process.env.SITE_ORIGIN || 'http://localhost:5173',
  SERVE_FILES: 'off',
  LOG_FORMAT: process.env.LOG_FORMAT || 'text',
};

await runAsCommand(async function develop() {
  await installPackages();
  const node24 = findNode24();
  const backend = spawnProgram(node24, ['server/main.ts'], backendVariables);
  backend.stdout.pipe(process.stdout);
  const pages = [findPackageScript('@react-router/dev', 'react-router'), 'dev', ...process.argv.slice(2)];
  try {
    return await runCommand(node24, pages, { env: { BACKEND_PORT: backendPort } });
  } finally {
    backend.kill('SIGTERM');
  }
});
