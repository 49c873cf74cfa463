import type { LongitudeLatitude } from '../geography/position.ts';
import { hashText } from '../text/hash-text.ts';

/** Folder of a published registry with the ids of its AEDs, in files small enough to read for a single id. */
export const aedIdFolder = 'ids';

/** Number of id files, as in `ids/index.json`. */
export interface AedIdFileCount {
  readonly files: number;
}

/** An AED that was in an earlier registry but not in this one. */
export interface RemovedAedId {
  /** Date of the first registry without it, "2026-11-20". */
  readonly gone: string;
  /** Its former position; missing if unknown. */
  readonly at?: LongitudeLatitude;
  /** The id under which its register lists it now. */
  readonly into?: string;
}

/**
 * What an id resolves to: column and row of the AED's zoom-12 tile; another id under which the AED is listed; or facts
 * about an AED that is gone.
 */
export type AedIdEntry = readonly [column: number, row: number] | string | RemovedAedId;

/** Ids per file: small enough to read for a single id. */
const idsInFile = 250;

/** Number of files for a number of ids: a power of two. */
export const aedIdFileCountFor = (count: number) => 2 ** Math.max(0, Math.ceil(Math.log2(count / idsInFile)));

/** The file that contains an id, below the registry's folder. */
export const aedIdFileOf = (id: string, { files }: AedIdFileCount) => `${aedIdFolder}/${hashText(id) % files}.json`;

/** Whether a path below the registry's folder is an id file. */
export const isAedIdFile = (name: string) => /^ids\/(?:index|\d{1,9})\.json$/.test(name);
