import type { CivilDate } from '../domain/aed/opening-week.ts';
import type { IndexedSource } from '../domain/registry/registry-index.ts';
import type { RecordStore } from './record-store.ts';
import type { ImportReport, JudgedSource } from './report.ts';
import type { SourceCounts } from './source-counts.ts';
import type { ColumnMap } from './sources/columns/column-map.ts';
import type { PlaceList } from './write/place-list.ts';

export interface ImportRequest {
  readonly files: readonly string[];
  readonly out: string;
  /** The published registry that `out` is a draft for: what it is compared with. Without one, `out` is published at once. */
  readonly draftFor?: string | undefined;
  /** The day from which dated opening rules are calculated; with the files it decides every byte that is written. */
  readonly asOf: CivilDate;
  /** The encodings someone named: of a file by its path, or of every file that is not named. */
  readonly encodings?: readonly { readonly file: string | null; readonly encoding: string }[] | undefined;
  /** Column maps for files that nothing else is known for. */
  readonly columnMaps?: readonly ColumnMap[] | undefined;
  /** The days someone told the data are of: of a file by its path, or of every file that is not named. */
  readonly dataDates?: readonly { readonly file: string | null; readonly date: CivilDate }[] | undefined;
  /** Whether it was confirmed that less than everything is meant. */
  readonly isIncompleteAccepted?: boolean | undefined;
  readonly cellLimit?: number;
  /** Hears what is being done, often; for a line on the screen. */
  readonly onProgress?: (line: string) => void;
}

/** The state of one import. */
export interface ImportRun {
  readonly request: ImportRequest;
  readonly store: RecordStore;
  readonly report: ImportReport;
  readonly sources: Map<string, SourceCounts>;
  readonly dropped: Set<number>;
  /** Records that lie far from the rest of their file. */
  readonly stray: Set<number>;
  /** Ids of their own for records whose register gives one id at two places. */
  readonly ownIds: Map<number, string>;
  /** The first record of an id listed more than once → the later ones, in the order they came. */
  readonly twins: Map<number, number[]>;
  /** The towns that the records name in their addresses. */
  readonly places: PlaceList;
  /** Ids that records name for themselves elsewhere: looked up once everything has been read. */
  readonly named: { readonly index: number; readonly id: string }[];
}

/** The sources as the index lists them, by their keys. */
export function sourcesOf({ sources }: ImportRun): IndexedSource[] {
  return [...sources.values()].map((tally) => tally.indexed()).sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The same, with what is known of their records: for the report, not for visitors. */
export function judgedSourcesOf({ sources }: ImportRun): JudgedSource[] {
  return [...sources.values()]
    .map((tally) => ({ ...tally.indexed(), ...tally.quality() }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}
