import { installTilemaker } from './toolchain/debian.mjs';
import { findNode24 } from './toolchain/node-24.mjs';
import { ensurePackages } from './toolchain/packages.mjs';
import { runAsCommand } from './toolchain/project.mjs';
import { runCommand } from './toolchain/run.mjs';

await runAsCommand(async function streets() {
  await ensurePackages();
  const isImport = process.argv[2] === 'import';
  const hasExtract = process.argv.some((word) => word.endsWith('.pbf'));
  // If tilemaker cannot be installed here, the import explains how to install it.
  if (isImport && hasExtract) await installTilemaker();
  return runCommand(findNode24(), ['streets/main.ts', ...process.argv.slice(2)]);
});
