import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority, tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FinishedJob, JobKind, RunningJob } from '../../domain/registry-admin/registry-import.ts';
import type { ConfiguredAreas } from './areas.ts';

const programOf = (tool: 'registry' | 'streets') => fileURLToPath(new URL(`../../${tool}/main.ts`, import.meta.url));

/** Lower priority than everything that serves requests; the embedded database has 5. */
const behind = 10;
/** Time allowed for stopping, in milliseconds: an importer that compares a million AEDs reacts to a signal late. */
const graceMs = 3_000;
const outputMax = 32 * 1024 * 1024;

export interface RegistryJobs {
  readonly running: () => RunningJob | null;
  readonly ended: () => FinishedJob | null;
  /**
   * Why the last inspection of a file failed; null if it succeeded, or the file was not inspected since the server
   * started.
   */
  readonly failureOf: (fileId: string) => string | null;
  /**
   * Starts a job; false if another one is running. An inspection of a file is waited for instead. `onDone` receives the
   * job's output.
   */
  readonly start: (job: JobToStart) => boolean;
  /** Starts a job and waits for its end; returns the error message, or null if it succeeded. */
  readonly run: (job: JobToStart) => Promise<string | null>;
  /** Stops the running job: an import deletes its draft when it stops in time. */
  readonly stop: () => void;
  /** Stops the running job immediately, when the server itself stops. */
  readonly close: () => void;
}

interface JobToStart {
  readonly kind: JobKind;
  readonly fileId?: string;
  /** Command-line arguments. */
  readonly words: readonly string[];
  readonly onDone?: (output: string) => Promise<void>;
}

interface JobOptions {
  readonly dataFolder: string;
  readonly aedsFolder: string;
  readonly streetsFolder?: string;
  readonly programPath?: string | undefined;
  /** The command line to run; by default the registry's. */
  readonly tool?: 'registry' | 'streets';
  /** The Overpass server that countries are fetched from, and the site's address as the contact sent to it. */
  readonly overpass?: Pick<ConfiguredAreas, 'overpassUrl' | 'siteOrigin'>;
  /** A program to run instead, for tests. */
  readonly command?: readonly string[];
}

function startProcess(
  words: readonly string[],
  { dataFolder, aedsFolder, streetsFolder, programPath, tool = 'registry', overpass = {}, command }: JobOptions,
): ChildProcess {
  const [name, ...before] = command ?? [process.execPath, programOf(tool)];
  // The child process does not get the server's secrets.
  const env = {
    DATA_FOLDER: dataFolder,
    AEDS_FOLDER: aedsFolder,
    STREETS_FOLDER: streetsFolder,
    // The folders in which tilemaker is searched.
    PATH: programPath,
    AED_OVERPASS_URL: overpass.overpassUrl,
    SITE_ORIGIN: overpass.siteOrigin,
  };
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(name ?? '', [...before, ...words], { env, stdio: [...stdio], windowsHide: true });
  // Set immediately, while it has one thread: threads created later inherit it.
  if (child.pid !== undefined) setPriority(child.pid, behind);
  return child;
}

/**
 * Runs a registry command to its end, in parallel to any job; returns its output. Rejects with its error output if it
 * fails.
 */
export const runRegistryCommand = (words: readonly string[], options: JobOptions): Promise<string> =>
  outputOf(startProcess(words, options), () => undefined);

/** Runs command lines in a child process, one job at a time. */
export function createRegistryJobs(options: JobOptions): RegistryJobs {
  let running: RunningJob | null = null;
  let ended: FinishedJob | null = null;
  let child: ChildProcess | null = null;

  async function carryOut({ words, onDone }: JobToStart): Promise<string | null> {
    try {
      child = startProcess(words, options);
      const output = await outputOf(child, (progress) => {
        if (running) running = { ...running, progress };
      });
      await onDone?.(output);
      return null;
    } catch (error) {
      return byName((error as Error).message, options);
    }
  }

  const waiting: JobToStart[] = [];
  const failures = new Map<string, string>();

  function begin(job: JobToStart): Promise<string | null> | null {
    if (running !== null) return null;
    const { kind, fileId = null } = job;
    running = { kind, fileId, progress: '' };
    return carryOut(job).then((failure) => {
      running = null;
      child = null;
      ended = { kind, fileId, failure };
      if (fileId !== null && failure === null) failures.delete(fileId);
      else if (fileId !== null && failure !== null) failures.set(fileId, failure);
      const next = waiting.shift();
      if (next !== undefined) void begin(next);
      return failure;
    });
  }

  return {
    running: () => running,
    ended: () => ended,
    failureOf: (fileId) => failures.get(fileId) ?? null,
    start(job) {
      if (begin(job) !== null) return true;
      if (job.kind !== 'understand') return false;
      waiting.push(job);
      return true;
    },
    run: async (job) => (await begin(job)) ?? null,
    stop() {
      waiting.length = 0;
      const stopped = child;
      stopped?.kill('SIGTERM');
      setTimeout(() => stopped?.kill('SIGKILL'), graceMs).unref();
    },
    close() {
      waiting.length = 0;
      // Killed, since nobody waits for it. The next import deletes what it leaves unfinished; renames of a publication
      // complete on their own.
      if (running === null || !['import', 'refresh', 'understand'].includes(running.kind)) return;
      // tilemaker is a child of the streets command, which stops it when asked to stop; killed, it would leave it
      // running.
      child?.kill(options.tool === 'streets' ? 'SIGTERM' : 'SIGKILL');
    },
  };
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Replaces server paths in a message with the names of the uploaded files, and removes stack traces. */
function byName(sentence: string, { dataFolder, aedsFolder, streetsFolder = aedsFolder }: JobOptions): string {
  const registers = join(dataFolder, 'registers');
  const published = [dirname(aedsFolder), dirname(streetsFolder)];
  const folders = [registers, ...[registers, dataFolder, ...published, tmpdir()].map((path) => resolve(path))];
  const prefixes = [...folders.map((folder) => `${folder}${sep}`), root];
  const withoutFolders = prefixes.reduce((text, prefix) => text.replaceAll(prefix, ''), sentence);
  return withoutFolders
    .replaceAll(/(?:streets[\\/])?[0-9a-f-]{36}[\\/]file[\\/]/g, '')
    .replaceAll(/\n\s+at [^\n]*/g, '');
}

/** A process's output. Rejects with its error output if it fails. */
function outputOf(child: ChildProcess, onProgress: (line: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let [output, said] = ['', ''];
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < outputMax) output += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      const lines = text.split('\n').filter(Boolean);
      for (const line of lines) {
        if (line.startsWith('…')) onProgress(line.slice(1));
        else said = `${said}${line}\n`.slice(-4000);
      }
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output);
      // A watchdog ends a command with this signal when a query blocks it (registry/formats/query-timeout.ts); the last
      // line of its output says why.
      else if (signal === 'SIGQUIT') reject(new Error(said.trim().split('\n').at(-1) || 'It took too long.'));
      else if (signal !== null || code === 130) reject(new Error('It was stopped. Nothing was changed.'));
      else reject(new Error(said.trim() || `It ended with code ${code} and no message. See the log.`));
    });
  });
}
