import { findNode24 } from './toolchain/node-24.mjs';
import { installPackages } from './toolchain/packages.mjs';
import { CommandError, runAsCommand } from './toolchain/project.mjs';
import { runCommand } from './toolchain/run.mjs';

const generators = ['plates', 'globe', 'ground', 'films'];

await runAsCommand(async function media() {
  const [generator = '', ...rest] = process.argv.slice(2);
  if (!generators.includes(generator)) {
    throw new CommandError(
      `There is no generator "${generator}". Use one of ${generators.join(', ')}, such as npm run media -- plates.`,
    );
  }
  await installPackages();
  return runCommand(findNode24(), [`media/${generator}.ts`, ...rest]);
});
