import type { LongitudeLatitude } from '../geography/position.ts';
import type { LicenceConflict } from '../registry/licences.ts';
import type { RegistryChanges } from './registry-changes.ts';
import type { SourceFacts } from './registry-import.ts';

/** A record to look at, and what is said of it. */
export interface NotedPlace {
  readonly record: string;
  readonly reason: string;
  readonly position?: LongitudeLatitude | undefined;
}

/** The outcome of one file. */
export interface ReadFile {
  readonly file: string;
  readonly kind: string;
  readonly encoding: string;
  readonly read: number;
  readonly dropped: number;
  readonly doubtful: number;
  /** What was taken for granted in reading it, in sentences. */
  readonly notes: readonly string[];
}

/** The report of an import for programs: what `summary.txt` says, with the first examples of everything. */
export interface ImportOverview {
  readonly kept: number;
  readonly merged: number;
  readonly files: readonly ReadFile[];
  readonly sources: readonly SourceFacts[];
  readonly notes: readonly string[];
  readonly conflicts: readonly LicenceConflict[];
  readonly licence: string | null;
  readonly causes: readonly {
    readonly kind: 'kept' | 'merged' | 'dropped' | 'doubtful';
    readonly cause: string;
    readonly count: number;
    readonly examples: readonly NotedPlace[];
  }[];
}

/** What the import of a draft has to say, and what it would change. */
export interface DraftReport {
  readonly overview: ImportOverview;
  readonly changes: RegistryChanges;
}
