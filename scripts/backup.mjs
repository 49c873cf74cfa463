import { fileArgument, runOperatorCommand } from './toolchain/run-operator-command.mjs';

await runOperatorCommand('backup', ...fileArgument(process.argv[2]));
