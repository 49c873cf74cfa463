import { distanceKm } from '../../domain/geography/distance.ts';
import type { GridReading } from '../../domain/registry-admin/file-understanding.ts';
import { foldText } from '../../domain/text/fold-text.ts';
import { projectionOf } from '../forms/projection.ts';
import { readGazetteer } from '../towns/gazetteer.ts';
import type { GuessedGrid } from './guessed-grid.ts';
import type { Cells } from './read-rows.ts';

interface BothOrders {
  /** How likely the first grid of each order is by its name and the header's language. */
  readonly likeliness: readonly number[];
  /** The column of towns, if there is one. */
  readonly city: string | undefined;
  readonly rows: readonly Cells[];
  /** The metres of a row, easting first, with the columns of a reading. */
  readonly metresOf: (row: Cells, grid: GuessedGrid) => readonly [number, number] | null;
}

/** Whether a heading names a direction, and not only an axis. */
const saysDirection = (column: string) =>
  /(?:^|[^a-z])(?:e|n|east|easting|north|northing|est|este|ost|nord|norte|rechtswert|hochwert|rechts|hoch)(?:$|[^a-z])/.test(
    column.toLowerCase().replaceAll('_', ' '),
  );

/** Countries whose surveyors call the northing X. */
const northIsX: ReadonlySet<string> = new Set('pl ro hu ee lv bg rs mk hr si ua ru'.split(' '));

/** A large town's edge is this far from its centre. */
const reachKm = 30;
const [mostTowns, clearShare] = [20, 0.3];

/** The share of rows near the town they name, from 0 to 1; 0 if the country has none of these towns. */
function shareInTowns(grid: GuessedGrid, { code, country }: GridReading, { city, rows, metresOf }: BothOrders): number {
  const projection = projectionOf(code);
  if (projection === null || city === undefined) return 0;
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
  return known.length === 0 ? 0 : near.length / known.length;
}

/**
 * Of two orders of the axes that both lie in their grid's countries, the likelier one, with the other as `otherwise`:
 * surveyors of half of Europe call the northing X. The towns that the rows name decide, then the grid that the file
 * names and the header's language, then the custom of the country. Undefined if the headings name directions.
 */
export function inLikelierOrder([named, turned]: readonly GuessedGrid[], both: BothOrders): GuessedGrid | undefined {
  const [first, second] = [named?.grids[0], turned?.grids[0]];
  if (named === undefined || turned === undefined || first === undefined || second === undefined) return undefined;
  if ([named.longitude, named.latitude].some(saysDirection)) return undefined;
  const inTowns = shareInTowns(turned, second, both) - shareInTowns(named, first, both);
  const [rated = 0, ratedTurned = 0] = both.likeliness;
  const isTurned =
    Math.abs(inTowns) > clearShare
      ? inTowns > 0
      : rated === ratedTurned
        ? northIsX.has(second.country)
        : ratedTurned > rated;
  const [chosen, otherwise] = isTurned ? [turned, first] : [named, second];
  return first.country === second.country ? { ...chosen, otherwise } : chosen;
}
