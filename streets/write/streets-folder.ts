import { createHash } from 'node:crypto';
import type { StreetFileListed } from '../../domain/streets/street-index.ts';
import { PartialFolder } from '../../registry/write/partial-folder.ts';

const maxConcurrentFiles = 6;

const hashOf = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Streets being written beside the published ones. */
export class StreetsFolder extends PartialFolder {
  /** Starts streets for `target`. Throws ImportError while another import writes there. */
  static begin(target: string): Promise<StreetsFolder> {
    return PartialFolder.prepare(target, (place, unlock) => new StreetsFolder(place, unlock, maxConcurrentFiles));
  }

  /** Writes a file with its .br and .gz under the name its hash gives; tells the hash at once and the bytes later. Waits while many are on their way. */
  async write(
    nameOf: (hash: string) => string,
    content: Uint8Array | string,
    done: (listed: StreetFileListed) => void,
  ): Promise<void> {
    const hash = hashOf(content);
    await this.addPending(this.writePacked(nameOf(hash), content).then((bytes) => done({ hash, bytes })));
    this.throwFailure();
  }

  /** Waits for all files. */
  async settle(): Promise<void> {
    await this.waitForPending();
    this.throwFailure();
  }
}
