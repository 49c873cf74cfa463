import { wayKm } from '../../../../domain/aed/usable-aed.ts';
import { availabilityClause, lengthWords } from '../messages/availability-words.ts';
import { pairText } from '../messages/ranking-text.ts';
import { placeText, registryText as text } from '../messages/registry-text.ts';
import { streetText } from '../messages/street-text.ts';
import type { Search } from '../search/aed-source.ts';
import { locationPromptOf } from '../search/locator-state.ts';
import { warningOf } from './gap-words.ts';
import { roughWords } from './origin-words.ts';

/** The outcome of a search in the registry, in a sentence for those who hear the page. */
export function announceSearch(search: Search): string {
  const asked = locationPromptOf(search);
  if (asked !== null) return `${placeText.need[asked]} ${placeText.needMore}`;
  if (search.phase !== 'found') return '';
  const { finding, listAtOrder = finding.list } = search;
  const { inReach, pair } = finding.list;
  const [best] = inReach;
  // Lengths as they were announced: each step of a walk changes them, and nobody wants to hear the list at each step.
  const [announced = best] = listAtOrder.inReach;
  const sentences = [
    roughWords(search.place),
    search.isReordered === true ? streetText.reordered : null,
    // Before what there is: it may be neither the best nor all.
    warningOf({ ...finding, list: listAtOrder }),
    best === undefined || announced === undefined
      ? null
      : text.announced(
          inReach.length,
          best.aed.name,
          lengthWords(wayKm(announced)),
          availabilityClause(best, finding.now),
        ),
    pair === null ? null : pairText(pair),
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
