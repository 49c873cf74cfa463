import { createHash } from 'node:crypto';
import type { StreetFileListed } from '../../domain/streets/street-index.ts';
import { PartialFolder } from '../../registry/write/partial-folder.ts';

const maxConcurrentFiles = 6;

const hashOf = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** A folder of streets that is being written next to the published ones. */
export class StreetsFolder extends PartialFolder {
  /** Creates the folder for `target`. Throws ImportError if another import is writing there. */
  static begin(target: string): Promise<StreetsFolder> {
    return PartialFolder.prepare(target, (place, unlock) => new StreetsFolder(place, unlock, maxConcurrentFiles));
  }

  /**
   * Writes a file, with .br and .gz versions, under its hash. Returns the hash immediately; waits only if many files
   * are being written.
   */
  async write(
    nameOf: (hash: string) => string,
    content: Uint8Array | string,
    done: (listed: StreetFileListed) => void,
  ): Promise<void> {
    const hash = hashOf(content);
    await this.addPending(this.writePacked(nameOf(hash), content).then((bytes) => done({ hash, bytes })));
    this.throwFailure();
  }

  /** Waits for all files. Throws if one could not be written. */
  async settle(): Promise<void> {
    await this.waitForPending();
    this.throwFailure();
  }
}
