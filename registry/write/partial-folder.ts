import { rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lockFolder } from './folder-lock.ts';
import { publishByRename, repairInterruptedSwap, requireReplaceable } from './swap-folders.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Higher qualities of brotli cost too much processor time: quality 10 makes cells 8 to 10 % smaller but takes 13 times
 * as long, and quality 11 makes them 12 % smaller but takes 35 times as long.
 */
const brotliQuality = 9;

/**
 * Returns the smallest compression window that covers a file. The default window would use megabytes of memory for each
 * small cell.
 */
const windowBits = (size: number) =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(size + 16))),
  );

/**
 * A new folder that is written next to the published one. Visitors do not see it before `publish`. Until then, and if
 * the import fails, the published folder stays complete.
 */
export class PartialFolder {
  readonly #target: string;
  readonly #partial: string;
  /** Releases the lock. It is held from before the first read of the folder until after the last rename. */
  readonly #unlock: () => void;
  /**
   * The maximum number of files that are written at the same time. It keeps the threads of the compressor busy without
   * using too much memory.
   */
  readonly #maxConcurrentFiles: number;
  readonly #pending = new Set<Promise<void>>();
  readonly #folders = new Set<string>();
  #failure: unknown;

  protected constructor(target: string, unlock: () => void, maxConcurrentFiles: number) {
    this.#target = target;
    this.#partial = `${target}.partial`;
    this.#unlock = unlock;
    this.#maxConcurrentFiles = maxConcurrentFiles;
  }

  /**
   * Locks `target` and creates an empty folder next to it for the new files. Throws ImportError if another import holds
   * the lock, or if something else is at `target`.
   */
  protected static async prepare<Folder extends PartialFolder>(
    target: string,
    create: (target: string, unlock: () => void) => Folder,
  ): Promise<Folder> {
    const place = resolve(target);
    await mkdir(dirname(place), { recursive: true });
    const unlock = lockFolder(place);
    try {
      await repairInterruptedSwap(place);
      requireReplaceable(place);
      const folder = create(place, unlock);
      await rm(folder.path('.'), { recursive: true, force: true });
      await mkdir(folder.path('report'), { recursive: true });
      return folder;
    } catch (cause) {
      unlock();
      throw cause;
    }
  }

  path(name: string): string {
    return join(this.#partial, name);
  }

  /** Writes a file and its .br and .gz copies. Returns the size of the .br copy in bytes. */
  async writePacked(name: string, content: Uint8Array | string): Promise<number> {
    const path = this.path(name);
    const folder = dirname(path);
    if (!this.#folders.has(folder)) await mkdir(folder, { recursive: true });
    this.#folders.add(folder);
    return writePacked(path, Buffer.from(content as string));
  }

  /**
   * Adds a task that runs in the background. Waits only if too many tasks are pending. If a task fails, its error is
   * stored for `throwFailure`.
   */
  protected async addPending(task: Promise<void>): Promise<void> {
    const pending = task.catch((cause) => {
      this.#failure ??= cause;
    });
    this.#pending.add(pending);
    pending.finally(() => this.#pending.delete(pending));
    if (this.#pending.size >= this.#maxConcurrentFiles) await Promise.race(this.#pending);
  }

  /** Waits for all pending tasks. Does not throw if a task fails. */
  protected async waitForPending(): Promise<void> {
    await Promise.all(this.#pending);
  }

  protected get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  /** Throws the first error of the tasks, if any task has failed. */
  protected throwFailure(): void {
    if (this.hasFailed) throw this.#failure;
  }

  /** Replaces the published folder with this one and releases the lock. */
  async publish(): Promise<void> {
    await publishByRename(this.#partial, this.#target);
    this.#unlock();
  }

  /** Waits for all pending tasks, deletes the folder and releases the lock. */
  async discard(): Promise<void> {
    await this.waitForPending();
    this.abandon();
  }

  /** Deletes the folder and releases the lock. It is synchronous so that an interrupted import can still clean up. */
  abandon(): void {
    rmSync(this.#partial, { recursive: true, force: true });
    this.#unlock();
  }
}

/** Writes a file and its .br and .gz copies. Returns the size of the .br copy in bytes. */
async function writePacked(path: string, bytes: Uint8Array): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
  };
  const [brotli, zipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
  await Promise.all([writeFile(path, bytes), writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
  return brotli.length;
}
