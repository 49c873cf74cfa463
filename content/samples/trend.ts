/** The direction of a figure, without judging it better or worse. */
export type Trend = 'up' | 'down' | 'stable';
