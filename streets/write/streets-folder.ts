import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { StreetFileListed } from '../../domain/streets/street-index.ts';
import { lockFolder } from '../../registry/write/folder-lock.ts';
import { healSwap, swapIn } from '../../registry/write/swap-folders.ts';
import { writePacked } from '../../registry/write/write-packed.ts';

/** Files on the way to the disk at once. */
const atOnce = 6;

const hashOf = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Streets being written beside the published ones. Nothing of them is seen until `publish`. */
export class StreetsFolder {
  readonly #target: string;
  readonly #partial: string;
  readonly #unlock: () => void;
  readonly #onTheWay = new Set<Promise<void>>();
  readonly #folders = new Set<string>();
  #failure: unknown;

  private constructor(target: string, unlock: () => void) {
    this.#target = target;
    this.#partial = `${target}.partial`;
    this.#unlock = unlock;
  }

  /** Starts streets for `target`. Throws ImportError while another import writes there. */
  static async begin(target: string): Promise<StreetsFolder> {
    const place = resolve(target);
    await mkdir(dirname(place), { recursive: true });
    const unlock = lockFolder(place);
    try {
      await healSwap(place);
      const folder = new StreetsFolder(place, unlock);
      await rm(folder.#partial, { recursive: true, force: true });
      await mkdir(folder.#partial, { recursive: true });
      return folder;
    } catch (cause) {
      unlock();
      throw cause;
    }
  }

  /** Writes a file with its .br and .gz under the name its hash gives; tells the hash at once and the bytes later. Waits while many are on their way. */
  async write(
    nameOf: (hash: string) => string,
    content: Uint8Array | string,
    done: (listed: StreetFileListed) => void,
  ): Promise<void> {
    const hash = hashOf(content);
    const task = this.writePacked(nameOf(hash), content)
      .then((bytes) => done({ hash, bytes }))
      .catch((cause) => {
        this.#failure ??= cause;
      });
    this.#onTheWay.add(task);
    task.finally(() => this.#onTheWay.delete(task));
    if (this.#onTheWay.size >= atOnce) await Promise.race(this.#onTheWay);
    if (this.#failure) throw this.#failure;
  }

  /** Waits for all files. */
  async settle(): Promise<void> {
    await Promise.all(this.#onTheWay);
    if (this.#failure) throw this.#failure;
  }

  /** Writes a file with its .br and .gz beside it; returns the bytes of the first. */
  async writePacked(name: string, content: Uint8Array | string): Promise<number> {
    const path = join(this.#partial, name);
    const folder = dirname(path);
    if (!this.#folders.has(folder)) await mkdir(folder, { recursive: true });
    this.#folders.add(folder);
    return writePacked(path, Buffer.from(content as string));
  }

  /** Puts the written streets in the place of the published ones. */
  async publish(): Promise<void> {
    await swapIn(this.#partial, this.#target);
    this.#unlock();
  }

  /** Throws away what was written, once nothing more is on its way to the disk. */
  async discard(): Promise<void> {
    await Promise.all(this.#onTheWay);
    this.abandon();
  }

  /** Throws away what was written. Works at once, so that an interrupted import can still clean up. */
  abandon(): void {
    rmSync(this.#partial, { recursive: true, force: true });
    this.#unlock();
  }
}
