import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { emergencyNumbersPlugin } from './scripts/toolchain/emergency-numbers-plugin.ts';

/** Run only by npm test -- postgres: several processes on one database. */
const needServer = ['tests/machines/**'];

const leftOut = ['node_modules/**', 'build/**', ...(process.env.TEST_DATABASE_URL === undefined ? needServer : [])];

const tests = '**/*.test.{ts,tsx}';

/**
 * All other files share a worker, which saves starting one for each: they leave nothing behind, in any order. These
 * change their process, inspect all of its memory, or need a module that was not loaded before.
 */
const alone = [
  'server/db/embedded/embedded.test.ts',
  'server/worker-priority.test.ts',
  'web/features/cpr/coach.test.tsx',
  'web/languages/load-words.test.ts',
  'web/languages/missing-words.test.ts',
  'web/ui/page/static-html.test.tsx',
  // A module already loaded in the same worker keeps its real imports, and one loaded here would keep the mocked ones.
  ...globSync(tests, { exclude: ['**/node_modules/**', 'build/**'] }).filter((file) =>
    /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8')),
  ),
];

const startOf = ({ project, moduleId }: TestSpecification) => {
  if (project.name === 'alone') return 0;
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment') ? 2 : 1;
};

/**
 * Files with the same environment are adjacent, because a worker ends when the next file needs another. The short DOM
 * files come last.
 */
class ByStart extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => startOf(one) - startOf(other));
  }
}

// A separate configuration: the router's plugin in vite.config.ts serves a site and does not belong in a unit test.
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
    // One per processor: many files wait for a database or a child process.
    maxWorkers: '100%',
    // Generous, because a slow machine is not the code's fault; only a hanging test reaches it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
  },
});
