import type { LifeExpectancyRecord } from '../../domain/life-expectancy/life-expectancy-record.ts';
import stories from './stories.json' with { type: 'json' };

/**
 * UN life expectancies by year for every country, area and region of the world. `npm run life-expectancy` generates
 * `stories.json` from the UN's tables in `wpp2024/`; tests/vectors/check-life-expectancy-figures.mjs recomputes each
 * figure.
 */
export const allLifeExpectancyRecords = stories as unknown as readonly LifeExpectancyRecord[];
