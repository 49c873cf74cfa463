import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';
import { Refusal } from './project.mjs';
import { runCommand } from './run.mjs';
import { tool } from './tool.mjs';

/** Debian's packages, each with the program of its name: the first has no windows and walks the journeys in two thirds of the time. */
const forJourneys = ['chromium-headless-shell', 'chromium'];

/**
 * Where Chromium is: CHROMIUM_PATH wins, then Debian's packages; undefined leaves it to Playwright, which knows its own.
 * @param {readonly string[]} packages by preference
 * @returns {string | undefined}
 */
export function findChromium(packages = forJourneys) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return packages.map((name) => `/usr/bin/${name}`).find((program) => existsSync(program));
}

/**
 * What Chromium needs to be told: root may not use its sandbox, and a test machine has no screen.
 * @returns {string[]}
 */
export function chromiumArguments() {
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
 * Installs Chromium if there is none: Debian's package when root on Debian, else Playwright's own.
 * @param {string} node24
 * @param {readonly string[]} packages by preference; one that cannot be installed leaves the turn to the next
 */
export async function installChromium(node24, packages = forJourneys) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Refusal(`CHROMIUM_PATH=${named} does not exist. Correct or unset the variable.`);
  }
  if (named) return;
  for (const name of packages) {
    if (findChromium([name]) !== undefined) return;
    console.log(`Installing ${name}…`);
    if ((await installFromDebian(name)) && findChromium([name]) !== undefined) return;
  }
  const code = await runCommand(node24, [tool('@playwright/test', 'playwright'), 'install', 'chromium']);
  if (code !== 0) {
    throw new Refusal('Chromium is missing. Install it and set CHROMIUM_PATH to its program.', code);
  }
}
