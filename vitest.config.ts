import { defineConfig } from 'vitest/config';
import { whomToCall } from './scripts/toolchain/whom-to-call.ts';

/** Run by npm test -- postgres alone: several processes on one database. */
const needServer = ['tests/machines/**'];

const leftOut = ['node_modules/**', 'build/**', ...(process.env.TEST_DATABASE_URL === undefined ? needServer : [])];

const tests = '**/*.test.{ts,tsx}';

/** Rooms whose tests keep nothing beyond themselves: their files share a worker, which saves a start of it for each of them. */
const sharingRooms = ['domain', 'content', 'registry', 'web'].map((room) => `${room}/**/*.test.ts`);

// A configuration of its own: the router's plugin of vite.config.ts serves a site and has no place in a unit test.
export default defineConfig({
  plugins: [whomToCall],
  test: {
    projects: [
      { extends: true, test: { name: 'sharing', include: sharingRooms, isolate: false } },
      { extends: true, test: { name: 'alone', include: [tests], exclude: [...leftOut, ...sharingRooms] } },
    ],
    environment: 'node',
    setupFiles: ['tests/support/console-guard.ts', 'tests/support/dom-setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // One for each processor: many files wait for a database or a process of their own.
    maxWorkers: '100%',
    // Generous, for a slow machine is no fault of the code; only a test that hangs gets there.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { requireAssertions: true },
  },
});
