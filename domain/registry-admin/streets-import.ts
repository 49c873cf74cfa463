import type { StreetSource } from '../streets/street-index.ts';
import type { FinishedJob, RunningJob, UploadedRegistryFile } from './registry-import.ts';

/** Size of an import, as counted by it. */
export interface StreetsImportOverview {
  readonly squareKm: number;
  /** Bytes of all cells, compressed with brotli. */
  readonly bytes: number;
  /** Cells without routing. */
  readonly unroutedCount: number;
  /** Streets that end early, because an extract does not have all of their nodes; missing in older overviews. */
  readonly cutCount?: number;
  /**
   * Footways, paths, steps and pedestrian streets, in percent of the walkable length; null if there is too little to
   * tell, missing in older overviews.
   */
  readonly footpathPercent?: number | null;
}

/**
 * A smaller share of footpaths, in percent, shows that a map was filtered for cars: complete extracts of Andorra,
 * Liechtenstein, Monaco, Heidelberg and Bern have 18 to 67.
 */
const leastFootpathPercent = 3;

/** Whether a street map probably lacks the ways that only walkers use. */
export const isMissingFootpaths = ({
  footpathPercent = null,
}: Pick<StreetsImportOverview, 'footpathPercent'>): boolean =>
  footpathPercent !== null && footpathPercent < leastFootpathPercent;

/** Summary of a folder of streets, as administrators see it. */
export interface StreetsSummary {
  readonly version: string;
  readonly cellCount: number;
  /** West, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
  /** Date of the oldest source; null if none has one. */
  readonly asOf: string | null;
  readonly sources: readonly StreetSource[];
  /** Null if the import did not count. */
  readonly overview: StreetsImportOverview | null;
}

/** Earlier streets that can be restored. */
export type StoredStreets = StreetsSummary & { readonly name: string };

/** The uploaded files, the draft and the published streets, as returned by `/registers/v1/streets/desk`. */
export interface StreetsImportStatus {
  readonly files: readonly UploadedRegistryFile[];
  readonly running: RunningJob | null;
  readonly ended: FinishedJob | null;
  readonly published: StreetsSummary | null;
  readonly draft: StreetsSummary | null;
  /** Newest first. */
  readonly versions: readonly StoredStreets[];
  readonly limits: { readonly fileBytesMax: number; readonly filesMax: number };
  /** Where a list that could not be read was set aside. */
  readonly torn: readonly string[];
  /** Whether the server has tilemaker, which reads extracts. */
  readonly hasTilemaker: boolean;
}
