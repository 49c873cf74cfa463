import { findNode24 } from './toolchain/node-24.mjs';
import { installPackages } from './toolchain/packages.mjs';
import { runAsCommand } from './toolchain/project.mjs';
import { runCommand } from './toolchain/run.mjs';

await runAsCommand(async function schema() {
  await installPackages();
  return runCommand(findNode24(), ['server/db/schema/write-schema.ts']);
});
