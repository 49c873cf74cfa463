/** Parts of the world in the order of the list. */
export const worldRegions = [
  'Europe',
  'North and Central America',
  'Asia',
  'Oceania and the Pacific',
  'Africa and the Indian Ocean',
] as const;

export type WorldRegion = (typeof worldRegions)[number];
