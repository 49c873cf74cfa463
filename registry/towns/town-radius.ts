/**
 * The reach of the smallest places in kilometres. Even a hamlet includes the houses and farms around it. This is our
 * own estimate.
 */
const minReachKm = 3;
/**
 * Additional kilometres per square root of the population in thousands, because the area of a town grows with its
 * population. With this value, Zürich reaches 9.5 km and Kraków 12.6 km. This is our own estimate.
 */
const kmPerRoot = 0.35;

/** Returns how far a place with the given population reaches from its centre, in kilometres. */
export const townRadiusKm = (population: number): number => minReachKm + kmPerRoot * Math.sqrt(population / 1000);

/**
 * The additional distance in kilometres at which an AED may belong to a town that its address names, because a
 * municipality is larger than its main village.
 */
export const namedTownExtraKm = 15;
