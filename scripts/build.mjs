import { runExclusively } from './toolchain/exclusive-command.mjs';
import { findNode24 } from './toolchain/node-24.mjs';
import { installPackages } from './toolchain/packages.mjs';
import { runAsCommand } from './toolchain/project.mjs';
import { buildSite } from './toolchain/site-build.mjs';

await runAsCommand(async function build() {
  await installPackages();
  await runExclusively('building the site', () => buildSite(findNode24(), { isQuiet: false }));
});
