import type { GridCandidate } from '../../domain/registry-admin/file-analysis.ts';

/** The columns that contain grid coordinates, and the grids in which they may be. */
export interface GuessedGrid {
  readonly longitude: string;
  /** The column of the latitude or northing. It equals `longitude` if one column contains both. */
  readonly latitude: string;
  /**
   * Whether the order of the axes differs from the one that the names of their columns state, or from the usual one.
   */
  readonly isTurned: boolean;
  /** How the first row is read with the other order of the axes, if that also places it in a country of the grid. */
  readonly otherwise?: GridCandidate;
  /** Whether the rows lie far from the towns that they name. */
  readonly isElsewhere?: boolean;
  /** The column with the UTM zone of each row. It is only set if the zones differ, so that no single grid fits. */
  readonly zones?: string;
  /**
   * The grids that place the rows on land in their countries, the most likely first. If there are several, a person
   * chooses.
   */
  readonly grids: readonly GridCandidate[];
}
