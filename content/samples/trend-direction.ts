/** The direction in which a figure moves, without saying whether that is good or bad. */
export type TrendDirection = 'up' | 'down' | 'stable';
