import { resolve } from 'node:path';
import { installChromium } from './toolchain/chromium.mjs';
import { installOpenssl, installPostgres, installTilemaker } from './toolchain/debian.mjs';
import { findPackageScript } from './toolchain/find-package-script.mjs';
import { findNode24 } from './toolchain/node-24.mjs';
import { findOtherBrowsers, installOtherBrowsers } from './toolchain/other-browsers.mjs';
import { installPackages } from './toolchain/packages.mjs';
import { CommandError, runAsCommand } from './toolchain/project.mjs';
import { runCommand } from './toolchain/run.mjs';
import { buildSiteIfStale } from './toolchain/site-build.mjs';
import { deleteTestReports, postgresReport, summariseTests, unitReport } from './toolchain/test-counts.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {(node24: string, more: readonly string[]) => Promise<number>} check installs and builds what it needs, and
 *   returns an exit code
 */

/**
 * Returns a check for a part of the tests. It runs programs of npm packages one after the other until one fails. The
 * extra arguments of the command line go to the last program.
 * @param {readonly (() => readonly string[])[]} programs functions that return a script and its arguments, called after
 * the packages are installed
 * @returns {Part['check']}
 */
function programs(...programs) {
  return async (node24, more) => {
    for (const [position, program] of programs.entries()) {
      const isLast = position === programs.length - 1;
      const code = await runCommand(node24, isLast ? [...program(), ...more] : program());
      if (code !== 0) return code;
    }
    return 0;
  };
}

/** Caches compiled code, because tests start the same programs again and again. */
const compileCache = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/node') };

/**
 * Returns a check that runs Vitest with a temporary PostgreSQL server of the newest or the oldest installed version.
 * @param {'newest' | 'oldest'} version
 * @param {string} report
 * @param {readonly string[]} paths folders and files with tests; all tests run if it is empty
 * @returns {Part['check']}
 */
function vitestOn(version, report, paths = []) {
  const server = 'tests/support/database/postgres-server.ts';
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return (node24, more) =>
    runCommand(node24, [server, version, node24, findPackageScript('vitest'), 'run', ...paths, ...reporters, ...more], {
      env: compileCache,
    });
}

/**
 * Tests whose result depends on the version of PostgreSQL. The unit tests already run them on the newest version, which
 * is the one that the server ships with.
 */
const checkOnOldest = vitestOn('oldest', postgresReport, [
  'tests/policies',
  'server/rest',
  'server/auth',
  'server/keys',
  'server/db/engines.test.ts',
  'server/db/check-health.test.ts',
]);

/**
 * Runs the most important journeys again in each other browser that is installed or can be installed.
 * @type {Part['check']}
 */
async function checkInOtherBrowsers(node24, more) {
  await installOtherBrowsers();
  const browsers = findOtherBrowsers();
  if (browsers.length === 0) return 0;
  await buildSiteIfStale(node24);
  const config = ['--config', 'playwright.browsers.config.ts', ...browsers.map((name) => `--project=${name}`)];
  return runPlaywright(node24, [...config, ...more]);
}

/**
 * Runs Playwright. It is stopped with SIGINT, because after any other signal its web server would keep running.
 * @param {string} node24
 * @param {readonly string[]} more
 */
function runPlaywright(node24, more) {
  return runCommand(node24, [findPackageScript('@playwright/test', 'playwright'), 'test', ...more], {
    stopSignal: 'SIGINT',
    env: compileCache,
  });
}

/** @type {readonly Part[]} */
const parts = [
  {
    name: 'types',
    check: programs(
      () => [findPackageScript('@react-router/dev', 'react-router'), 'typegen'],
      () => [findPackageScript('typescript', 'tsc')],
    ),
  },
  {
    name: 'lint',
    check: programs(
      () => [
        findPackageScript('dependency-cruiser', 'depcruise'),
        '--config',
        '.dependency-cruiser.mjs',
        '-T',
        'err-long',
        '.',
      ],
      () => [findPackageScript('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'],
    ),
  },
  { name: 'unused', check: programs(() => [findPackageScript('knip')]) },
  {
    name: 'build',
    check: async (node24) => {
      await buildSiteIfStale(node24);
      return 0;
    },
  },
  {
    name: 'unit',
    check: async (node24, more) => {
      // Without tilemaker, the tests of OpenStreetMap extracts are skipped.
      await installTilemaker();
      return vitestOn('newest', unitReport)(node24, more);
    },
  },
  {
    name: 'postgres',
    check: async (node24, more) => {
      await installPostgres();
      return checkOnOldest(node24, more);
    },
  },
  { name: 'browsers', check: checkInOtherBrowsers },
  {
    name: 'journeys',
    check: async (node24, more) => {
      await installChromium(node24);
      await installOpenssl();
      await buildSiteIfStale(node24);
      return runPlaywright(node24, more);
    },
  },
];

/**
 * Runs parts one after the other until one fails. Running two at the same time took longer, because each keeps all
 * processors busy.
 * @param {readonly Part[]} chosen
 * @param {string} node24
 * @param {readonly string[]} more additional arguments for the last program of each part
 * @returns {Promise<number>} exit code of the first part that failed, or 0
 */
async function runParts(chosen, node24, more) {
  for (const { name, check } of chosen) {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const code = await check(node24, more);
    const outcome = code === 0 ? 'good' : 'failed';
    console.log(`── ${name}: ${outcome} after ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (code !== 0) return code;
  }
  return 0;
}

/** @param {string | undefined} name */
function choose(name) {
  if (name === undefined) return parts;
  const chosen = parts.filter((part) => part.name === name);
  if (chosen.length > 0) return chosen;
  const names = parts.map((part) => part.name).join(', ');
  throw new CommandError(
    `There is no part '${name}'. Use one of ${names}, such as npm test -- unit, or npm test for all.`,
  );
}

await runAsCommand(async function test() {
  const [name, ...more] = process.argv.slice(2);
  const chosen = choose(name);
  await installPackages();
  const node24 = findNode24();
  deleteTestReports();
  const code = await runParts(chosen, node24, more);
  const counts = summariseTests();
  if (counts !== null) console.log(`\n${counts}`);
  return code;
});
