/** Size and margins of the chart in SVG units. CSS scales the chart to the width of its column. */
export const trendChartFrame = { width: 360, height: 210, left: 62, right: 6, top: 22, bottom: 20 } as const;
