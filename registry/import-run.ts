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
  /**
   * The folder of the published registry, if the import writes a draft to `out`. The draft is compared with it. If
   * undefined, `out` itself is the published registry.
   */
  readonly draftFor?: string | undefined;
  /** The day from which dated opening hours are calculated. The output depends only on this day and on the files. */
  readonly asOf: CivilDate;
  /**
   * Encodings that the user chose. An entry with a `file` applies to the file at that path. An entry with null applies
   * to every other file.
   */
  readonly encodings?: readonly { readonly file: string | null; readonly encoding: string }[] | undefined;
  /** Column maps for tables whose columns the importer does not know. */
  readonly columnMaps?: readonly ColumnMap[] | undefined;
  /**
   * Dates of the data that the user stated. An entry with a `file` applies to the file at that path. An entry with null
   * applies to every other file.
   */
  readonly dataDates?: readonly { readonly file: string | null; readonly date: CivilDate }[] | undefined;
  /**
   * Whether the user has confirmed that a file may be incomplete, or that the import may have far fewer AEDs than the
   * published registry.
   */
  readonly isIncompleteAccepted?: boolean | undefined;
  readonly cellLimit?: number;
  /** Called with a line of progress, up to several times per second. */
  readonly onProgress?: (line: string) => void;
}

export interface ImportRun {
  readonly request: ImportRequest;
  readonly store: RecordStore;
  readonly report: ImportReport;
  readonly sources: Map<string, SourceCounts>;
  readonly dropped: Set<number>;
  /** Indices of records that are far from the other records of their file. */
  readonly stray: Set<number>;
  /** New ids by the index of the record, for records of sources that use one id for two positions. */
  readonly ownIds: Map<number, string>;
  /**
   * Indices of records that share an id. The key is the first such record, and the value is the later ones in the order
   * of the input.
   */
  readonly laterWithSameId: Map<number, number[]>;
  /** The towns named in the addresses of records. */
  readonly places: PlaceList;
  /** References from one record to the id of another. They are resolved after all files have been read. */
  readonly statedReferences: { readonly index: number; readonly id: string }[];
}

/** Returns the sources of all files as the index lists them, sorted by key. */
export function sourcesOf({ sources }: ImportRun): IndexedSource[] {
  return [...sources.values()].map((tally) => tally.indexed()).sort((a, b) => (a.key < b.key ? -1 : 1));
}

/**
 * Returns the sources for the report, with the numbers of known hours and of doubtful records. The index lacks these
 * numbers.
 */
export function listSourcesWithQuality({ sources }: ImportRun): SourceWithQuality[] {
  return [...sources.values()]
    .map((tally) => ({ ...tally.indexed(), ...tally.quality() }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}
