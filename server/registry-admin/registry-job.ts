import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority, tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FinishedJob, JobKind, RunningJob } from '../../domain/registry-admin/registry-import.ts';
import type { ConfiguredAreas } from './areas.ts';

const programOf = (tool: 'registry' | 'streets') => fileURLToPath(new URL(`../../${tool}/main.ts`, import.meta.url));

/**
 * The nice value of jobs. Their priority is lower than that of everything that serves requests, for example the
 * embedded database with 5.
 */
const jobPriority = 10;
/**
 * Time in milliseconds after which a job that was asked to stop is killed. An importer that is comparing a million AEDs
 * reacts late to a signal.
 */
const graceMs = 3_000;
const outputMax = 32 * 1024 * 1024;

export interface RegistryJobs {
  readonly running: () => RunningJob | null;
  readonly ended: () => FinishedJob | null;
  /**
   * Returns the reason why the last inspection of a file failed. Null if it succeeded, or if there was none since the
   * server started.
   */
  readonly failureOf: (fileId: string) => string | null;
  /**
   * Starts a job. Returns false if another one is running. An inspection of a file is queued instead. `onDone` receives
   * the job's output.
   */
  readonly start: (job: JobToStart) => boolean;
  /** Runs a job to its end. Resolves to the error message, or null if the job succeeded. */
  readonly run: (job: JobToStart) => Promise<string | null>;
  /** Asks the running job to stop. An import deletes its draft if it stops within the grace period. */
  readonly stop: () => void;
  /** Stops the running job immediately, because the server itself is stopping. */
  readonly close: () => void;
}

interface JobToStart {
  readonly kind: JobKind;
  readonly fileId?: string;
  /** The command-line arguments of the job. */
  readonly args: readonly string[];
  readonly onDone?: (output: string) => Promise<void>;
}

interface JobOptions {
  readonly dataFolder: string;
  readonly aedsFolder: string;
  readonly streetsFolder?: string;
  readonly programPath?: string | undefined;
  /** The environment variable NODE_COMPILE_CACHE. Without it, a command takes a third longer to start. */
  readonly compileCacheFolder?: string | undefined;
  /** Which command line to run. The default is the registry's. */
  readonly tool?: 'registry' | 'streets';
  /**
   * The Overpass server from which countries are fetched, and the site's address, which is sent to it as the contact.
   */
  readonly overpass?: Pick<ConfiguredAreas, 'overpassUrl' | 'siteOrigin'>;
  /** A program and its arguments, which tests run instead of the command line. */
  readonly command?: readonly string[];
}

function startProcess(
  args: readonly string[],
  {
    dataFolder,
    aedsFolder,
    streetsFolder,
    programPath,
    compileCacheFolder,
    tool = 'registry',
    overpass = {},
    command,
  }: JobOptions,
): ChildProcess {
  const [name, ...before] = command ?? [process.execPath, programOf(tool)];
  // The environment of the child process, without the server's secrets.
  const env = {
    DATA_FOLDER: dataFolder,
    AEDS_FOLDER: aedsFolder,
    STREETS_FOLDER: streetsFolder,
    // The folders in which the command line looks for tilemaker.
    PATH: programPath,
    AED_OVERPASS_URL: overpass.overpassUrl,
    NODE_COMPILE_CACHE: compileCacheFolder,
    SITE_ORIGIN: overpass.siteOrigin,
  };
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(name ?? '', [...before, ...args], { env, stdio: [...stdio], windowsHide: true });
  // The priority is set while the process has only one thread, because threads that it starts later inherit the
  // priority.
  if (child.pid !== undefined) setPriority(child.pid, jobPriority);
  return child;
}

/**
 * Runs a command of the registry or the streets to its end, even while a job is running. Resolves to its output, or
 * rejects with its error output.
 */
export const runRegistryCommand = (args: readonly string[], options: JobOptions): Promise<string> =>
  outputOf(startProcess(args, options), () => undefined);

/** Creates a runner that executes command lines in a child process, one job at a time. */
export function createRegistryJobs(options: JobOptions): RegistryJobs {
  let running: RunningJob | null = null;
  let ended: FinishedJob | null = null;
  let child: ChildProcess | null = null;

  async function carryOut({ args, onDone }: JobToStart): Promise<string | null> {
    try {
      child = startProcess(args, options);
      const output = await outputOf(child, (progress) => {
        if (running) running = { ...running, progress };
      });
      await onDone?.(output);
      return null;
    } catch (error) {
      return withoutServerPaths((error as Error).message, options);
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
      // These jobs can be killed, because the next import deletes their unfinished files. Other jobs complete on their
      // own.
      if (running === null || !['import', 'refresh', 'understand'].includes(running.kind)) return;
      // The streets command runs tilemaker as a child process and stops it on SIGTERM. After a SIGKILL, tilemaker would
      // continue to run.
      child?.kill(options.tool === 'streets' ? 'SIGTERM' : 'SIGKILL');
    },
  };
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Removes stack traces and folder names from a message, so that only the names of uploaded files remain. */
function withoutServerPaths(
  sentence: string,
  { dataFolder, aedsFolder, streetsFolder = aedsFolder }: JobOptions,
): string {
  const panelFolder = join(dataFolder, 'registers');
  const published = [dirname(aedsFolder), dirname(streetsFolder)];
  const folders = [panelFolder, ...[panelFolder, dataFolder, ...published, tmpdir()].map((path) => resolve(path))];
  const prefixes = [...folders.map((folder) => `${folder}${sep}`), root];
  const withoutFolders = prefixes.reduce((text, prefix) => text.replaceAll(prefix, ''), sentence);
  return withoutFolders
    .replaceAll(/(?:streets[\\/])?[0-9a-f-]{36}[\\/]file[\\/]/g, '')
    .replaceAll(/\n\s+at [^\n]*/g, '');
}

const tookTooLong = 'The file took too long to read. Split it, or leave it out.';

/** Resolves to a process's output. Rejects with its error output if it fails. */
function outputOf(child: ChildProcess, onProgress: (line: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let [output, errorOutput] = ['', ''];
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < outputMax) output += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      const lines = text.split('\n').filter(Boolean);
      for (const line of lines) {
        if (line.startsWith('…')) onProgress(line.slice(1));
        else errorOutput = `${errorOutput}${line}\n`.slice(-4000);
      }
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output);
      // A watchdog ends a command with SIGQUIT if a query takes too long (registry/formats/query-timeout.ts). The last
      // line of the error output gives the reason.
      else if (signal === 'SIGQUIT') reject(new Error(errorOutput.trim().split('\n').at(-1) || tookTooLong));
      else if (signal !== null || code === 130) reject(new Error('The import was stopped.'));
      else
        reject(
          new Error(
            errorOutput.trim() || `The import ended with code ${code} and without a message. See the server's log.`,
          ),
        );
    });
  });
}
