import { findNode24 } from './toolchain/node-24.mjs';
import { installPackages } from './toolchain/packages.mjs';
import { runAsCommand } from './toolchain/project.mjs';
import { productionEnvironment, runCommand } from './toolchain/run.mjs';
import { buildSiteIfStale, repeatBuildWarnings } from './toolchain/site-build.mjs';

await runAsCommand(async function start() {
  await installPackages();
  const node24 = findNode24();
  await buildSiteIfStale(node24);
  repeatBuildWarnings();
  return runCommand(node24, ['server/main.ts'], { isTied: true, env: productionEnvironment });
});
