import type { LongitudeLatitude } from '../geography/position.ts';
import { hashOf } from '../text/hash-of.ts';

/** In a published folder: the ids of its AEDs, in files small enough to be read for one of them. */
export const idFolder = 'ids';

/** How many files the ids are in, as `ids/index.json` says. */
export interface IdFiles {
  readonly files: number;
}

/** An AED that a former registry had, and this one has not. */
export interface GoneId {
  /** The day of the first registry without it, "2026-11-20". */
  readonly gone: string;
  /** Where it was; missing where that is not known any more. */
  readonly at?: LongitudeLatitude;
}

/**
 * What an id leads to: the column and row of the zoom-12 tile its AED lies in; another id, where the AED is listed by that one; or what is
 * known of an AED that is gone.
 */
export type IdEntry = readonly [column: number, row: number] | string | GoneId;

/** Ids of a file: small enough to be read for one of them. */
const idsInFile = 250;

/** How many files so many ids are put into: a power of two. */
export const filesForIds = (count: number) => 2 ** Math.max(0, Math.ceil(Math.log2(count / idsInFile)));

/** The name of the file that holds an id, below the registry's folder. */
export const idFileOf = (id: string, { files }: IdFiles) => `${idFolder}/${hashOf(id) % files}.json`;

/** Whether a name below the registry's folder is one of a file of ids. */
export const isIdFile = (name: string) => /^ids\/(?:index|\d{1,9})\.json$/.test(name);
