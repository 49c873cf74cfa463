/** The number of places, for pages that do not need their records. Written by `npm run places`. */
export const placeCount = 52;
