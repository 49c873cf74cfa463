/** Around a hamlet: its own houses and farms. Our own estimate. */
const leastReachKm = 3;
/** Kilometres by the root of its people in thousands: Zürich reaches 9.5 km, Kraków 12.6. Our own estimate: towns grow by area. */
const kmByRoot = 0.35;

/** How far from its middle a place of so many people reaches, in kilometres. */
export const townReachKm = (population: number): number => leastReachKm + kmByRoot * Math.sqrt(population / 1000);

/** An address that names a town may stand so much farther from its middle than the town reaches: communes are wider than their villages. */
export const namedBeyondKm = 15;
