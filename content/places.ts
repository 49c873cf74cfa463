import { createScoreCards } from './create-score-cards.ts';
import { hubs } from './hubs.ts';
import type { PlaceProfile } from './place-profile.ts';
import { pagesById } from './places/pages-by-id.ts';

/**
 * Profiles of all places whose page uses the shared template, in the order of the hub list. Iceland and Oʻahu have
 * custom pages.
 */
export const placeProfiles: readonly PlaceProfile[] = hubs.flatMap(({ id: slug, name }) => {
  const { [slug]: page } = pagesById;
  if (page === undefined || !('mainTitle' in page)) return [];
  const { settings, whereabouts, locatorSheet, lifeLine, ...text } = page;
  const [first, last] = text.stats;
  const defaults = { region: name, heroAlignment: 'left' } as const;
  return { slug, name, heroImage: slug, ...defaults, ...text, stats: [first, ...createScoreCards(slug), last] };
});
