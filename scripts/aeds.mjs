import { findNode24 } from './toolchain/node-24.mjs';
import { ensurePackages } from './toolchain/packages.mjs';
import { runAsCommand } from './toolchain/project.mjs';
import { runCommand } from './toolchain/run.mjs';

await runAsCommand(async function aeds() {
  await ensurePackages();
  return runCommand(findNode24(), ['registry/main.ts', ...process.argv.slice(2)]);
});
