import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { StreetsError } from '../streets-error.ts';

const profile = (name: string) => join(import.meta.dirname, '..', 'tilemaker', name);

/**
 * The size of an extract in bytes above which tilemaker stores nodes in a file. It then needs only a few hundred MB of
 * memory, regardless of the size of the extract.
 */
const nodeFileThresholdBytes = 200 * 1024 * 1024;

interface TilemakerRun {
  readonly extract: string;
  /** The name of the extract in error messages. */
  readonly title: string;
  readonly bytes: number;
  readonly out: string;
  /** The folder for data that do not fit into memory. */
  readonly store: string;
}

const howToInstall =
  'tilemaker, which reads extracts (.osm.pbf), is not installed. Install it ("apt-get install tilemaker" on Debian and Ubuntu, "brew install tilemaker" on macOS), or import a basemap (.pmtiles, .mbtiles).';

/** Thrown when tilemaker fails and the file may be the reason. */
export class TilemakerError extends StreetsError {}

/**
 * Runs tilemaker on an extract. Throws TilemakerError with its last output if it fails, or StreetsError if it is not
 * installed, is stopped, or runs out of memory.
 */
export async function runTilemaker({ extract, title, bytes, out, store }: TilemakerRun): Promise<void> {
  const config = ['--config', profile('streets.json'), '--process', profile('streets.lua')];
  const stored = bytes > nodeFileThresholdBytes ? ['--store', store] : [];
  const child = spawn('tilemaker', ['--input', extract, '--output', out, ...config, ...stored], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-4000);
    });
  }
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', (cause: NodeJS.ErrnoException) => {
        reject(cause.code === 'ENOENT' ? new StreetsError(howToInstall, { cause }) : cause);
      });
      child.once('close', (code, signal) => {
        if (code === 0) resolve();
        else reject(failed(title, code ?? signal, words));
      });
    });
  } finally {
    process.removeListener('exit', stop);
  }
}

/** Signals that the system or a person sends to a program. A program that fails gets others, such as SIGSEGV. */
const stoppingSignals = new Set<unknown>(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);

function failed(title: string, how: number | string | null, words: string): StreetsError {
  if (words.includes('std::bad_alloc'))
    return new StreetsError(
      `${title}: tilemaker had too little memory for it. Give it more memory, then import the file again.`,
    );
  if (stoppingSignals.has(how))
    return new StreetsError(
      `${title}: tilemaker was stopped (${how}) before it had read the file. Linux does that when memory runs out. Give it more memory, or find out who stopped it, then import the file again.`,
    );
  const last =
    words
      .trim()
      .split(/[\r\n]+/)
      .at(-1)
      ?.trim()
      .slice(-200) ?? '';
  return new TilemakerError(
    `${title}: tilemaker could not read it (${how}${last === '' ? '' : `: ${last}`}). Fetch it again, and check that there is room on the disk and in memory.`,
  );
}
