import { findNode24 } from './toolchain/node-24.mjs';
import { installPackages } from './toolchain/packages.mjs';
import { command } from './toolchain/project.mjs';
import { run } from './toolchain/run.mjs';
import { tool } from './toolchain/tool.mjs';

await command(async function develop() {
  await installPackages();
  return run(findNode24(), [tool('@react-router/dev', 'react-router'), 'dev', ...process.argv.slice(2)]);
});
