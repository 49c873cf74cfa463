import { getWalkingKm, isLowerBound } from '../../../../domain/aed/assessed-aed.ts';
import type { RankedAeds } from '../../../../domain/aed/rank-by-arrival.ts';
import { estimateCarRoundTripMinutes } from '../../../../domain/aed/travel-time.ts';
import { formatAvailabilityClause, formatDistanceWithFeet } from '../messages/format-availability.ts';
import { formatMinutes } from '../messages/format-travel-time.ts';
import { aedLocatorText } from '../messages/locator-text.ts';
import { formatPairAdvice, outOfReachText } from '../messages/ranking-text.ts';
import { registryText as text, visitorPlaceText } from '../messages/registry-text.ts';
import { resultListText } from '../messages/result-list-text.ts';
import { streetDistanceText } from '../messages/street-distance-text.ts';
import type { CompletedSearch, RegistrySearchResult, SearchState, VisitorPlace } from '../search/aed-source.ts';
import { isRoughStart, locationPromptOf } from '../search/locator-state.ts';

type SearchStart = Pick<CompletedSearch, 'place' | 'walked'>;

/**
 * Returns a warning that the position is too inaccurate to say which AED is nearest. Returns null if it is accurate
 * enough, or if an accurate one has followed.
 */
export function formatRoughPositionWarning(start: SearchStart): string | null {
  const { place } = start;
  if (place.origin !== 'device' || !isRoughStart(start)) return null;
  return text.from.rough(formatDistanceWithFeet(place.accuracyMetres / 1000));
}

/**
 * Returns a note that says from where distances are measured, if the visitor gave a location. Null if they are measured
 * from the device's position.
 */
export function formatSearchOrigin(place: VisitorPlace): string | null {
  if (place.origin === 'named') return text.from.named(place.name);
  if (place.origin === 'point') return text.from.point(place.name);
  return place.origin === 'map' ? text.from.map : null;
}

type Found = Pick<RegistrySearchResult, 'list' | 'hasGaps' | 'hasDamage' | 'notCovered' | 'clock'>;

const isEmpty = ({ list }: Found) => list.inReach.length + list.beyond.length === 0;

/** Returns a warning that part of the registry could not be read or verified, or null if all of it was. */
export function formatUnreadPartsWarning(result: Found): string | null {
  const { list, hasGaps, hasDamage } = result;
  if (!hasGaps) return null;
  if (hasDamage) return isEmpty(result) ? aedLocatorText.damaged : text.damaged;
  return list.inReach.length === 0 ? text.unread : text.gaps;
}

/** Returns a message that no AED within walking distance is available. Returns null if one is available. */
export function formatOutOfReachWarning({ inReach, beyond }: RankedAeds, isCovered = true): string | null {
  if (inReach.some(({ usability }) => usability !== 'unlikely')) return null;
  // Where no source covers the area, there may be an unlisted AED nearby, so the message does not say that all are
  // closed.
  if (inReach.length > 0) return isCovered ? outOfReachText.allClosed : outOfReachText.noneInReach;
  const [nearest] = beyond;
  if (nearest === undefined) return null;
  const driveBack = formatMinutes(estimateCarRoundTripMinutes(nearest));
  const words = isLowerBound(nearest) ? outOfReachText.nearestInLine : outOfReachText.nearestBeyond;
  const length = formatDistanceWithFeet(getWalkingKm(nearest));
  return `${outOfReachText.noneInReach} ${words(nearest.aed.name, length, driveBack)}`;
}

/** Returns a message that the sources list no AEDs in this area. Returns null if they list some. */
export function formatCoverageWarning({ notCovered }: Pick<RegistrySearchResult, 'notCovered'>): string | null {
  if (!notCovered) return null;
  const { countryName, isWholeCountry } = notCovered;
  return isWholeCountry ? resultListText.noListFor(countryName) : resultListText.noListHere(countryName);
}

const clockWords = ({ clock }: Found) =>
  ({ right: null, corrected: resultListText.clockCorrected, doubted: resultListText.clockDoubted })[
    clock?.kind ?? 'right'
  ];

/**
 * Returns the warnings to show before the list of AEDs, or null if there are none. If part of the registry could not be
 * read, or if no source covers the place, there may be AEDs that the list does not contain. The warnings then say
 * neither that no AED exists nor that all are closed.
 * @param isCoverageReported Whether the heading above already says that no source covers the place.
 */
export function formatResultWarning(result: Found, isCoverageReported = false): string | null {
  const isCovered = !result.notCovered;
  const ofList =
    formatUnreadPartsWarning(result) ?? (isEmpty(result) ? text.none : formatOutOfReachWarning(result.list, isCovered));
  const sentences = [isCoverageReported ? null : formatCoverageWarning(result), clockWords(result), ofList].filter(
    (words) => words !== null,
  );
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** Describes the state and result of a search for screen readers. */
export function formatSearchAnnouncement(search: SearchState): string {
  const asked = locationPromptOf(search);
  if (asked !== null) return `${visitorPlaceText.need[asked]} ${visitorPlaceText.needMore}`;
  if (search.phase !== 'found') return '';
  const { result, announcedList: list = result.list } = search;
  const [best] = list.inReach;
  // The hours are the current ones, because a helper has to know when the AED closes.
  const [current = best] = result.list.inReach;
  const sentences = [
    formatRoughPositionWarning(search),
    search.isReordered === true ? streetDistanceText.reordered : null,
    // The warning comes before the list, because the list may be incomplete or not in the best order.
    formatResultWarning({ ...result, list }),
    best === undefined || current === undefined
      ? null
      : text.announced(
          list.inReach.length,
          best.aed.name,
          formatDistanceWithFeet(getWalkingKm(best)),
          formatAvailabilityClause(current, result.now),
        ),
    list.pair === null ? null : formatPairAdvice(list.pair),
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
