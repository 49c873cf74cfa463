import { findChromium, installChromium } from './toolchain/chromium.mjs';
import { findNode24 } from './toolchain/node-24.mjs';
import { installPackages } from './toolchain/packages.mjs';
import { runAsCommand } from './toolchain/project.mjs';
import { runCommand } from './toolchain/run.mjs';
import { buildSiteIfStale } from './toolchain/site-build.mjs';

/** Benchmarks run in the same browser that visitors have, and not in the headless shell. */
const browser = ['chromium'];

await runAsCommand(async function bench() {
  await installPackages();
  const node24 = findNode24();
  await installChromium(node24, browser);
  await buildSiteIfStale(node24);
  const chromium = findChromium(browser);
  // Lighthouse finds the browser in CHROME_PATH, and our own measurements of pages find it in CHROMIUM_PATH.
  const env = chromium === undefined ? {} : { CHROME_PATH: chromium, CHROMIUM_PATH: chromium };
  return runCommand(node24, ['bench/main.ts', ...process.argv.slice(2)], { env });
});
