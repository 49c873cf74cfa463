import { existsSync, readFileSync, statSync } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { parseRegistryIndex, type RegistryIndex } from '../../domain/registry/registry-index.ts';
import { versionOfFile } from '../../domain/registry/registry-stamps.ts';
import { ImportError } from '../source-record.ts';

/** A file as it was published, with the version in its address. */
export interface FormerFile {
  readonly text: string;
  readonly version: string;
}

const endings = ['', '.br', '.gz'] as const;

/** The text of a file whose packed ones say the same; null for any that a cut of the power or a hand has left half: it is written again. */
function readWhole(path: string): string | null {
  try {
    const [bytes, brotli, zipped] = endings.map((ending) => readFileSync(path + ending));
    if (!bytes || !brotli || !zipped) return null;
    return brotliDecompressSync(brotli).equals(bytes) && gunzipSync(zipped).equals(bytes) ? bytes.toString() : null;
  } catch {
    return null;
  }
}

function readIndex(path: string): RegistryIndex | null {
  if (!existsSync(path)) return null;
  try {
    return parseRegistryIndex(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // The import says so where it compares the two; here it means that nothing is kept of it.
    return null;
  }
}

/** The registry that is about to be replaced: its files keep their addresses where they still are right. */
export class FormerFiles {
  readonly #folder: string;
  readonly #index: RegistryIndex | null;
  /** Another one when the folder was replaced. */
  readonly #stamp: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#stamp = this.#stampNow();
    this.#index = readIndex(join(folder, 'index.json'));
  }

  #stampNow(): string {
    const found = statSync(join(this.#folder, 'index.json'), { bigint: true, throwIfNoEntry: false });
    return found === undefined ? '' : `${found.dev}:${found.ino}:${found.mtimeNs}:${found.size}`;
  }

  /** Throws ImportError where another registry was published meanwhile: files of both would have been kept under the addresses of one. */
  requireUnchanged(): void {
    if (this.#stampNow() === this.#stamp) return;
    throw new ImportError(`${this.#folder}: another registry was published while this one was written. Import again.`);
  }

  /** A file by its name below the folder; null if there is none, the index names none, or it is not whole. */
  file(name: string): FormerFile | null {
    const version = this.#index && versionOfFile(this.#index.stamps, this.#index.version, name);
    const text = version === null ? null : readWhole(join(this.#folder, name));
    return version === null || text === null ? null : { text, version };
  }

  /** The same file, with those that are packed beside it, in another folder; on a disk that knows no links, a copy. Returns the bytes packed by brotli. */
  async keep(name: string, target: string): Promise<number> {
    await mkdir(dirname(target), { recursive: true });
    for (const ending of endings) {
      const [from, to] = [join(this.#folder, name) + ending, target + ending];
      await link(from, to).catch(() => copyFile(from, to));
    }
    return statSync(`${target}.br`).size;
  }
}

/** The features of a cell's file. */
export const featuresIn = (text: string) =>
  (JSON.parse(text) as { readonly features: readonly CellFeature[] }).features;
