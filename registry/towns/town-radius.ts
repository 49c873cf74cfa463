/** Reach of the smallest places in kilometres: a hamlet with its own houses and farms. Our own estimate. */
const leastReachKm = 3;
/**
 * Kilometres per square root of the population in thousands: Zürich reaches 9.5 km, Kraków 12.6. Our own estimate:
 * towns grow by area.
 */
const kmByRoot = 0.35;

/** Distance from its centre that a place with the given population reaches, in kilometres. */
export const townRadiusKm = (population: number): number => leastReachKm + kmByRoot * Math.sqrt(population / 1000);

/** Additional distance for an address that names the town: communes are larger than their villages. */
export const namedTownExtraKm = 15;
