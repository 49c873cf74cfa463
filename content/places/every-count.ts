/** How many places there are, for pages that need none of their records. Written by `npm run places`. */
export const placeCount = 52;
