import { findNode24 } from './toolchain/node-24.mjs';
import { requirePackages } from './toolchain/packages.mjs';
import { command } from './toolchain/project.mjs';
import { run } from './toolchain/run.mjs';

await command(async function aeds() {
  await requirePackages();
  return run(findNode24(), ['registry/main.ts', ...process.argv.slice(2)]);
});
