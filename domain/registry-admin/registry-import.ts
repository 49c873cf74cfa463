import type { IndexedSource } from '../registry/registry-index.ts';
import type { CountryFetchState } from './country-fetch-state.ts';

/** A file of the next registry, as shown in the panel. */
export interface UploadedRegistryFile {
  readonly id: string;
  /** Its original name without characters that are unsafe in file names: it identifies its register. */
  readonly name: string;
  readonly bytes: number;
  /** Bytes uploaded so far. */
  readonly received: number;
  readonly addedAt: string;
  /** The encoding that a person chose; null if the file declares it. */
  readonly encoding: string | null;
  readonly dataDate: string | null;
  /** Whether it has a column map. */
  readonly map: boolean;
  /** Why the last inspection failed. */
  readonly failure: string | null;
}

/** A source in the index of a registry; counts that its import did not write are missing. */
export interface SourceSummary extends Omit<IndexedSource, 'middle'> {
  readonly hoursKnown?: number;
  readonly doubtful?: number;
}

/** Summary of a stored registry, as administrators see it. */
export interface RegistrySummary {
  readonly version: string;
  readonly aedCount: number;
  readonly asOf: string | null;
  readonly licence: string | null;
  readonly sources: readonly SourceSummary[];
  /** When it was published, and the decision on conflicting licences; null if not recorded. */
  readonly publishedAt: string | null;
  readonly decision: string | null;
}

/** An earlier registry that can be restored. */
export type StoredVersion = RegistrySummary & { readonly name: string };

export type JobKind = 'understand' | 'import' | 'refresh' | 'publish' | 'discard' | 'roll-back';

export interface RunningJob {
  readonly kind: JobKind;
  /** The file it concerns; null for the registry. */
  readonly fileId: string | null;
  /** A description of the current step. */
  readonly progress: string;
}

/** How the last job ended. */
export interface FinishedJob {
  readonly kind: JobKind;
  readonly fileId: string | null;
  /** The error message of the command line; null if there was none. */
  readonly failure: string | null;
}

/** A country whose AEDs are fetched. */
export type FetchedCountry = { readonly code: string } & CountryFetchState;

/** The last automatic refresh. */
export interface LastRefresh {
  readonly ranAt: string;
  /** Why nothing was published, from the command line; null on success. */
  readonly failure: string | null;
}

/** The countries whose AEDs are fetched. */
export interface CountryImportStatus {
  /** The host that is queried; null if none is configured. */
  readonly server: string | null;
  /** Whether the countries, or the interval, come from the server's configuration. */
  readonly isFixed: boolean;
  readonly isHoursFixed: boolean;
  readonly everyHours: number | null;
  readonly states: readonly FetchedCountry[];
  /** When they are next fetched automatically; null if they are not. */
  readonly nextAt: string | null;
  /** Why the next automatic fetch waits for a person. */
  readonly waitsBecause: string | null;
  readonly last: LastRefresh | null;
}

/** The uploaded files, the draft and the published registry, as returned by `/registers/v1/desk`. */
export interface RegistryImportStatus {
  readonly files: readonly UploadedRegistryFile[];
  readonly running: RunningJob | null;
  readonly ended: FinishedJob | null;
  readonly published: RegistrySummary | null;
  readonly draft: RegistrySummary | null;
  /** Newest first. */
  readonly versions: readonly StoredVersion[];
  readonly limits: { readonly fileBytesMax: number; readonly filesMax: number };
  readonly countries: CountryImportStatus;
  /** Lists that could not be read, and where they were set aside. */
  readonly torn: readonly string[];
}
