import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from '../../log.ts';

/**
 * Remembers that the server has served a registry: if its folder is missing later, that is a failure, not a site
 * without a registry.
 */
export interface PublishedMarker {
  readonly path: string;
  /** Also true while it is unknown whether another machine has published one. */
  readonly wasPublished: () => boolean;
  readonly remember: () => Promise<void>;
  /** Call it with whether other machines on the same database have published a registry. */
  readonly heardOfOthers: (hasPublished: boolean) => Promise<void>;
  /** Whether it is still unknown what other machines have published. */
  readonly isWaiting: () => boolean;
}

const sentence = 'An AED registry was published here. While this file exists, a missing registry is a failure.\n';

interface MarkerOptions {
  /**
   * Whether other machines may have published a registry: until that is known, a missing one counts as a failure too.
   */
  readonly asksOthers?: boolean;
}

/** Stored as a file, so that it outlives the process; delete the file to run without a registry on purpose. */
export function openPublishedMarker(
  path: string,
  log: Log,
  { asksOthers = false }: MarkerOptions = {},
): PublishedMarker {
  let isKnown = false;
  let isWaiting = asksOthers;
  const marker: PublishedMarker = {
    path,
    wasPublished: () => isWaiting || isKnown || existsSync(path),
    isWaiting: () => isWaiting,
    async heardOfOthers(hasPublished) {
      isWaiting = false;
      if (hasPublished) await marker.remember();
    },
    async remember() {
      if (isKnown) return;
      isKnown = true;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, sentence);
      } catch (error) {
        log.error(
          `The registry is served, but ${path} could not be written. After a restart the server will not know that there was a registry.`,
          error,
        );
      }
    },
  };
  return marker;
}
