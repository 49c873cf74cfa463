import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';
import { Refusal } from './project.mjs';
import { run } from './run.mjs';
import { tool } from './tool.mjs';

const debianChromium = '/usr/bin/chromium';

/**
 * Where Chromium is: CHROMIUM_PATH wins, then Debian's package; undefined leaves it to Playwright, which knows its own.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return existsSync(debianChromium) ? debianChromium : undefined;
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
 * Installs Chromium where there is none: Debian's package when root on Debian, else Playwright's own.
 * @param {string} node24
 */
export async function installChromium(node24) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Refusal(
      `Got CHROMIUM_PATH=${named}, where there is no file; expected Chromium; mend or unset the variable.`,
    );
  }
  if (findChromium() !== undefined) return;
  console.log('Installing Chromium…');
  if ((await installFromDebian('chromium')) && existsSync(debianChromium)) return;
  const code = await run(node24, [tool('@playwright/test', 'playwright'), 'install', 'chromium']);
  if (code !== 0) {
    throw new Refusal(
      'Got no Chromium; expected one to test with; install it and set CHROMIUM_PATH to its program.',
      code,
    );
  }
}
