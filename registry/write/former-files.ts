import { existsSync, readFileSync, statSync } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { versionOfFile } from '../../domain/registry/registry-file-versions.ts';
import { parseRegistryIndex, type RegistryIndex } from '../../domain/registry/registry-index.ts';
import { ImportError } from '../source-record.ts';

/** A file as published, with the version in its URL. */
export interface FormerFile {
  readonly text: string;
  readonly version: string;
}

const endings = ['', '.br', '.gz'] as const;

/**
 * The text of a file whose compressed copies have the same content; null for a file damaged by a power cut or by hand,
 * which is then written again.
 */
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
    // The comparison with the former registry reports the error; here it only means that none of its files are reused.
    return null;
  }
}

/** The registry to replace: its unchanged files keep their URLs. */
export class FormerFiles {
  readonly #folder: string;
  readonly #index: RegistryIndex | null;
  /** A value that changes when the folder is replaced. */
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

  /** Throws ImportError if another registry was published meanwhile: URLs of one would then have files of both. */
  requireUnchanged(): void {
    if (this.#stampNow() === this.#stamp) return;
    throw new ImportError(`${this.#folder}: another registry was published while this one was written. Import again.`);
  }

  /** A file by its name below the folder; null if it does not exist, is not in the index, or is damaged. */
  file(name: string): FormerFile | null {
    const version = this.#index && versionOfFile(this.#index.stamps, this.#index.version, name);
    const text = version === null ? null : readWhole(join(this.#folder, name));
    return version === null || text === null ? null : { text, version };
  }

  /**
   * Links the file and its compressed copies into another folder; copies them on a disk without hard links. Returns the
   * size of the brotli copy in bytes.
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

/** The features of a cell's file. */
export const featuresIn = (text: string) =>
  (JSON.parse(text) as { readonly features: readonly CellFeature[] }).features;
