import { distanceKm } from '../../domain/geography/distance.ts';
import type { GridCandidate } from '../../domain/registry-admin/file-analysis.ts';
import { foldText } from '../../domain/text/fold-text.ts';
import { projectionOf } from '../formats/projection.ts';
import { readGazetteer } from '../towns/gazetteer.ts';
import type { GuessedGrid } from './guessed-grid.ts';
import type { Cells } from './read-rows.ts';

/** The rows of a table, and where they name their towns. */
export interface TownRows {
  /** The column of towns, if there is one. */
  readonly city: string | undefined;
  readonly rows: readonly Cells[];
  /** The metres of a row, easting first, with the columns of a reading. */
  readonly metresOf: (row: Cells, grid: GuessedGrid) => readonly [number, number] | null;
}

interface BothOrders extends TownRows {
  /** How likely the first grid of each order is by its name and the header's language. */
  readonly likeliness: readonly number[];
}

/** Whether a heading names a direction, and not only an axis. */
const saysDirection = (column: string) =>
  /(?:^|[^a-z])(?:e|n|east|easting|north|northing|est|este|ost|nord|norte|rechtswert|hochwert|rechts|hoch)(?:$|[^a-z])/.test(
    column.toLowerCase().replaceAll('_', ' '),
  );

/** Countries whose surveyors call the northing X. */
const northIsX: ReadonlySet<string> = new Set('pl ro hu ee lv bg rs mk hr si ua ru'.split(' '));

/** Maximum distance of a large town's edge from its centre. */
const reachKm = 30;
const [mostTowns, clearShare] = [20, 0.3];

interface InTowns {
  /** Rows whose town is in the country. */
  readonly known: number;
  /** The share of these that lie near it, from 0 to 1; 0 without any. */
  readonly share: number;
}

/** How many rows lie near the town they name, if they are read with a grid. */
function inTowns(grid: GuessedGrid, { code, country }: GridCandidate, { city, rows, metresOf }: TownRows): InTowns {
  const projection = projectionOf(code);
  if (projection === null || city === undefined) return { known: 0, share: 0 };
  const asked = [...new Set(rows.flatMap((row) => (row[city] === undefined ? [] : foldText(row[city]))))];
  const gazetteer = readGazetteer(country.toUpperCase());
  const towns = new Map(
    asked.slice(0, mostTowns).map((town) => [town, gazetteer.filter((place) => place.names().has(town))]),
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

/** At least this many rows far away from their towns are no coincidence. */
const enoughRows = 5;

/**
 * Checks a guess by the towns that its rows name. Of several grids, keeps the only one that puts the rows near their
 * towns; flags a single grid if it puts them elsewhere.
 */
export function checkGridByTowns(grid: GuessedGrid, rows: TownRows): GuessedGrid {
  const judged = grid.grids.map((reading) => ({ reading, ...inTowns(grid, reading, rows) }));
  const [near, ...others] = judged.filter(({ share }) => share > 0.5);
  if (near !== undefined) return others.length === 0 ? { ...grid, grids: [near.reading] } : grid;
  const isElsewhere = judged.length > 0 && judged.every(({ known, share }) => known >= enoughRows && share < 0.2);
  return isElsewhere ? { ...grid, isElsewhere } : grid;
}

/**
 * Of two orders of the axes that both lie in their grid's countries, the likelier one, with the other as `otherwise`:
 * surveyors of half of Europe call the northing X. The towns that the rows name decide, then the grid that the file
 * names and the header's language, then the custom of the country. Undefined if the headings name directions.
 */
export function chooseAxisOrder([named, turned]: readonly GuessedGrid[], both: BothOrders): GuessedGrid | undefined {
  const [first, second] = [named?.grids[0], turned?.grids[0]];
  if (named === undefined || turned === undefined || first === undefined || second === undefined) return undefined;
  if ([named.longitude, named.latitude].some(saysDirection)) return undefined;
  const gain = inTowns(turned, second, both).share - inTowns(named, first, both).share;
  const [rated = 0, ratedTurned = 0] = both.likeliness;
  const isTurned =
    Math.abs(gain) > clearShare ? gain > 0 : rated === ratedTurned ? northIsX.has(second.country) : ratedTurned > rated;
  const [chosen, otherwise] = isTurned ? [turned, first] : [named, second];
  return first.country === second.country ? { ...chosen, otherwise } : chosen;
}
