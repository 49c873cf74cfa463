import { findNode24 } from './toolchain/node-24.mjs';
import { installPackages } from './toolchain/packages.mjs';
import { runAsCommand } from './toolchain/project.mjs';
import { runCommand } from './toolchain/run.mjs';

await runAsCommand(async function translations() {
  await installPackages();
  return runCommand(findNode24(), ['scripts/translations/main.ts', ...process.argv.slice(2)]);
});
