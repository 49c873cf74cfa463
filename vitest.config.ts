import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { emergencyNumbersPlugin } from './scripts/toolchain/emergency-numbers-plugin.ts';

/** Run by npm test -- postgres alone: several processes on one database. */
const needServer = ['tests/machines/**'];

const leftOut = ['node_modules/**', 'build/**', ...(process.env.TEST_DATABASE_URL === undefined ? needServer : [])];

const tests = '**/*.test.{ts,tsx}';

/**
 * All other files share a worker, which saves a start of it for each of them: they leave nothing behind, in whatever order they run.
 * These change the process they run in, look at all of its memory, or need a module that was not read before.
 */
const alone = [
  'server/db/embedded/embedded.test.ts',
  'server/worker-priority.test.ts',
  'web/features/cpr/coach.test.tsx',
  'web/languages/load-words.test.ts',
  'web/languages/missing-words.test.ts',
  'web/ui/page/static-html.test.tsx',
  // A module that another file has already read in the same worker keeps its real imports, and one read here would keep the mocked ones.
  ...globSync(tests, { exclude: ['**/node_modules/**', 'build/**'] }).filter((file) =>
    /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8')),
  ),
];

const startOf = ({ project, moduleId }: TestSpecification) => {
  if (project.name === 'alone') return 0;
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment') ? 2 : 1;
};

/** What needs the same start of a worker beside each other: a worker ends when the next file needs another. The short files with a page come last. */
class ByStart extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => startOf(one) - startOf(other));
  }
}

// Its own configuration: the router's plugin of vite.config.ts serves a site and has no place in a unit test.
export default defineConfig({
  plugins: [emergencyNumbersPlugin],
  test: {
    projects: [
      { extends: true, test: { name: 'sharing', include: [tests], exclude: [...leftOut, ...alone], isolate: false } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
    sequence: { sequencer: ByStart },
    environment: 'node',
    globalSetup: 'scripts/toolchain/lifetime/run-folder.ts',
    setupFiles: ['tests/support/remove-folders.ts', 'tests/support/console-guard.ts', 'tests/support/dom-setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // One for each processor: many files wait for a database or their own process.
    maxWorkers: '100%',
    // Generous, for a slow machine is no fault of the code; only a test that hangs gets there.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
  },
});
