import { countryName } from '../../domain/geography/country-name.ts';
import type { GridCandidate } from '../../domain/registry-admin/file-analysis.ts';
import { isIntegerDegrees } from '../formats/projection.ts';
import type { GuessedGrid } from './guessed-grid.ts';

const lies = ({ code, name, country, position }: GridCandidate) =>
  `${name} (${code}) puts the first row in ${country === '' ? 'the sea' : countryName(country)} at ${position
    .map((degrees) => degrees.toFixed(4))
    .reverse()
    .join(', ')}`;

/** Returns the warnings about a guessed grid. */
export function findGridWarnings({ longitude, latitude, grids, zones, otherwise, isElsewhere }: GuessedGrid): string[] {
  const [first, ...others] = grids;
  const columns = longitude === latitude ? `"${longitude}" holds` : `"${longitude}" and "${latitude}" hold`;
  if (zones !== undefined)
    return [
      `${columns} metres of UTM, and the zone in "${zones}" changes from row to row. Put zone, easting and northing into one column ("32U 476882 5550967"), or export the file in degrees`,
    ];
  if (first === undefined)
    return [
      `${columns} metres of a national grid, or degrees without their decimal point, and no grid that we know puts them on land. Name the grid in the map as "projection", or export the file in degrees, for example with ogr2ogr -t_srs EPSG:4326`,
    ];
  const hold = isIntegerDegrees(first.code) ? 'degrees in whole numbers' : 'metres of a national grid';
  if (isElsewhere)
    return [
      `${columns} ${hold}, but the only reading that lies on land is far from the towns that its rows name: ${lies(first)}. Name the grid in the map as "projection", or export the file in degrees`,
    ];
  if (others.length === 0)
    return [
      `${columns} ${hold}: ${lies(first)}. Check that its places are where they should be`,
      ...(otherwise === undefined
        ? []
        : [
            `"${latitude}" is taken as the northing. If it is the easting, swap the two columns in the map: ${lies(otherwise)}`,
          ]),
    ];
  return [
    `${columns} whole numbers, and several readings are possible: ${grids.slice(0, 4).map(lies).join('; ')}. Choose the right one`,
  ];
}
