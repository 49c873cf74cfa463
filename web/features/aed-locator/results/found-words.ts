import type { RankedList } from '../../../../domain/aed/rank-by-arrival.ts';
import { wayKm } from '../../../../domain/aed/usable-aed.ts';
import { availabilityClause, formatLength } from '../messages/availability-words.ts';
import { listText } from '../messages/list-text.ts';
import { aedLocatorText } from '../messages/locator-text.ts';
import { pairText, reachText } from '../messages/ranking-text.ts';
import { placeText, registryText as text } from '../messages/registry-text.ts';
import { streetText } from '../messages/street-text.ts';
import { carRoundTripMinutes, formatMinutes } from '../messages/travel-words.ts';
import type { RegistryFinding, Search, VisitorPlace } from '../search/aed-source.ts';
import { locationPromptOf } from '../search/locator-state.ts';

/** A position less exact than this makes the order of near AEDs a guess. */
const roughMetres = 150;

/** That the order is a guess, because the device knows its position roughly: said before the first card. Null if it is none. */
export function roughPositionWarning(place: VisitorPlace): string | null {
  if (place.origin !== 'device' || place.accuracyMetres <= roughMetres) return null;
  return text.from.rough(formatLength(place.accuracyMetres / 1000));
}

/** The place that the visitor has named or pointed at; null if the distances are from the device's own. */
export function formatStart(place: VisitorPlace): string | null {
  if (place.origin === 'named') return text.from.named(place.name);
  if (place.origin === 'point') return text.from.point(place.name);
  return place.origin === 'map' ? text.from.map : null;
}

type Found = Pick<RegistryFinding, 'list' | 'hasGaps' | 'hasDamage' | 'notCovered' | 'clock'>;

const isEmpty = ({ list }: Found) => list.inReach.length + list.beyond.length === 0;

/** That the list lacks what could not be read or believed; null if it lacks nothing. */
export function gapWarning(finding: Found): string | null {
  const { list, hasGaps, hasDamage } = finding;
  if (!hasGaps) return null;
  if (hasDamage) return isEmpty(finding) ? aedLocatorText.damaged : text.damaged;
  return list.inReach.length === 0 ? text.unread : text.gaps;
}

/** What to say first where nothing in reach is available on foot; null if something can. */
export function outOfReachWarning({ inReach, beyond }: RankedList, isCovered = true): string | null {
  if (inReach.some(({ usability }) => usability !== 'unlikely')) return null;
  // Where no register covers the place, one that nobody lists may hang open around the corner.
  if (inReach.length > 0) return isCovered ? reachText.allClosed : reachText.noneInReach;
  const [nearest] = beyond;
  if (nearest === undefined) return null;
  const driveBack = formatMinutes(carRoundTripMinutes(nearest));
  return `${reachText.noneInReach} ${reachText.nearestBeyond(nearest.aed.name, formatLength(wayKm(nearest)), driveBack)}`;
}

/** That the registers list no AEDs of this place; null if they do. */
export function coverageWarning({ notCovered }: Pick<RegistryFinding, 'notCovered'>): string | null {
  if (!notCovered) return null;
  const { countryName, isWholeCountry } = notCovered;
  return isWholeCountry ? listText.noListFor(countryName) : listText.noListHere(countryName);
}

const clockWords = ({ clock }: Found) =>
  ({ right: null, corrected: listText.clockCorrected, doubted: listText.clockDoubted })[clock?.kind ?? 'right'];

/**
 * What is to be said before the AEDs: that there is none, that none in reach is available, or what the list lacks. What could not be read
 * may hold one around the corner, so beside a gap nothing is called absent, closed throughout or nearest; nor where no register reaches.
 */
export function warningOf(finding: Found): string | null {
  const isCovered = !finding.notCovered;
  const ofList = gapWarning(finding) ?? (isEmpty(finding) ? text.none : outOfReachWarning(finding.list, isCovered));
  const sentences = [coverageWarning(finding), clockWords(finding), ofList].filter((words) => words !== null);
  return sentences.length === 0 ? null : sentences.join(' ');
}

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
    roughPositionWarning(search.place),
    search.isReordered === true ? streetText.reordered : null,
    // Before what there is: it may be neither the best nor all.
    warningOf({ ...finding, list: listAtOrder }),
    best === undefined || announced === undefined
      ? null
      : text.announced(
          inReach.length,
          best.aed.name,
          formatLength(wayKm(announced)),
          availabilityClause(best, finding.now),
        ),
    pair === null ? null : pairText(pair),
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
