import { resolveFileArgument, runOperatorCommand } from './toolchain/run-operator-command.mjs';

await runOperatorCommand('restore', ...resolveFileArgument(process.argv[2]));
