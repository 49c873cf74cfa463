import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from '../../log.ts';

/** The server's memory of a registry that it has served: a folder that is missing later is then a failure and no site without one. */
export interface PublishedOnce {
  readonly path: string;
  /** True as well while another machine may have published one, and this one has not heard of it yet. */
  readonly wasPublished: () => boolean;
  readonly remember: () => Promise<void>;
  /** What the machines on the same database say. */
  readonly heardOfOthers: (hasPublished: boolean) => Promise<void>;
  /** Whether nothing was heard of other machines yet. */
  readonly isWaiting: () => boolean;
}

const sentence = 'An AED registry was published here. While this file exists, a missing registry is a failure.\n';

interface MarkerOptions {
  /** Whether other machines may have published a registry: until they are heard of, a missing one is a failure too. */
  readonly asksOthers?: boolean;
}

/** Kept as a file, so that it outlives the process; delete the file to serve without a registry on purpose. */
export function openPublishedOnce(path: string, log: Log, { asksOthers = false }: MarkerOptions = {}): PublishedOnce {
  let isKnown = false;
  let isWaiting = asksOthers;
  const marker: PublishedOnce = {
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
          `The registry is served, but ${path} could not be written: it is remembered until the next start.`,
          error,
        );
      }
    },
  };
  return marker;
}
