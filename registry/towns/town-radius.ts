/**
 * The reach of the smallest places in kilometres. Even a hamlet includes the houses and farms around it. The number is
 * our own estimate.
 */
const minReachKm = 3;
/**
 * Kilometres added per square root of the population in thousands. A town's area grows with its population, so its
 * radius grows with the square root. With this value, Zürich reaches 9.5 km and Kraków 12.6 km. The number is our own
 * estimate.
 */
const kmPerRoot = 0.35;

/** Returns how far a place with the given population reaches from its centre, in kilometres. */
export const computeTownRadiusKm = (population: number): number =>
  minReachKm + kmPerRoot * Math.sqrt(population / 1000);

/**
 * An AED may be this many kilometres beyond the reach of a town and still belong to it if its address names the town,
 * because a municipality is larger than its main village.
 */
export const namedTownExtraKm = 15;
