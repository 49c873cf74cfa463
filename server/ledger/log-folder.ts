import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseCheckpoint } from '../../domain/ledger/notes/checkpoint.ts';
import { formatTileAddress, type LogTile, logTileWidth } from '../../domain/ledger/tree/tile-address.ts';
import { writeAtomically } from '../write-atomically.ts';

/** The published log as files, named by the paths under which clients request them. */
export class LogFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** Returns the bytes of a file, or null if there is none. */
  async read(name: string): Promise<Uint8Array | null> {
    try {
      return await readFile(join(this.path, name));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR') return null;
      throw error;
    }
  }

  /** Writes a file atomically. */
  async write(name: string, content: string | Uint8Array): Promise<void> {
    const path = join(this.path, name);
    await mkdir(dirname(path), { recursive: true });
    await writeAtomically(path, (file) => file.writeFile(content));
  }

  /**
   * Writes a tile. When it is full, its earlier partial versions are deleted, because each of them is a prefix of the
   * full tile.
   */
  async writeTile(tile: LogTile, bytes: Uint8Array): Promise<void> {
    await this.write(formatTileAddress(tile), bytes);
    if (tile.width === logTileWidth)
      await rm(`${join(this.path, formatTileAddress(tile))}.p`, { recursive: true, force: true });
  }

  /** Returns the size and root of the last signed checkpoint, or null if there is none. */
  async published(): Promise<{ readonly size: number; readonly root: Uint8Array } | null> {
    const bytes = await this.read('checkpoint');
    return bytes === null ? null : parseCheckpoint(Buffer.from(bytes).toString());
  }
}
