/**
 * Size and projection of the life expectancy map. It uses the Equal Earth projection (Šavrič, Patterson and Jenny
 * 2018), which preserves areas. It is rotated by 11° so that the map's edge runs through the Bering Strait and cuts no
 * country outside the Pacific. Antarctica is not shown.
 */
export const lifeExpectancyMapFrame = {
  width: 2000,
  height: 856,
  rotate: [-11, 0],
  scale: 362,
  translate: [1000, 480],
} as const;
