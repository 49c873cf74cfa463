import type { LongitudeLatitude } from '../geography/position.ts';
import { hashText } from '../text/hash-text.ts';

/**
 * Folder of a published registry with the ids of its AEDs. They are split into small files, so that little has to be
 * read to look up one id.
 */
export const aedIdFolder = 'ids';

/** Number of files with ids, as in `ids/index.json`. */
export interface AedIdFileCount {
  readonly files: number;
}

/** An AED that was in an earlier registry but is not in this one. */
export interface RemovedAedId {
  /** Date of the first registry without the AED, such as "2026-11-20". */
  readonly gone: string;
  /** The AED's last position; missing if unknown. */
  readonly at?: LongitudeLatitude;
  /** The id under which the source lists the AED now, if it has a new one. */
  readonly into?: string;
}

/**
 * What is stored about an id: column and row of the zoom-12 tile that contains the AED, another id under which the AED
 * is listed, or what is known about a removed AED.
 */
export type AedIdEntry = readonly [column: number, row: number] | string | RemovedAedId;

/** Maximum average number of ids in a file. It is small, so that little has to be read to look up one id. */
const idsPerFile = 250;

/** Returns the number of files for a number of ids; always a power of two. */
export const aedIdFileCountFor = (count: number) => 2 ** Math.max(0, Math.ceil(Math.log2(count / idsPerFile)));

/** Returns the path of the file that contains an id, relative to the registry's folder. */
export const aedIdFileOf = (id: string, { files }: AedIdFileCount) => `${aedIdFolder}/${hashText(id) % files}.json`;

/** Whether a path, relative to the registry's folder, belongs to a file with ids. */
export const isAedIdFile = (name: string) => /^ids\/(?:index|\d{1,9})\.json$/.test(name);
