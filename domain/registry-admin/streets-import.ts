import type { StreetSource } from '../streets/street-index.ts';
import type { DeskFile, EndedJob, RunningJob } from './registry-import.ts';

/** How much was imported, as the import counted it. */
export interface StreetsOverview {
  readonly squareKm: number;
  /** Of all cells, packed by brotli. */
  readonly bytes: number;
  /** Cells on which no ways are reckoned. */
  readonly unroutedCount: number;
}

/** Streets in a folder, as far as an operator looks at them. */
export interface StreetsFacts {
  readonly version: string;
  readonly cellCount: number;
  /** West, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
  /** The day of the oldest source; null if none says. */
  readonly asOf: string | null;
  readonly sources: readonly StreetSource[];
  /** Null for streets of an import that did not count. */
  readonly overview: StreetsOverview | null;
}

/** Former streets that can be gone back to. */
export type StoredStreets = StreetsFacts & { readonly name: string };

/** The next streets and those in use, as `/registers/v1/streets/desk` tells the panel. */
export interface StreetsDesk {
  readonly files: readonly DeskFile[];
  readonly running: RunningJob | null;
  readonly ended: EndedJob | null;
  readonly published: StreetsFacts | null;
  readonly draft: StreetsFacts | null;
  /** The newest first. */
  readonly versions: readonly StoredStreets[];
  readonly limits: { readonly fileBytesMax: number; readonly filesMax: number };
  /** Where a list that could not be read was set aside. */
  readonly torn: readonly string[];
  /** Whether the server finds tilemaker, which reads extracts. */
  readonly hasTilemaker: boolean;
}
