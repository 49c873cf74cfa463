/** The chart's coordinate system; CSS scales it to the column. */
export const trendChartFrame = { width: 360, height: 210, left: 62, right: 6, top: 22, bottom: 20 } as const;
