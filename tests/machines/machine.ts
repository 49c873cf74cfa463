import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createTestFolder } from '../support/test-folder.ts';

/** One of several servers that share a database. Each is a process with its own data folder. */
export interface Machine {
  /** The URL at which this server responds. */
  readonly origin: string;
  /** Returns everything that the server has printed so far. */
  readonly output: () => string;
  readonly kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

/**
 * Starts a server with its main program and waits until it can serve data. Rejects with the server's output if it exits
 * first.
 */
export async function startMachine(variables: Readonly<Record<string, string>>): Promise<Machine> {
  const { child, output, ended } = await begin('server/main.ts', [], variables);
  const origin = await Promise.race([
    listening(() => /is at (http:\S+)/.exec(output())?.[1], child.stdout),
    ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${output()}`))),
  ]);
  // The server answers this request with 503 until its database is open, which takes several attempts on a slow
  // machine. The loop ends with an error if the server exits.
  const isReady = async (): Promise<boolean> => (await fetch(`${origin}/auth/v1/settings`)).status !== 503;
  try {
    while (!(await isReady()));
  } catch {
    throw new Error(`ended with ${await ended}: ${output()}`);
  }
  return {
    origin,
    output,
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

/** Runs one of the commands that operators start with npm, and returns its output. Rejects if the command fails. */
export async function runNpmScript(
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  const { output, ended } = await begin('server/control/main.ts', words, variables);
  const code = await ended;
  if (code !== 0) throw new Error(output());
  return output();
}

async function begin(script: string, words: readonly string[], variables: Readonly<Record<string, string>>) {
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    SERVE_FILES: 'off',
    LOG_LEVEL: 'error',
    DATA_FOLDER: createTestFolder(),
    NODE_COMPILE_CACHE: import.meta.env.NODE_COMPILE_CACHE,
    ...variables,
  };
  const child = spawn(process.execPath, [script, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  child.stdout.on('data', (chunk) => (written += String(chunk)));
  child.stderr.on('data', (chunk) => (written += String(chunk)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => written, ended };
}

async function listening(find: () => string | undefined, stream: NodeJS.ReadableStream): Promise<string> {
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    await once(stream, 'data');
  }
}
