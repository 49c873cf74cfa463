import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { LineLog } from '../../log.ts';

/**
 * Remembers that the server has served a registry. If the registry's folder is missing later, this counts as a failure.
 * Without the marker, it means that the site has no registry.
 */
export interface PublishedMarker {
  readonly path: string;
  /** Whether any machine has ever published a registry. True also while the other machines are not known yet. */
  readonly wasPublished: () => boolean;
  readonly remember: () => Promise<void>;
  /** Must be called when it is known whether other machines on the same database have published a registry. */
  readonly heardOfOthers: (hasPublished: boolean) => Promise<void>;
  /** True until it is known whether other machines have published a registry. */
  readonly isWaiting: () => boolean;
}

const sentence = 'An AED registry was published here. While this file exists, a missing registry is a failure.\n';

interface MarkerOptions {
  /**
   * Whether other machines may publish a registry. If so, a missing registry counts as a failure until `heardOfOthers`
   * is called.
   */
  readonly asksOthers?: boolean;
}

/**
 * Opens the marker, which is stored as a file so that it outlives the process. An operator who wants to run the site
 * without a registry deletes the file.
 */
export function openPublishedMarker(
  path: string,
  log: LineLog,
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
