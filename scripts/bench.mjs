import { findChromium, installChromium } from './toolchain/chromium.mjs';
import { findNode24 } from './toolchain/node-24.mjs';
import { installPackages } from './toolchain/packages.mjs';
import { command } from './toolchain/project.mjs';
import { run } from './toolchain/run.mjs';
import { buildSiteIfStale } from './toolchain/site-build.mjs';

await command(async function bench() {
  await installPackages();
  const node24 = findNode24();
  await installChromium(node24);
  await buildSiteIfStale(node24);
  const chromium = findChromium();
  // Lighthouse asks for its browser under this name.
  const env = chromium === undefined ? {} : { CHROME_PATH: chromium };
  return run(node24, ['bench/main.ts', ...process.argv.slice(2)], { env });
});
