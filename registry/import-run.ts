import type { CivilDate } from '../domain/aed/weekly-opening-hours.ts';
import type { IndexedSource } from '../domain/registry/registry-index.ts';
import type { ImportReport, SourceWithQuality } from './import-report.ts';
import type { RecordStore } from './record-store.ts';
import type { SourceCounts } from './source-counts.ts';
import type { ColumnMap } from './sources/columns/column-map.ts';
import type { PlaceList } from './write/place-list.ts';

export interface ImportRequest {
  readonly files: readonly string[];
  readonly out: string;
  /** The published registry that `out` is a draft for, to compare it with. Without it, `out` is published directly. */
  readonly draftFor?: string | undefined;
  /**
   * Dated opening rules are calculated from this day; together with the files it determines every byte of the output.
   */
  readonly asOf: CivilDate;
  /** Requested encodings: for a file by its path, or for all others. */
  readonly encodings?: readonly { readonly file: string | null; readonly encoding: string }[] | undefined;
  /** Column maps for files of unknown schema. */
  readonly columnMaps?: readonly ColumnMap[] | undefined;
  /** Given dates of the data: for a file by its path, or for all others. */
  readonly dataDates?: readonly { readonly file: string | null; readonly date: CivilDate }[] | undefined;
  /** Whether an incomplete import was confirmed. */
  readonly isIncompleteAccepted?: boolean | undefined;
  readonly cellLimit?: number;
  /** Progress callback, called often. */
  readonly onProgress?: (line: string) => void;
}

/** The state of one import. */
export interface ImportRun {
  readonly request: ImportRequest;
  readonly store: RecordStore;
  readonly report: ImportReport;
  readonly sources: Map<string, SourceCounts>;
  readonly dropped: Set<number>;
  /** Records far from the others of their file. */
  readonly stray: Set<number>;
  /** New ids for records whose register uses one id for two positions. */
  readonly ownIds: Map<number, string>;
  /** The first record with a repeated id → the later ones, in input order. */
  readonly twins: Map<number, number[]>;
  /** Towns in the records' addresses. */
  readonly places: PlaceList;
  /** Ids in other registers that records reference; looked up after all files are read. */
  readonly named: { readonly index: number; readonly id: string }[];
}

/** The sources by key, as in the index. */
export function sourcesOf({ sources }: ImportRun): IndexedSource[] {
  return [...sources.values()].map((tally) => tally.indexed()).sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The sources with record counts, for the report only. */
export function sourcesWithQuality({ sources }: ImportRun): SourceWithQuality[] {
  return [...sources.values()]
    .map((tally) => ({ ...tally.indexed(), ...tally.quality() }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}
