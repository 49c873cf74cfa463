import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { hasParentNpmEnded } from './lifetime/parent-npm.mjs';

const supervisor = fileURLToPath(new URL('./lifetime/supervise-program.mjs', import.meta.url));

/**
 * @typedef {object} RunOptions
 * @property {boolean} [isQuiet] collects the output and shows it only when the program fails
 * @property {NodeJS.Signals} [stopSignal] the signal to send instead of the received one, for a program that cleans up
 *   only on this signal
 * @property {Record<string, string>} [env] variables on top of the current ones
 * @property {boolean} [isTied] gives the program an IPC channel, which closes when this process ends, even if it is
 *   killed
 * @property {boolean} [isKept] ends the program and all its children when this process ends, even if it is killed; for
 *   a program that does not listen to an IPC channel
 */

/**
 * Environment of a build and of a production server. React renders pages three times as fast in production mode. Node
 * caches compiled code in a folder, so that a process need not strip types and compile again. If the folder is not
 * writable, Node runs without a cache.
 */
export const productionEnvironment = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? 'node_modules/.cache/node',
};

/**
 * Runs a program and waits until it ends. Signals that this process receives are forwarded to the program. If npm
 * started this script and is killed, npm can forward no signal, so the program is ended as well.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} exit code; 128 plus the signal's number if a signal ended it
 */
export function runCommand(program, args, options = {}) {
  const { isQuiet = false, stopSignal, env = {}, isTied = false, isKept = false } = options;
  return new Promise((resolve, reject) => {
    const channels = isQuiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit'];
    const stdio = /** @type {import('node:child_process').StdioOptions} */ ([
      ...channels,
      ...(isTied || isKept ? ['ipc'] : []),
    ]);
    const [begun, words] = isKept ? [process.execPath, [supervisor, program, ...args]] : [program, args];
    // In a separate process group, the program can be ended together with its children.
    const detached = isKept && process.platform !== 'win32';
    const child = spawn(begun, words, { stdio, detached, env: { ...process.env, ...env } });
    /** @type {Uint8Array[]} */
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    const stopPassing = forwardSignals(child, stopSignal);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      stopPassing();
      if (isQuiet && code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals | undefined} stopSignal
 */
function forwardSignals(child, stopSignal) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => child.kill(stopSignal ?? signal);
  for (const signal of signals) process.on(signal, forward);
  const watch = setInterval(() => {
    if (!hasParentNpmEnded()) return;
    clearInterval(watch);
    forward('SIGTERM');
  }, 500);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, forward);
  };
}

/**
 * Starts a program without waiting for its end. The caller reads its standard output.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} env variables on top of the current ones
 */
export function spawnProgram(program, args, env) {
  return spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
}
