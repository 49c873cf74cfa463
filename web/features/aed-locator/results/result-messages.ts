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

/** With a less accurate position, the order of nearby AEDs is a guess. */
const roughMetres = 150;

/**
 * A warning, before the first card, that the order is a guess because the position is inaccurate. Null if it is not.
 */
export function roughPositionWarning(place: VisitorPlace): string | null {
  if (place.origin !== 'device' || place.accuracyMetres <= roughMetres) return null;
  return text.from.rough(formatLength(place.accuracyMetres / 1000));
}

/** The place that the visitor named or pointed at; null if distances are from the device's position. */
export function formatStart(place: VisitorPlace): string | null {
  if (place.origin === 'named') return text.from.named(place.name);
  if (place.origin === 'point') return text.from.point(place.name);
  return place.origin === 'map' ? text.from.map : null;
}

type Found = Pick<RegistryFinding, 'list' | 'hasGaps' | 'hasDamage' | 'notCovered' | 'clock'>;

const isEmpty = ({ list }: Found) => list.inReach.length + list.beyond.length === 0;

/** A warning that the list lacks unreadable or unverified parts; null if it is complete. */
export function gapWarning(finding: Found): string | null {
  const { list, hasGaps, hasDamage } = finding;
  if (!hasGaps) return null;
  if (hasDamage) return isEmpty(finding) ? aedLocatorText.damaged : text.damaged;
  return list.inReach.length === 0 ? text.unread : text.gaps;
}

/** The first message if nothing within reach on foot is available; null if something is. */
export function outOfReachWarning({ inReach, beyond }: RankedList, isCovered = true): string | null {
  if (inReach.some(({ usability }) => usability !== 'unlikely')) return null;
  // If no register covers the place, an unlisted one may be around the corner.
  if (inReach.length > 0) return isCovered ? reachText.allClosed : reachText.noneInReach;
  const [nearest] = beyond;
  if (nearest === undefined) return null;
  const driveBack = formatMinutes(carRoundTripMinutes(nearest));
  return `${reachText.noneInReach} ${reachText.nearestBeyond(nearest.aed.name, formatLength(wayKm(nearest)), driveBack)}`;
}

/** A message that the registers list no AEDs of this place; null if they do. */
export function coverageWarning({ notCovered }: Pick<RegistryFinding, 'notCovered'>): string | null {
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
export function warningOf(finding: Found, isCoverageTold = false): string | null {
  const isCovered = !finding.notCovered;
  const ofList = gapWarning(finding) ?? (isEmpty(finding) ? text.none : outOfReachWarning(finding.list, isCovered));
  const sentences = [isCoverageTold ? null : coverageWarning(finding), clockWords(finding), ofList].filter(
    (words) => words !== null,
  );
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** The result of a registry search as a sentence for screen readers. */
export function announceSearch(search: Search): string {
  const asked = locationPromptOf(search);
  if (asked !== null) return `${placeText.need[asked]} ${placeText.needMore}`;
  if (search.phase !== 'found') return '';
  const { finding, listAtOrder = finding.list } = search;
  const { inReach, pair } = finding.list;
  const [best] = inReach;
  // Lengths as last announced: they change with each step of a walk, and the list should not be read at each step.
  const [announced = best] = listAtOrder.inReach;
  const sentences = [
    roughPositionWarning(search.place),
    search.isReordered === true ? streetText.reordered : null,
    // Comes first: the list may be neither the best nor complete.
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
