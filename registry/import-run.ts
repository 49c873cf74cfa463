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
   * The folder of the published registry, if the import writes a draft to `out` to be compared with it. If undefined,
   * `out` itself is the published registry.
   */
  readonly draftFor?: string | undefined;
  /** The day from which dated opening hours are calculated. The output depends only on this day and on the files. */
  readonly asOf: CivilDate;
  /**
   * Encodings that the user chose. An entry applies to the file with its path, or to every file without an entry of its
   * own if `file` is null.
   */
  readonly encodings?: readonly { readonly file: string | null; readonly encoding: string }[] | undefined;
  /** Column maps for tables whose columns the importer does not know. */
  readonly columnMaps?: readonly ColumnMap[] | undefined;
  /**
   * Dates of the data that the user stated. An entry applies to the file with its path, or to every file without an
   * entry of its own if `file` is null.
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
  /** New ids, by index, for records whose register uses one id for two positions. */
  readonly ownIds: Map<number, string>;
  /** Indices of records that share an id: the first one, with the later ones in the order of the input. */
  readonly twins: Map<number, number[]>;
  /** The towns named in the addresses of records. */
  readonly places: PlaceList;
  /** Ids of other records that a record refers to. They are looked up after all files have been read. */
  readonly named: { readonly index: number; readonly id: string }[];
}

/** The sources of all files as the index lists them, sorted by key. */
export function sourcesOf({ sources }: ImportRun): IndexedSource[] {
  return [...sources.values()].map((tally) => tally.indexed()).sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The sources with counts of known hours and of doubtful records, which only the report has. */
export function sourcesWithQuality({ sources }: ImportRun): SourceWithQuality[] {
  return [...sources.values()]
    .map((tally) => ({ ...tally.indexed(), ...tally.quality() }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}
