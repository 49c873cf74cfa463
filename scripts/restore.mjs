import { fileArgument, runOperatorCommand } from './toolchain/run-operator-command.mjs';

await runOperatorCommand('restore', ...fileArgument(process.argv[2]));
