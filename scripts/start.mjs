import { findNode24 } from './toolchain/node-24.mjs';
import { installPackages } from './toolchain/packages.mjs';
import { command } from './toolchain/project.mjs';
import { production, runCommand } from './toolchain/run.mjs';
import { buildSiteIfStale, repeatWarning } from './toolchain/site-build.mjs';

await command(async function start() {
  await installPackages();
  const node24 = findNode24();
  await buildSiteIfStale(node24);
  repeatWarning();
  return runCommand(node24, ['server/main.ts'], { isTied: true, env: production });
});
