import { distanceKm } from '../../domain/geography/distance.ts';
import type { GridCandidate } from '../../domain/registry-admin/file-analysis.ts';
import { foldText } from '../../domain/text/fold-text.ts';
import { projectionOf } from '../formats/projection.ts';
import { readGazetteer } from '../towns/gazetteer.ts';
import type { GuessedGrid } from './guessed-grid.ts';
import type { RowCells } from './read-rows.ts';

/** The rows of a table, and the column that names their towns. */
export interface TownRows {
  /** The column of towns, if there is one. */
  readonly city: string | undefined;
  readonly rows: readonly RowCells[];
  /** Reads the easting and northing of a row from the columns of a grid, in metres. */
  readonly metresOf: (row: RowCells, grid: GuessedGrid) => readonly [number, number] | null;
}

interface GridsByAxisOrder extends TownRows {
  /**
   * For each order of the axes, how well the name and country of the best grid fit the file and the language of its
   * header.
   */
  readonly likeliness: readonly number[];
}

/** Whether a heading names a direction, such as "easting", and not only an axis, such as "x". */
const namesDirection = (column: string) =>
  /(?:^|[^a-z])(?:e|n|east|easting|north|northing|est|este|ost|nord|norte|rechtswert|hochwert|rechts|hoch)(?:$|[^a-z])/.test(
    column.toLowerCase().replaceAll('_', ' '),
  );

/** Countries whose surveyors call the northing X. */
const northIsX: ReadonlySet<string> = new Set('pl ro hu ee lv bg rs mk hr si ua ru'.split(' '));

/** A position within this distance of the centre of a large town may be in the town. */
const reachKm = 30;
const [maxTowns, clearShare] = [20, 0.3];

interface NearTowns {
  /** The number of rows whose town exists in the country of the grid. */
  readonly known: number;
  /** The share of the `known` rows that lie near their town, from 0 to 1; 0 if no row is known. */
  readonly share: number;
}

/** Counts how many rows lie near the town that they name, if their positions are in the given grid. */
function countNearTowns(
  grid: GuessedGrid,
  { code, country }: GridCandidate,
  { city, rows, metresOf }: TownRows,
): NearTowns {
  const projection = projectionOf(code);
  if (projection === null || city === undefined) return { known: 0, share: 0 };
  const asked = [...new Set(rows.flatMap((row) => (row[city] === undefined ? [] : foldText(row[city]))))];
  const gazetteer = readGazetteer(country.toUpperCase());
  const towns = new Map(
    asked.slice(0, maxTowns).map((town) => [town, gazetteer.filter((place) => place.names().has(town))]),
  );
  const known = rows.flatMap((row) => {
    const [places, metres] = [towns.get(foldText(row[city] ?? '')) ?? [], metresOf(row, grid)];
    return places.length === 0 || metres === null ? [] : [{ places, position: projection.toDegrees(...metres) }];
  });
  const near = known.filter(
    ({ places, position }) =>
      position !== null && places.some((place) => distanceKm(place.position, position) < reachKm),
  );
  return { known: known.length, share: known.length === 0 ? 0 : near.length / known.length };
}

/** A grid is only doubted if at least this many rows are far from their towns, because fewer may be coincidences. */
const minRows = 5;

/**
 * Compares a guessed grid with the towns that the rows name. If only one candidate places the rows near their towns,
 * the others are removed. If no candidate does, the result has the flag `isElsewhere`.
 */
export function narrowGridByTowns(grid: GuessedGrid, rows: TownRows): GuessedGrid {
  const judged = grid.grids.map((reading) => ({ reading, ...countNearTowns(grid, reading, rows) }));
  const [near, ...others] = judged.filter(({ share }) => share > 0.5);
  if (near !== undefined) return others.length === 0 ? { ...grid, grids: [near.reading] } : grid;
  const isElsewhere = judged.length > 0 && judged.every(({ known, share }) => known >= minRows && share < 0.2);
  return isElsewhere ? { ...grid, isElsewhere } : grid;
}

/**
 * Chooses between two orders of the axes that both place the rows in a country of the grid. In half of Europe,
 * surveyors call the northing X. The towns that the rows name decide first, then the name of the grid and the language
 * of the header, and finally the custom of the country. The result has the other order in `otherwise`. Undefined if the
 * headings name directions, because they then show the order.
 */
export function chooseAxisOrder(
  [named, turned]: readonly GuessedGrid[],
  both: GridsByAxisOrder,
): GuessedGrid | undefined {
  const [first, second] = [named?.grids[0], turned?.grids[0]];
  if (named === undefined || turned === undefined || first === undefined || second === undefined) return undefined;
  if ([named.longitude, named.latitude].some(namesDirection)) return undefined;
  const gain = countNearTowns(turned, second, both).share - countNearTowns(named, first, both).share;
  const [rated = 0, ratedTurned = 0] = both.likeliness;
  const isTurned =
    Math.abs(gain) > clearShare ? gain > 0 : rated === ratedTurned ? northIsX.has(second.country) : ratedTurned > rated;
  const [chosen, otherwise] = isTurned ? [turned, first] : [named, second];
  return first.country === second.country ? { ...chosen, otherwise } : chosen;
}
