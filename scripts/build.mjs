import { alone } from './toolchain/alone.mjs';
import { findNode24 } from './toolchain/node-24.mjs';
import { installPackages } from './toolchain/packages.mjs';
import { command } from './toolchain/project.mjs';
import { buildSite } from './toolchain/site-build.mjs';

await command(async function build() {
  await installPackages();
  await alone('builds the site', () => buildSite(findNode24(), { isQuiet: false }));
});
