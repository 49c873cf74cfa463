import { findNode24 } from './toolchain/node-24.mjs';
import { requirePackages } from './toolchain/packages.mjs';
import { command } from './toolchain/project.mjs';
import { runCommand } from './toolchain/run.mjs';

await command(async function aeds() {
  await requirePackages();
  return runCommand(findNode24(), ['registry/main.ts', ...process.argv.slice(2)]);
});
