import { availabilityClause, lengthWords } from './availability-words.ts';
import { askedPlaceOf, type Search } from './locator-state.ts';
import { placeText, registryText as text } from './registry-text.ts';

/** The outcome of a search in the registry, in a sentence for those who hear the page. */
export function announceSearch(search: Search): string {
  const asked = askedPlaceOf(search);
  if (asked !== null) return `${placeText.need[asked]} ${placeText.needMore}`;
  if (search.phase !== 'found') return '';
  const { ranked, hasGaps, now } = search.finding;
  const [best] = ranked;
  if (best === undefined) return hasGaps ? text.unread : text.none;
  const reason = availabilityClause(best, now);
  const found = text.announced(ranked.length, best.aed.name, lengthWords(best.distanceKm), reason);
  return hasGaps ? `${found} ${text.gaps}` : found;
}
