import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { kmPerDegree } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { SeededRandom } from '../../tests/support/seeded-random.ts';

/** A named group of positions from which to search. */
export interface SearchPositions {
  readonly name: string;
  readonly points: readonly LongitudeLatitude[];
}

/** These times are Wednesday 11:00 and Sunday 03:00 in Central Europe. */
export const searchTimes = [
  { name: 'Wednesday 11:00', now: new Date('2026-11-25T10:00:00Z') },
  { name: 'Sunday 03:00', now: new Date('2026-11-22T02:00:00Z') },
] as const;

/** Returns a random point, uniformly distributed in a circle around the centre. */
export function pickRandomPointNear(
  [longitude, latitude]: LongitudeLatitude,
  kilometres: number,
  random: SeededRandom,
): LongitudeLatitude {
  const angle = random.fraction() * 2 * Math.PI;
  const away = (kilometres * Math.sqrt(random.fraction())) / kmPerDegree;
  const stretch = Math.cos((latitude * Math.PI) / 180);
  return [longitude + (away * Math.sin(angle)) / stretch, latitude + away * Math.cos(angle)];
}

const points = (count: number, place: () => LongitudeLatitude) => Array.from({ length: count }, place);

/**
 * Positions up to 250 m from Polish AEDs, positions within five kilometres of three city centres, and positions
 * anywhere in the Swiss Alps.
 */
export function createSearchPositions(aeds: readonly RegisteredAed[], random: SeededRandom): SearchPositions[] {
  const polish = aeds.filter(({ timeZone }) => timeZone === 'Europe/Warsaw');
  const within = (middle: LongitudeLatitude) => points(200, () => pickRandomPointNear(middle, 5, random));
  const places = [
    { name: 'Kraków', points: within([19.9369, 50.0619]) },
    { name: 'Zürich', points: within([8.5417, 47.3769]) },
    { name: 'Ljubljana', points: within([14.5058, 46.0569]) },
    { name: 'Swiss Alps', points: points(200, () => [7.3 + 2.7 * random.fraction(), 46.2 + 0.5 * random.fraction()]) },
  ];
  if (polish.length === 0) return places;
  return [
    {
      name: 'near Polish AEDs',
      points: points(1500, () => pickRandomPointNear(random.pick(polish).position, 0.25, random)),
    },
    ...places,
  ];
}
