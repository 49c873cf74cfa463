import type { LongitudeLatitude } from '../geography/position.ts';
import type { LicenceConflict } from '../registry/licences.ts';
import type { RegistryChanges } from './registry-changes.ts';
import type { SourceSummary } from './registry-import.ts';

/** A record that the import report mentions, with the reason. */
export interface DoubtfulRecord {
  readonly record: string;
  readonly reason: string;
  readonly position?: LongitudeLatitude | undefined;
}

/** What was imported from one file. */
export interface FileImportResult {
  readonly file: string;
  readonly kind: string;
  readonly encoding: string;
  readonly read: number;
  readonly dropped: number;
  readonly doubtful: number;
  /** What the importer assumed about the file, as sentences. */
  readonly notes: readonly string[];
}

/** The import report in `summary.txt` as data, with the first few examples of each remark. */
export interface ImportOverview {
  readonly kept: number;
  readonly merged: number;
  readonly files: readonly FileImportResult[];
  readonly sources: readonly SourceSummary[];
  readonly notes: readonly string[];
  readonly conflicts: readonly LicenceConflict[];
  readonly licence: string | null;
  readonly causes: readonly {
    readonly kind: 'kept' | 'merged' | 'dropped' | 'doubtful';
    readonly cause: string;
    readonly count: number;
    readonly examples: readonly DoubtfulRecord[];
  }[];
}

/** A draft registry's import report, and what publishing the draft would change. */
export interface DraftReport {
  readonly overview: ImportOverview;
  readonly changes: RegistryChanges;
}
