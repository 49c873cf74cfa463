import { spawn } from 'node:child_process';

/** An installation of packages that are on the machine already is over by then. In milliseconds. */
const askAfterMs = 1_500;
/** What answers later than this after the start is said not to have answered. */
const answerMsMax = 7_000;

const sentence =
  'The package registry has not answered yet. Check the network, and the registry and proxy that npm is set to (npm config list). ' +
  'npm keeps trying for some minutes.';

/**
 * Says so where the registry that npm is set to does not answer, while npm itself tries for minutes without a word.
 * @param {readonly [program: string, args: readonly string[]]} ping npm's own question, which knows its proxies and certificates
 * @param {(sentence: string) => void} [say]
 * @returns {() => void} ends the watch
 */
export function watchRegistry([program, args], say = console.log) {
  let isOver = false;
  const tell = () => {
    if (!isOver) say(sentence);
    stop();
  };
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let asking;
  const ask = () => {
    asking = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    asking.stdout?.on('data', (chunk) => (output += chunk));
    asking.stderr?.on('data', (chunk) => (output += chunk));
    asking.once('error', stop).once('close', (code) => {
      // A registry that knows no such question, or wants a name and password, answers all the same: with a status of HTTP.
      if (code === 0 || /\bE[1-5]\d\d\b/.test(output)) stop();
      else tell();
    });
  };
  const timers = [setTimeout(ask, askAfterMs), setTimeout(tell, answerMsMax)];
  function stop() {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
    asking?.kill();
  }
  return stop;
}
