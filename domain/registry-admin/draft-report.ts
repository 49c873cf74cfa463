import type { LongitudeLatitude } from '../geography/position.ts';
import type { LicenceConflict } from '../registry/licences.ts';
import type { RegistryChanges } from './registry-changes.ts';
import type { SourceSummary } from './registry-import.ts';

/** A doubtful record, with remarks. */
export interface DoubtfulRecord {
  readonly record: string;
  readonly reason: string;
  readonly position?: LongitudeLatitude | undefined;
}

/** The result for one file. */
export interface FileImportResult {
  readonly file: string;
  readonly kind: string;
  readonly encoding: string;
  readonly read: number;
  readonly dropped: number;
  readonly doubtful: number;
  /** The assumptions made while reading it, as sentences. */
  readonly notes: readonly string[];
}

/**
 * The import report in machine-readable form: the contents of `summary.txt`, with the first examples of each remark.
 */
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

/** A draft's import report, and what it would change. */
export interface DraftReport {
  readonly overview: ImportOverview;
  readonly changes: RegistryChanges;
}
