/** Where a figure is heading, better or worse left aside. */
export type Trend = 'up' | 'down' | 'stable';
