import type { LifeStory } from '../../domain/life/life-story.ts';
import stories from './stories.json' with { type: 'json' };

/**
 * Every country, area and part of the world of which the United Nations publish life expectancy, by year. `npm run life-expectancy` writes
 * the file from the UN's tables in `wpp2024/`; tests/vectors/check-life-figures.mjs works each figure out again.
 */
export const lifeStories = stories as unknown as readonly LifeStory[];
