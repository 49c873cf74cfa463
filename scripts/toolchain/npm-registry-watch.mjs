import { spawn } from 'node:child_process';

/** Delay in milliseconds before the registry is pinged. By then, an installation from npm's cache has finished. */
const pingDelayMs = 1_500;
/** Time in milliseconds after which the registry counts as unreachable. */
const answerMsMax = 7_000;

const sentence =
  'The package registry has not answered yet. Check the network, and the registry and proxy that npm is set to (npm config list). ' +
  'npm keeps trying for some minutes.';

/**
 * Prints a message if the configured npm registry does not answer, because npm itself retries silently for minutes.
 * @param {readonly [program: string, args: readonly string[]]} ping the command `npm ping`, which uses the proxies and
 *   certificates of npm
 * @param {(sentence: string) => void} [log]
 * @returns {() => void} ends the watch
 */
export function watchNpmRegistry([program, args], log = console.log) {
  let isOver = false;
  const tell = () => {
    if (!isOver) log(sentence);
    stop();
  };
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let pingProcess;
  const startPing = () => {
    pingProcess = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    pingProcess.stdout?.on('data', (chunk) => (output += chunk));
    pingProcess.stderr?.on('data', (chunk) => (output += chunk));
    pingProcess.once('error', stop).once('close', (code) => {
      // A registry that does not support ping, or that requires a login, still responds with an HTTP status.
      if (code === 0 || /\bE[1-5]\d\d\b/.test(output)) stop();
      else tell();
    });
  };
  const timers = [setTimeout(startPing, pingDelayMs), setTimeout(tell, answerMsMax)];
  function stop() {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
    pingProcess?.kill();
  }
  return stop;
}
