import type { StreetSource } from '../streets/street-index.ts';
import type { FinishedJob, RunningJob, UploadedRegistryFile } from './registry-import.ts';

/** What an import of streets has counted. */
export interface StreetsImportOverview {
  readonly squareKm: number;
  /**
   * The edges in degrees: west, south, east and north. West is greater than east if the area contains the 180th
   * meridian, as in GeoJSON (RFC 7946, section 5.2). Missing in older overviews.
   */
  readonly box?: readonly [number, number, number, number];
  /** Size of all cells in bytes, compressed with brotli. */
  readonly bytes: number;
  /** Number of cells in which no routes can be calculated. */
  readonly unroutedCount: number;
  /** Number of streets that end early, because the extract lacks some of their nodes. Missing in older overviews. */
  readonly cutCount?: number;
  /**
   * Footways, paths, steps and pedestrian streets as a percentage of the length of all walkable streets. Null if there
   * are too few streets for a percentage; missing in older overviews.
   */
  readonly footpathPercent?: number | null;
}

/**
 * Minimum percentage of footpaths in a complete map. With fewer, the map was reduced to streets for cars. Complete
 * extracts of Andorra, Liechtenstein, Monaco, Heidelberg and Bern have 18 to 67 percent.
 */
const minFootpathPercent = 3;

/** Whether a street map probably lacks ways for pedestrians only. */
export const isMissingFootpaths = ({
  footpathPercent = null,
}: Pick<StreetsImportOverview, 'footpathPercent'>): boolean =>
  footpathPercent !== null && footpathPercent < minFootpathPercent;

/** Summary of published or drafted streets, for administrators. */
export interface StreetsSummary {
  readonly version: string;
  readonly cellCount: number;
  /** The edges in degrees: west, south, east and north. */
  readonly bounds: readonly [number, number, number, number];
  /** Date of the oldest source; null if no source has a date. */
  readonly asOf: string | null;
  readonly sources: readonly StreetSource[];
  /** What the import has counted; null if it did not count anything. */
  readonly overview: StreetsImportOverview | null;
}

/** Earlier streets that administrators can restore. */
export type StoredStreets = StreetsSummary & { readonly name: string };

/** The state of the streets import, as returned by `/registers/v1/streets/desk`. */
export interface StreetsImportStatus {
  readonly files: readonly UploadedRegistryFile[];
  readonly running: RunningJob | null;
  readonly ended: FinishedJob | null;
  readonly published: StreetsSummary | null;
  readonly draft: StreetsSummary | null;
  /** Earlier streets, the newest first. */
  readonly versions: readonly StoredStreets[];
  readonly limits: { readonly fileBytesMax: number; readonly filesMax: number };
  /** Paths of the copies to which the server has moved its own damaged list files. A new list replaces each of them. */
  readonly torn: readonly string[];
  /** Whether tilemaker, which reads OpenStreetMap extracts, is installed on the server. */
  readonly hasTilemaker: boolean;
}
