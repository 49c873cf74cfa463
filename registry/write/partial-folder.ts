import { rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lockFolder } from './folder-lock.ts';
import { publishByRename, repairInterruptedSwap } from './swap-folders.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Cells are 12 % smaller with quality 11, and 8 to 10 % with 10, for 35 and 13 times the processor time of 9. */
const brotliQuality = 9;

/** A window no larger than the file: the default uses megabytes of memory for each small cell. */
const windowBits = (size: number) =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(size + 16))),
  );

/**
 * A folder being written next to the published one. It is invisible until `publish`; until then, and if the import
 * fails, the published one stays complete.
 */
export class PartialFolder {
  readonly #target: string;
  readonly #partial: string;
  /** Releases the lock, which is held from before the folder is first read until after the last rename. */
  readonly #unlock: () => void;
  /** Files written in parallel: enough to keep the compressor's threads busy, few enough for the memory. */
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

  /** Locks the folder next to `target` and empties it. Throws ImportError while another import writes there. */
  protected static async prepare<Folder extends PartialFolder>(
    target: string,
    create: (target: string, unlock: () => void) => Folder,
  ): Promise<Folder> {
    const place = resolve(target);
    await mkdir(dirname(place), { recursive: true });
    const unlock = lockFolder(place);
    try {
      await repairInterruptedSwap(place);
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

  /** Writes a file with its .br and .gz copies; returns the size of the .br in bytes. */
  async writePacked(name: string, content: Uint8Array | string): Promise<number> {
    const path = this.path(name);
    const folder = dirname(path);
    if (!this.#folders.has(folder)) await mkdir(folder, { recursive: true });
    this.#folders.add(folder);
    return writePacked(path, Buffer.from(content as string));
  }

  /** Does not wait for the task unless too many are pending. Stores its error for `throwFailure`. */
  protected async addPending(task: Promise<void>): Promise<void> {
    const pending = task.catch((cause) => {
      this.#failure ??= cause;
    });
    this.#pending.add(pending);
    pending.finally(() => this.#pending.delete(pending));
    if (this.#pending.size >= this.#maxConcurrentFiles) await Promise.race(this.#pending);
  }

  /** Waits for all pending tasks; throws nothing. */
  protected async waitForPending(): Promise<void> {
    await Promise.all(this.#pending);
  }

  protected get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  /** Throws the first error of a task, if there is one. */
  protected throwFailure(): void {
    if (this.hasFailed) throw this.#failure;
  }

  /** Replaces the published folder with this one. */
  async publish(): Promise<void> {
    await publishByRename(this.#partial, this.#target);
    this.#unlock();
  }

  /** Deletes the folder after all pending tasks. */
  async discard(): Promise<void> {
    await this.waitForPending();
    this.abandon();
  }

  /** Deletes the folder. Synchronous, so that an interrupted import can still clean up. */
  abandon(): void {
    rmSync(this.#partial, { recursive: true, force: true });
    this.#unlock();
  }
}

/** Writes a file with its .br and .gz copies; returns the size of the first in bytes. */
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
