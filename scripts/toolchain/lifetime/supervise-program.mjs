// Runs a program, and ends it when the process that started this script ends: supervise-program.mjs PROGRAM ARGUMENTS…
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const [program = '', ...words] = process.argv.slice(2);
const child = spawn(program, words, { stdio: 'inherit' });
let isEnding = false;

/**
 * Ends the process group, which consists of this script, the program and its children.
 * @param {NodeJS.Signals} signal
 */
function end(signal) {
  if (isEnding && signal !== 'SIGKILL') return;
  isEnding = true;
  if (process.platform === 'win32') child.kill(signal);
  else process.kill(-process.pid, signal);
}

for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end);
if (process.connected === false) end('SIGKILL');
process.once('disconnect', () => end('SIGKILL'));
child.once('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.once('close', (code, signal) => process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
