import type { IndexedSource } from '../registry/registry-index.ts';
import type { CountryFetchState } from './country-fetch-state.ts';

/** An uploaded file from which the next registry will be made. */
export interface UploadedRegistryFile {
  readonly id: string;
  /** The file's original name, without characters that are unsafe in file names. It identifies the source. */
  readonly name: string;
  readonly bytes: number;
  /** Number of bytes uploaded so far. */
  readonly received: number;
  readonly addedAt: string;
  /** The encoding that a person has chosen; null if none was chosen. */
  readonly encoding: string | null;
  readonly dataDate: string | null;
  /** Whether the file has a column map. */
  readonly map: boolean;
  /** Why the file could not be analysed last time; null if it could. */
  readonly failure: string | null;
}

/**
 * A source in the index of a registry. A count is missing if the registry was imported before that count was
 * introduced.
 */
export interface SourceSummary extends Omit<IndexedSource, 'middle'> {
  readonly hoursKnown?: number;
  readonly doubtful?: number;
}

/** Summary of a stored registry, for administrators. */
export interface RegistrySummary {
  readonly version: string;
  readonly aedCount: number;
  readonly asOf: string | null;
  readonly licence: string | null;
  readonly sources: readonly SourceSummary[];
  /** The time of publication; null if it was not recorded. */
  readonly publishedAt: string | null;
  /** The reason given for publishing sources with conflicting licences together; null if none was given. */
  readonly decision: string | null;
}

/** An earlier registry that administrators can restore. */
export type StoredVersion = RegistrySummary & { readonly name: string };

export type JobKind = 'understand' | 'import' | 'refresh' | 'publish' | 'discard' | 'roll-back';

export interface RunningJob {
  readonly kind: JobKind;
  /** The file that the job is about; null if it is about the registry. */
  readonly fileId: string | null;
  /** A sentence about the job's current step. */
  readonly progress: string;
}

export interface FinishedJob {
  readonly kind: JobKind;
  readonly fileId: string | null;
  /** The error message of the job's command; null if the job succeeded. */
  readonly failure: string | null;
}

/** A country whose AEDs are fetched from a server, with what is stored about it. */
export type FetchedCountry = { readonly code: string } & CountryFetchState;

/** The last automatic refresh of the registry. */
export interface LastRefresh {
  readonly ranAt: string;
  /** The reason why the command did not publish a registry; null on success. */
  readonly failure: string | null;
}

/** The countries whose AEDs are fetched from a server, and when. */
export interface CountryImportStatus {
  /** Host of the server that is queried; null if none is configured. */
  readonly server: string | null;
  /** Whether the countries are set in the server's configuration, so that administrators cannot change them. */
  readonly isFixed: boolean;
  /** Whether the interval is set in the server's configuration. */
  readonly isHoursFixed: boolean;
  readonly everyHours: number | null;
  readonly states: readonly FetchedCountry[];
  /** When the countries will be fetched automatically; null if they are only fetched by hand. */
  readonly nextAt: string | null;
  /** Why a person must decide something before the next automatic fetch; null if no decision is needed. */
  readonly waitsBecause: string | null;
  readonly last: LastRefresh | null;
}

/** The state of the registry import, as returned by `/registers/v1/desk`. */
export interface RegistryImportStatus {
  readonly files: readonly UploadedRegistryFile[];
  readonly running: RunningJob | null;
  readonly ended: FinishedJob | null;
  readonly published: RegistrySummary | null;
  readonly draft: RegistrySummary | null;
  /** Earlier registries, the newest first. */
  readonly versions: readonly StoredVersion[];
  readonly limits: { readonly fileBytesMax: number; readonly filesMax: number };
  readonly countries: CountryImportStatus;
  /** Paths of the copies to which the server has moved its own damaged list files. A new list replaces each of them. */
  readonly torn: readonly string[];
}
