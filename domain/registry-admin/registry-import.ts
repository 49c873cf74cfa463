import type { IndexedSource } from '../registry/registry-index.ts';
import type { AreaState } from './area-state.ts';

/** A file of the next registry, as the panel is told of it. */
export interface DeskFile {
  readonly id: string;
  /** As it was called, without signs that a folder could stumble over: its name tells its register. */
  readonly name: string;
  readonly bytes: number;
  /** Bytes that have come in so far. */
  readonly received: number;
  readonly addedAt: string;
  /** What was said about it: null if it says so itself. */
  readonly encoding: string | null;
  readonly dataDate: string | null;
  /** Whether it has a column map. */
  readonly map: boolean;
  /** Why it could not be looked at the last time. */
  readonly failure: string | null;
}

/** A source in the index of a registry; counts that its import did not write are missing. */
export interface SourceFacts extends Omit<IndexedSource, 'middle'> {
  readonly hoursKnown?: number;
  readonly doubtful?: number;
}

/** A registry in a folder, as far as an operator looks at it. */
export interface RegistryFacts {
  readonly version: string;
  readonly aedCount: number;
  readonly asOf: string | null;
  readonly licence: string | null;
  readonly sources: readonly SourceFacts[];
  /** When it was published, and why in spite of its licences; null if nobody wrote it down. */
  readonly publishedAt: string | null;
  readonly decision: string | null;
}

/** A former registry that can be gone back to. */
export type StoredVersion = RegistryFacts & { readonly name: string };

export type JobKind = 'understand' | 'import' | 'refresh' | 'publish' | 'discard' | 'roll-back';

export interface RunningJob {
  readonly kind: JobKind;
  /** The file it is about; null for the registry. */
  readonly fileId: string | null;
  /** What it does just now, in its own words. */
  readonly progress: string;
}

/** How the last job of all ended. */
export interface EndedJob {
  readonly kind: JobKind;
  readonly fileId: string | null;
  /** What went wrong, as the command line says it; null if nothing did. */
  readonly failure: string | null;
}

/** A country whose AEDs are fetched. */
export type Country = { readonly code: string } & AreaState;

/** The last refresh that went by itself. */
export interface LastRefresh {
  readonly ranAt: string;
  /** Why nothing was published, in the words of the command line; null if all went well. */
  readonly failure: string | null;
}

/** The countries whose AEDs are fetched. */
export interface Countries {
  /** The host that is asked; null if none is configured. */
  readonly server: string | null;
  /** Whether the server's configuration names them, or how often they are fetched. */
  readonly isFixed: boolean;
  readonly isHoursFixed: boolean;
  readonly everyHours: number | null;
  readonly states: readonly Country[];
  /** When they are fetched next by themselves; null if they are not. */
  readonly nextAt: string | null;
  /** Why that waits for a person. */
  readonly waitsBecause: string | null;
  readonly last: LastRefresh | null;
}

/** The next registry and the one in use, as `/registers/v1/desk` tells the panel. */
export interface RegistryImport {
  readonly files: readonly DeskFile[];
  readonly running: RunningJob | null;
  readonly ended: EndedJob | null;
  readonly published: RegistryFacts | null;
  readonly draft: RegistryFacts | null;
  /** The newest first. */
  readonly versions: readonly StoredVersion[];
  readonly limits: { readonly fileBytesMax: number; readonly filesMax: number };
  readonly countries: Countries;
  /** Lists that could not be read, and where they were set aside. */
  readonly torn: readonly string[];
}
