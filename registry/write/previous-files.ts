import { existsSync, readFileSync, statSync } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { findFileVersion } from '../../domain/registry/registry-file-versions.ts';
import { parseRegistryIndex, type RegistryIndex } from '../../domain/registry/registry-index.ts';
import { ImportError } from '../source-record.ts';

/** The content of a published file, and the version in its URL. */
export interface PreviousFile {
  readonly text: string;
  readonly version: string;
}

const endings = ['', '.br', '.gz'] as const;

/**
 * Returns the text of a file if its compressed copies have the same content. Returns null if they do not, for example
 * after a power failure, so that the file is written again.
 */
function readUndamaged(path: string): string | null {
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
    // This error is reported when the new registry is compared with the previous one. Here, it only means that no files
    // of the previous one are reused.
    return null;
  }
}

/** The files of the registry that an import replaces. Files that have not changed keep their URLs. */
export class PreviousFiles {
  readonly #folder: string;
  readonly #index: RegistryIndex | null;
  /** A value that changes when the folder is replaced by another registry. */
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

  /**
   * Throws ImportError if another registry was published during this import. Otherwise, files of both registries could
   * be published under the same URLs.
   */
  requireUnchanged(): void {
    if (this.#stampNow() === this.#stamp) return;
    throw new ImportError(`${this.#folder}: another registry was published while this one was written. Import again.`);
  }

  /**
   * Returns a published file by its path in the folder. Returns null if the file does not exist, is not in the index or
   * is damaged.
   */
  file(name: string): PreviousFile | null {
    const version = this.#index && findFileVersion(this.#index.fileVersions, this.#index.version, name);
    const text = version === null ? null : readUndamaged(join(this.#folder, name));
    return version === null || text === null ? null : { text, version };
  }

  /**
   * Links a file and its compressed copies to a path in another folder, or copies them if the disk does not support
   * hard links. Returns the size of the brotli copy in bytes.
   */
  async keep(name: string, target: string): Promise<number> {
    await mkdir(dirname(target), { recursive: true });
    for (const ending of endings) {
      const [from, to] = [join(this.#folder, name) + ending, target + ending];
      await link(from, to).catch(() => copyFile(from, to));
    }
    return statSync(`${target}.br`).size;
  }
}

/** Returns the features in the text of a cell file. */
export const parseCellFeatures = (text: string) =>
  (JSON.parse(text) as { readonly features: readonly CellFeature[] }).features;
