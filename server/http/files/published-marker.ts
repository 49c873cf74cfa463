import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from '../../log.ts';

/** The server's memory of a registry that it has served: a folder that is missing later is then a failure and no site without one. */
export interface PublishedMarker {
  readonly path: string;
  readonly wasPublished: () => boolean;
  readonly remember: () => Promise<void>;
}

const sentence = 'An AED registry was published here. While this file exists, a missing registry is a failure.\n';

/** Kept as a file, so that it outlives the process; delete the file to serve without a registry on purpose. */
export function publishedMarker(path: string, log: Log): PublishedMarker {
  let isKnown = false;
  return {
    path,
    wasPublished: () => isKnown || existsSync(path),
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
}
