/** Parts of the world, in the order in which lists show them. */
export const worldRegions = [
  'Europe',
  'North and Central America',
  'Asia',
  'Oceania and the Pacific',
  'Africa and the Indian Ocean',
] as const;

export type WorldRegion = (typeof worldRegions)[number];
