import { find } from 'geo-tz/all';

/** Cells of half a degree, 55 km from north to south. */
const cellsPerDegree = 2;
const [rows, columns] = [180 * cellsPerDegree, 360 * cellsPerDegree];

/** Time zones at sea are named only by their offset; those of countries extend twelve miles out. */
const isAtSea = (longitude: number, latitude: number) =>
  (find(Math.max(-90, Math.min(90, latitude)), ((longitude + 540) % 360) - 180)[0] ?? '').startsWith('Etc/');

/**
 * Encodes the open sea in cells whose corners and centre are outside all territorial waters: for each row from north to
 * south the run lengths of land and sea, in turn, starting at 180 degrees west. In base 36, separated by spaces; rows
 * by commas.
 */
export function openSeaRows(): string {
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_at, column) =>
      isAtSea(column / cellsPerDegree - 180, 90 - row / cellsPerDegree),
    ),
  );
  const isCellAtSea = (row: number, column: number) =>
    [row, row + 1].every((at) => corners[at]?.[column] && corners[at]?.[column + 1]) &&
    isAtSea((column + 0.5) / cellsPerDegree - 180, 90 - (row + 0.5) / cellsPerDegree);
  const lengthsOf = (row: number) => {
    const lengths = [0];
    for (let column = 0; column < columns; column++) {
      const isSea = isCellAtSea(row, column);
      if (isSea !== (lengths.length % 2 === 0)) lengths.push(0);
      lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
    }
    return lengths.map((length) => length.toString(36)).join(' ');
  };
  return Array.from({ length: rows }, (_, row) => lengthsOf(row)).join(',');
}
