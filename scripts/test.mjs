import { installChromium } from './toolchain/chromium.mjs';
import { installPostgres } from './toolchain/debian.mjs';
import { findNode24 } from './toolchain/node-24.mjs';
import { findOtherBrowsers, installOtherBrowsers } from './toolchain/other-browsers.mjs';
import { installPackages } from './toolchain/packages.mjs';
import { runParts } from './toolchain/parts/run-parts.mjs';
import { command, Refusal } from './toolchain/project.mjs';
import { run } from './toolchain/run.mjs';
import { buildSiteIfStale } from './toolchain/site-build.mjs';
import { clearCounts, countTests, postgresReport, unitReport } from './toolchain/test-counts.mjs';
import { tool } from './toolchain/tool.mjs';

/** @typedef {import('./toolchain/parts/run-parts.mjs').Part} Part */

/**
 * A part that runs programs of the packages, one after the other, until one fails. What the caller adds goes to the last.
 * @param {readonly (() => readonly string[])[]} programs each as its script and arguments, asked for once the packages are there
 * @returns {Part['check']}
 */
function programs(...programs) {
  return async (node24, more, how) => {
    for (const [position, program] of programs.entries()) {
      const isLast = position === programs.length - 1;
      const code = await run(node24, isLast ? [...program(), ...more] : program(), how);
      if (code !== 0) return code;
    }
    return 0;
  };
}

/**
 * Policies, rows and accounts once more, on a PostgreSQL server that lives as long as they run. They are left out, and it is
 * said, on a machine that has none and where none can be installed.
 * @type {Part['check']}
 */
async function checkOnPostgres(node24, more, how) {
  if (!(await installPostgres())) {
    console.log(
      'Left out: there is no PostgreSQL here. Install it (Debian: apt-get install postgresql) to run this part.',
    );
    return 0;
  }
  const rooms = [
    'tests/policies',
    'server/rest',
    'server/auth',
    'server/keys',
    'tests/machines',
    'server/db/engines.test.ts',
    'server/db/prove-data.test.ts',
  ];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${postgresReport}`];
  const server = 'tests/support/database/postgres-server.ts';
  return run(node24, [server, node24, tool('vitest'), 'run', ...rooms, ...reporters, ...more], how);
}

/**
 * The journeys that matter once more, in each browser beside Chromium that is here or can be installed.
 * @type {Part['check']}
 */
async function checkInOtherBrowsers(node24, more, how) {
  const browsers = findOtherBrowsers();
  if (browsers.length === 0) return 0;
  const config = ['--config', 'playwright.browsers.config.ts', ...browsers.map((name) => `--project=${name}`)];
  const options = { stopSignal: /** @type {const} */ ('SIGINT'), ...how };
  return run(node24, [tool('@playwright/test', 'playwright'), 'test', ...config, ...more], options);
}

/** @type {readonly Part[]} */
const parts = [
  {
    name: 'types',
    check: programs(
      () => [tool('@react-router/dev', 'react-router'), 'typegen'],
      () => [tool('typescript', 'tsc')],
    ),
  },
  {
    name: 'lint',
    check: programs(
      () => [tool('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.mjs', '-T', 'err-long', '.'],
      () => [tool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'],
    ),
  },
  { name: 'unused', check: programs(() => [tool('knip')]) },
  {
    name: 'build',
    check: async (node24) => {
      await buildSiteIfStale(node24);
      return 0;
    },
  },
  {
    name: 'browsers',
    isBeside: true,
    prepare: async (node24) => {
      await installOtherBrowsers();
      await buildSiteIfStale(node24);
    },
    check: checkInOtherBrowsers,
  },
  {
    name: 'unit',
    check: programs(() => [
      tool('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ]),
  },
  { name: 'postgres', check: checkOnPostgres },
  {
    name: 'journeys',
    check: async (node24, more, how) => {
      await installChromium(node24);
      await buildSiteIfStale(node24);
      // On any other signal Playwright leaves the server it started behind.
      const options = { stopSignal: /** @type {const} */ ('SIGINT'), ...how };
      return run(node24, [tool('@playwright/test', 'playwright'), 'test', ...more], options);
    },
  },
];

/** @param {string | undefined} name */
function choose(name) {
  if (name === undefined) return parts;
  const chosen = parts.filter((part) => part.name === name);
  if (chosen.length > 0) return chosen;
  const names = parts.map((part) => part.name).join(', ');
  throw new Refusal(`Got the part '${name}'; expected one of ${names}; run npm test -- unit, or npm test for all.`);
}

await command(async function test() {
  const [name, ...more] = process.argv.slice(2);
  const chosen = choose(name);
  await installPackages();
  const node24 = findNode24();
  clearCounts();
  const code = await runParts(chosen, node24, more);
  const counts = countTests();
  if (counts !== null) console.log(`\n${counts}`);
  return code;
});
