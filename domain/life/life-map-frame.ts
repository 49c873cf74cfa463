/**
 * The sheet of the map of life expectancy: Equal Earth (Šavrič, Patterson and Jenny 2018), on which areas keep their size, turned by 11° so
 * that its edge runs through the Bering Strait and cuts no country but the Pacific's. In units of its own; Antarctica lies below its edge.
 */
export const lifeMapFrame = {
  width: 2000,
  height: 856,
  rotate: [-11, 0],
  scale: 362,
  translate: [1000, 480],
} as const;
