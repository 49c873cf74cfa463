/** Whom a figure counts and when: both as recorded, in English. */
export const figureOf = (population: string, year: number): string => `${population}, ${year}`;
