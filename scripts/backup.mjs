import { resolveFileArgument, runOperatorCommand } from './toolchain/run-operator-command.mjs';

await runOperatorCommand('backup', ...resolveFileArgument(process.argv[2]));
