import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';
import { findPackageScript } from './find-package-script.mjs';
import { CommandError } from './project.mjs';
import { runCommand } from './run.mjs';

/**
 * Debian's packages of Chromium in order of preference. With the headless shell, the journeys take only two thirds of
 * the time.
 */
const forJourneys = ['chromium-headless-shell', 'chromium'];

/**
 * Returns the path of the Chromium to use: CHROMIUM_PATH if it is set, otherwise that of a Debian package. Undefined if
 * there is neither. Playwright then uses its own browser.
 * @param {readonly string[]} packages in order of preference
 * @returns {string | undefined}
 */
export function findChromium(packages = forJourneys) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return packages.map((name) => `/usr/bin/${name}`).find((program) => existsSync(program));
}

/**
 * Returns the flags that Chromium needs here: root cannot use its sandbox, and a test machine has no display.
 * @returns {string[]}
 */
export function listChromiumArguments() {
  const always = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...always] : always;
}

/**
 * Installs Chromium if it is missing: from a Debian package if this process is root on Debian, otherwise from
 * Playwright.
 * @param {string} node24
 * @param {readonly string[]} packages in order of preference; if one cannot be installed, the next is tried
 */
export async function installChromium(node24, packages = forJourneys) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new CommandError(`CHROMIUM_PATH=${named} does not exist. Correct or unset the variable.`);
  }
  if (named) return;
  for (const name of packages) {
    if (findChromium([name]) !== undefined) return;
    console.log(`Installing ${name}…`);
    if ((await installFromDebian(name)) && findChromium([name]) !== undefined) return;
  }
  const code = await runCommand(node24, [findPackageScript('@playwright/test', 'playwright'), 'install', 'chromium']);
  if (code !== 0) {
    throw new CommandError('Chromium is missing. Install it and set CHROMIUM_PATH to its program.', code);
  }
}
