import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isParentNpmGone } from './lifetime/parent-npm.mjs';

const supervisor = fileURLToPath(new URL('./lifetime/supervise-program.mjs', import.meta.url));

/**
 * @typedef {object} RunOptions
 * @property {boolean} [isQuiet] collects the output and shows it only when the program fails
 * @property {NodeJS.Signals} [stopSignal] sent in place of the received signal, to a program that cleans up only for
 *   this one
 * @property {Record<string, string>} [env] variables on top of the current ones
 * @property {boolean} [isTied] gives the program an IPC channel that closes when this process ends in any way
 * @property {boolean} [isKept] ends a program without such a channel, and all its children, when this process ends in
 *   any way
 */

/**
 * Environment of a build and of a production server. React renders pages three times as fast in production mode. Node
 * caches compiled code, so that it need not strip types and compile again in every process; if the folder is not
 * writable, it runs without a cache.
 */
export const productionEnvironment = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? 'node_modules/.cache/node',
};

/**
 * Runs a program and waits for its end. Signals are forwarded to it. If npm ran this script and is killed, the program
 * is ended as well, because a killed npm forwards no signal.
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
    // With its own process group, the program and its children can be ended together.
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
    if (!isParentNpmGone()) return;
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
