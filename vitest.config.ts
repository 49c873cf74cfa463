import { defineConfig } from 'vitest/config';
import { emergencyNumbersPlugin } from './scripts/toolchain/emergency-numbers-plugin.ts';

/** Several processes on one database: only on a server, as in npm test -- unit. */
const needServer = ['tests/machines/**'];

const leftOut = ['node_modules/**', 'build/**', ...(process.env.TEST_DATABASE_URL === undefined ? needServer : [])];

const tests = '*.test.{ts,tsx}';

/** The code of the site needs nothing of a process, such as its signals, so threads do: each starts in half the time. */
const ofSite = ['web', 'domain', 'content'].map((folder) => `${folder}/**/${tests}`);

// A separate configuration: the router's plugin in vite.config.ts serves a site and does not belong in a unit test.
export default defineConfig({
  plugins: [emergencyNumbersPlugin],
  test: {
    projects: [
      { extends: true, test: { name: 'site', include: ofSite, pool: 'threads' } },
      {
        extends: true,
        test: { name: 'programs', include: [`**/${tests}`], exclude: [...leftOut, ...ofSite], pool: 'forks' },
      },
    ],
    // A worker for each file takes 40 % longer, and no file can depend on which ones ran before it.
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
    // One per processor: many files wait for a database or a child process.
    maxWorkers: '100%',
    // Generous, because a slow machine is not the code's fault; only a hanging test reaches it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
  },
});
