import { rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { lockFolder } from './folder-lock.ts';
import { healSwap, swapIn } from './swap-folders.ts';
import { writePacked } from './write-packed.ts';

/**
 * A folder being written beside the published one. Nothing of it is visible until `publish`; until then, and when the
 * import fails, the published one stays whole.
 */
export class PartialFolder {
  readonly #target: string;
  readonly #partial: string;
  /** Held from before the first look at the folder until after the last rename. */
  readonly #unlock: () => void;
  /** Files being written at the same time: enough to keep the compressor's threads busy, few enough for the memory. */
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

  /** Locks the folder beside `target` and empties it. Throws ImportError while another import writes there. */
  protected static async prepare<Folder extends PartialFolder>(
    target: string,
    create: (target: string, unlock: () => void) => Folder,
  ): Promise<Folder> {
    const place = resolve(target);
    await mkdir(dirname(place), { recursive: true });
    const unlock = lockFolder(place);
    try {
      await healSwap(place);
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

  /** Writes a file with its .br and .gz beside it; returns the size of the .br in bytes. */
  async writePacked(name: string, content: Uint8Array | string): Promise<number> {
    const path = this.path(name);
    const folder = dirname(path);
    if (!this.#folders.has(folder)) await mkdir(folder, { recursive: true });
    this.#folders.add(folder);
    return writePacked(path, Buffer.from(content as string));
  }

  /** Does not wait for the task unless too many are pending. Its failure is kept for `throwFailure`. */
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

  /** Throws the first failure of a pending task, if there is one. */
  protected throwFailure(): void {
    if (this.hasFailed) throw this.#failure;
  }

  /** Replaces the published folder by this one. */
  async publish(): Promise<void> {
    await swapIn(this.#partial, this.#target);
    this.#unlock();
  }

  /** Deletes what was written, once nothing more is pending. */
  async discard(): Promise<void> {
    await this.waitForPending();
    this.abandon();
  }

  /** Deletes what was written. Synchronous, so that an interrupted import can still clean up. */
  abandon(): void {
    rmSync(this.#partial, { recursive: true, force: true });
    this.#unlock();
  }
}
