import { defineConfig } from 'vitest/config';
import { emergencyNumbersPlugin } from './scripts/toolchain/emergency-numbers-plugin.ts';

/** Several processes on one database: only on a server, as in npm test -- unit. */
const needServer = ['tests/machines/**'];

const leftOut = ['node_modules/**', 'build/**', ...(process.env.TEST_DATABASE_URL === undefined ? needServer : [])];

// A separate configuration: the router's plugin in vite.config.ts serves a site and does not belong in a unit test.
export default defineConfig({
  plugins: [emergencyNumbersPlugin],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: leftOut,
    // A worker for each file takes 40 % longer, and no file can depend on which ones ran before it.
    isolate: true,
    environment: 'node',
    globalSetup: 'scripts/toolchain/lifetime/run-folder.ts',
    setupFiles: ['tests/support/remove-folders.ts', 'tests/support/console-guard.ts', 'tests/support/dom-setup.ts'],
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
