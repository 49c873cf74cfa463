import { distanceKm, metresPerDegree } from '../../domain/geography/distance.ts';
import type { Doubt } from '../doubts/doubt.ts';
import type { RawPosition } from './position.ts';
import { readPosition } from './position.ts';

/** Returns the number of decimals in a value as written. 0 if it is not a number. */
const decimalsOf = (value: unknown) => /[.,](\d+)\s*$/.exec(String(value ?? ''))?.[1]?.length ?? 0;

const decimalsOfPlace = ({ longitude, latitude }: RawPosition) => Math.max(decimalsOf(longitude), decimalsOf(latitude));

/**
 * Distance in metres. If a feature's geometry and its columns are farther apart than this, they give different
 * positions.
 */
const doubtfulMetres = 100;

/**
 * Chooses between the position in a feature's geometry and the one in its columns. An export may have rounded the
 * geometry, or converted it to metres of a national grid, while the columns have the original degrees. If the columns
 * give a different position, the geometry is used and the position is marked as doubtful.
 */
export function choosePrecisePosition(
  geometry: RawPosition,
  columns: RawPosition,
): { readonly place: RawPosition; readonly doubt: Doubt | null } {
  const [drawn, written] = [
    readPosition(geometry.longitude, geometry.latitude),
    readPosition(columns.longitude, columns.latitude),
  ];
  if (written.position === null) return { place: geometry, doubt: null };
  if (drawn.position === null) return { place: columns, doubt: null };
  const metresApart = distanceKm(drawn.position, written.position) * 1000;
  // Rounding moves a position by up to half a unit of its last decimal on each axis. Cutting off decimals moves it by
  // up to a whole unit on each axis, which is 1.4 units diagonally.
  const roundedMetres = 1.5 * metresPerDegree * 10 ** -decimalsOfPlace(geometry);
  const isFiner = decimalsOfPlace(columns) > decimalsOfPlace(geometry) && metresApart <= roundedMetres;
  if (isFiner) return { place: columns, doubt: null };
  const metres = Math.round(metresApart);
  const reason = `its columns give a location ${metres} m from its geometry. We use the geometry`;
  const doubt: Doubt | null = metresApart > doubtfulMetres ? { kind: 'two positions', reason, metres } : null;
  return { place: geometry, doubt };
}
