/**
 * The frame of the life expectancy map: Equal Earth (Šavrič, Patterson and Jenny 2018), which preserves areas, rotated
 * by 11° so that its edge runs through the Bering Strait and cuts no country except in the Pacific. In its own units;
 * Antarctica is outside.
 */
export const lifeExpectancyMapFrame = {
  width: 2000,
  height: 856,
  rotate: [-11, 0],
  scale: 362,
  translate: [1000, 480],
} as const;
