import { runOperatorCommand } from './toolchain/run-operator-command.mjs';

await runOperatorCommand('admin', ...process.argv.slice(2));
