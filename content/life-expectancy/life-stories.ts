import type { LifeStory } from '../../domain/life/life-story.ts';
import stories from './stories.json' with { type: 'json' };

/**
 * Every country, area and part of the world of which the United Nations publish life expectancy, by year. `npm run life-expectancy` writes
 * the file from the UN's tables in `wpp2024/`; tests/vectors/check-life-figures.mjs works each figure out anew.
 */
export const lifeStories = stories as unknown as readonly LifeStory[];

/** Where the figures come from, and on which terms. */
export const lifeStorySource = {
  title: 'World Population Prospects 2024',
  publisher: 'United Nations, Department of Economic and Social Affairs, Population Division',
  year: 2024,
  url: 'https://population.un.org/wpp/',
  licence: 'CC BY 3.0 IGO',
  licenceUrl: 'https://creativecommons.org/licenses/by/3.0/igo/',
} as const;
