import type { GridCandidate } from '../../domain/registry-admin/file-analysis.ts';

/** The columns of a grid, and the grids that they may be of. */
export interface GuessedGrid {
  readonly longitude: string;
  /** The column of latitudes; the same as `longitude` if one column has both. */
  readonly latitude: string;
  /** Whether the axes are in the opposite order to their names, or to the usual order. */
  readonly isTurned: boolean;
  /** Where the first row would lie with the axes in the other order, if that is in the grid's countries too. */
  readonly otherwise?: GridCandidate;
  /** Whether its rows lie far from the towns that they name. */
  readonly isElsewhere?: boolean;
  /** The column with a different UTM zone in each row, so that no single grid fits. */
  readonly zones?: string;
  /** The grids that put the rows on the land of their countries, the most likely first; of several a person chooses. */
  readonly grids: readonly GridCandidate[];
}
