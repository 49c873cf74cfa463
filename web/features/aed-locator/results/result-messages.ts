import { walkingKm } from '../../../../domain/aed/assessed-aed.ts';
import type { RankedAeds } from '../../../../domain/aed/rank-by-arrival.ts';
import { formatAvailabilityClause, formatDistanceWithFeet } from '../messages/format-availability.ts';
import { carRoundTripMinutes, formatMinutes } from '../messages/format-travel-time.ts';
import { listText } from '../messages/list-text.ts';
import { aedLocatorText } from '../messages/locator-text.ts';
import { formatPairAdvice, reachText } from '../messages/ranking-text.ts';
import { placeText, registryText as text } from '../messages/registry-text.ts';
import { streetText } from '../messages/street-text.ts';
import type { RegistrySearchResult, SearchState, VisitorPlace } from '../search/aed-source.ts';
import { locationPromptOf } from '../search/locator-state.ts';

/** With a less accurate position, the order of nearby AEDs is a guess. */
const roughMetres = 150;

/** A warning above the first card that the order is a guess, because the position is inaccurate; null otherwise. */
export function roughPositionWarning(place: VisitorPlace): string | null {
  if (place.origin !== 'device' || place.accuracyMetres <= roughMetres) return null;
  return text.from.rough(formatDistanceWithFeet(place.accuracyMetres / 1000));
}

/**
 * Where distances are measured from, if the visitor named or pointed out a place; null if it is the device's position.
 */
export function formatSearchOrigin(place: VisitorPlace): string | null {
  if (place.origin === 'named') return text.from.named(place.name);
  if (place.origin === 'point') return text.from.point(place.name);
  return place.origin === 'map' ? text.from.map : null;
}

type Found = Pick<RegistrySearchResult, 'list' | 'hasGaps' | 'hasDamage' | 'notCovered' | 'clock'>;

const isEmpty = ({ list }: Found) => list.inReach.length + list.beyond.length === 0;

/** A warning that part of the register could not be read or verified; null if the list is complete. */
export function gapWarning(finding: Found): string | null {
  const { list, hasGaps, hasDamage } = finding;
  if (!hasGaps) return null;
  if (hasDamage) return isEmpty(finding) ? aedLocatorText.damaged : text.damaged;
  return list.inReach.length === 0 ? text.unread : text.gaps;
}

/** A message that no AED within walking distance is available; null if one is. */
export function outOfReachWarning({ inReach, beyond }: RankedAeds, isCovered = true): string | null {
  if (inReach.some(({ usability }) => usability !== 'unlikely')) return null;
  // If no register covers the place, an unlisted AED may be around the corner.
  if (inReach.length > 0) return isCovered ? reachText.allClosed : reachText.noneInReach;
  const [nearest] = beyond;
  if (nearest === undefined) return null;
  const driveBack = formatMinutes(carRoundTripMinutes(nearest));
  return `${reachText.noneInReach} ${reachText.nearestBeyond(nearest.aed.name, formatDistanceWithFeet(walkingKm(nearest)), driveBack)}`;
}

/** A message that the registers list no AEDs in this area; null if they do. */
export function coverageWarning({ notCovered }: Pick<RegistrySearchResult, 'notCovered'>): string | null {
  if (!notCovered) return null;
  const { countryName, isWholeCountry } = notCovered;
  return isWholeCountry ? listText.noListFor(countryName) : listText.noListHere(countryName);
}

const clockWords = ({ clock }: Found) =>
  ({ right: null, corrected: listText.clockCorrected, doubted: listText.clockDoubted })[clock?.kind ?? 'right'];

/**
 * The message before the AEDs: that there is none, that none within reach is available, or what the list lacks. An
 * unread part may contain one nearby, so with a gap nothing is called absent, closed or nearest; likewise where no
 * register covers the place.
 *
 * @param isCoverageTold Whether the heading above already says that no register covers the place.
 */
export function resultWarning(finding: Found, isCoverageTold = false): string | null {
  const isCovered = !finding.notCovered;
  const ofList = gapWarning(finding) ?? (isEmpty(finding) ? text.none : outOfReachWarning(finding.list, isCovered));
  const sentences = [isCoverageTold ? null : coverageWarning(finding), clockWords(finding), ofList].filter(
    (words) => words !== null,
  );
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** A search's state and result as text for screen readers. */
export function announceSearch(search: SearchState): string {
  const asked = locationPromptOf(search);
  if (asked !== null) return `${placeText.need[asked]} ${placeText.needMore}`;
  if (search.phase !== 'found') return '';
  const { finding, listAtOrder = finding.list } = search;
  const { inReach, pair } = finding.list;
  const [best] = inReach;
  // The list as last announced: its distances change with every step of a walk, and should not be announced each time.
  const [announced = best] = listAtOrder.inReach;
  const sentences = [
    roughPositionWarning(search.place),
    search.isReordered === true ? streetText.reordered : null,
    // The warning comes first, because the list may be neither complete nor in the best order.
    resultWarning({ ...finding, list: listAtOrder }),
    best === undefined || announced === undefined
      ? null
      : text.announced(
          inReach.length,
          best.aed.name,
          formatDistanceWithFeet(walkingKm(announced)),
          formatAvailabilityClause(best, finding.now),
        ),
    pair === null ? null : formatPairAdvice(pair),
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
