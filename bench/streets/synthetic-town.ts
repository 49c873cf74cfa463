import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { RoadTags } from '../../domain/streets/street-cell.ts';
import type { SeededRandom } from '../../tests/support/seeded-random.ts';
import { positionInTown, type TestTown } from '../../tests/support/towns/town-streets.ts';

type At = readonly [east: number, north: number];

export interface SyntheticTown {
  readonly town: TestTown;
  /** Positions on the town's streets to search from. */
  readonly starts: readonly LongitudeLatitude[];
  readonly aeds: readonly LongitudeLatitude[];
}

/**
 * Number of crossings in each direction. With this many, at a distance of `blockMetres`, the town has about as many
 * street segments as the densest cells of real extracts.
 */
const crossings = 64;
const blockMetres = 70;
const aedCount = 80;
const startCount = 400;
/** Number of bends in a street between two crossings. */
const bends = 2;
/** Width in metres of the gap for the river. Everything north of the river is moved by this distance. */
const riverMetres = 30;
const riverNorth = riverMetres / 2;
/** One in this many columns of streets has a bridge across the river. */
const bridgeColumns = 12;
/** Share of the town's streets that are left out, so that some routes need detours. */
const missingShare = 0.2;

const streetTags = (name: string, isPath: boolean): RoadTags =>
  isPath ? { class: 'footway', foot: 'yes' } : { class: 'residential', foot: 'yes', car: 'yes', name };

/** Creates an invented town within one cell: an uneven grid of bent streets, and a river with bridges. */
export function createSyntheticTown({ fraction, pick, below }: SeededRandom): SyntheticTown {
  const uneven = (metres: number) => (fraction() - 0.5) * metres;
  const middle = (crossings - 1) / 2;
  const crossing = Array.from({ length: crossings }, (_, row) =>
    Array.from(
      { length: crossings },
      (_, column): At => [
        (column - middle) * blockMetres + uneven(30),
        (row - middle) * blockMetres + (row >= crossings / 2 ? riverMetres : 0) + uneven(20),
      ],
    ),
  );
  const at = (row: number, column: number): At => crossing[row]?.[column] ?? [0, 0];
  const street = (from: At, to: At): At[] => [
    from,
    ...Array.from({ length: bends }, (_, place): At => {
      const share = (place + 1) / (bends + 1);
      return [from[0] + (to[0] - from[0]) * share + uneven(8), from[1] + (to[1] - from[1]) * share + uneven(8)];
    }),
    to,
  ];
  const roads: { road: RoadTags; at: At[] }[] = [];
  for (let row = 0; row < crossings; row++)
    for (let column = 0; column < crossings; column++) {
      const isPath = fraction() < 0.25;
      const isBank = row === crossings / 2 - 1;
      if (column + 1 < crossings && fraction() > missingShare)
        roads.push({ road: streetTags(`Row ${row}`, isPath), at: street(at(row, column), at(row, column + 1)) });
      if (row + 1 < crossings && (isBank ? column % bridgeColumns === 6 : fraction() > missingShare))
        roads.push({ road: streetTags(`Column ${column}`, isPath), at: street(at(row, column), at(row + 1, column)) });
    }
  const edge = middle * blockMetres + 100;
  const starts = Array.from({ length: startCount }, () => positionInTown(...(pick(roads).at[1] as At)));
  const aeds = Array.from({ length: aedCount }, () => {
    const [east, north] = at(below(crossings), below(crossings));
    return positionInTown(east + uneven(40), north + uneven(40));
  });
  const river: At[] = [
    [-edge, riverNorth],
    [edge, riverNorth],
  ];
  return { town: { roads, obstacles: [river] }, starts, aeds };
}
