import { defineConfig } from 'vitest/config';
import { emergencyNumbersPlugin } from './scripts/toolchain/emergency-numbers-plugin.ts';

/**
 * These tests start several processes on one database, so they need a database server. `npm test -- unit` starts it.
 */
const databaseServerTests = ['tests/machines/**'];

const excluded = [
  'node_modules/**',
  'build/**',
  ...(process.env.TEST_DATABASE_URL === undefined ? databaseServerTests : []),
];

const tests = '*.test.{ts,tsx}';

/** The code of the site does not need its own process, so its tests run in threads, which start in half the time. */
const siteTests = ['web', 'domain', 'content'].map((folder) => `${folder}/**/${tests}`);

// This configuration does not use vite.config.ts, because the router's plugin there serves a site and does not belong
// in a unit test.
export default defineConfig({
  plugins: [emergencyNumbersPlugin],
  test: {
    projects: [
      { extends: true, test: { name: 'site', include: siteTests, pool: 'threads' } },
      {
        extends: true,
        test: { name: 'programs', include: [`**/${tests}`], exclude: [...excluded, ...siteTests], pool: 'forks' },
      },
    ],
    // A new worker for each file takes 40 % longer, but no file can depend on which files ran before it.
    isolate: true,
    environment: 'node',
    globalSetup: 'scripts/toolchain/lifetime/run-folder.ts',
    setupFiles: [
      'tests/support/remove-test-folders.ts',
      'tests/support/console-guard.ts',
      'tests/support/dom-setup.ts',
    ],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Each processor gets a worker, because many files only wait for a database or a child process.
    maxWorkers: '100%',
    // The limit is long enough for a slow machine. Only a test that hangs reaches it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
  },
});
