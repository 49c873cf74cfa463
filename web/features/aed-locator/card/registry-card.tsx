import type { MouseEvent, ReactNode } from 'react';
import type { Aed, DispatchMethod } from '../../../../domain/aed/aed.ts';
import type { RegistrySource } from '../../../../domain/aed/aed-registry.ts';
import type { AssessedAed } from '../../../../domain/aed/assessed-aed.ts';
import type { RankedAed } from '../../../../domain/aed/rank-by-arrival.ts';
import type { RankingReason } from '../../../../domain/aed/ranking-reason.ts';
import { toDispatchableAed } from '../dispatch/dispatch-aed.ts';
import { formatTravelTimeNotes } from '../messages/format-travel-time.ts';
import { rankingReasonText as text } from '../messages/ranking-text.ts';
import { availabilityText } from '../messages/registry-text.ts';
import type { RegistrySearchResult } from '../search/aed-source.ts';
import { AedCard } from './aed-card.tsx';
import {
  AccessNotes,
  AvailabilityLine,
  isTextTruncated,
  ReportNotes,
  SourceHours,
  UncertaintyNotes,
} from './aed-card-lines.tsx';
import { AedDetails } from './aed-details.tsx';

interface RegistryCardProps {
  /** The AED. If it is in the list of results, the reason for its rank is given too. */
  readonly assessed: AssessedAed & Partial<Pick<RankedAed, 'reason'>>;
  readonly number: number | null;
  readonly result: RegistrySearchResult;
  readonly sources: readonly RegistrySource[];
  readonly isChosen: boolean;
  readonly isDispatching: boolean;
  /** Called when the visitor wants to see the AED on the map. Null if no map is open. */
  readonly onShowOnMap: ((event: MouseEvent<HTMLElement>) => void) | null;
  /** Called when the visitor opens the route along the streets. Null if no route is known. */
  readonly onShowWay: ((event: MouseEvent<HTMLElement>) => void) | null;
  /** Whether a route may still be found, so that space is reserved for its button. */
  readonly hasRoomForWay: boolean;
  /** The link to the report form, at the end of the card. */
  readonly report?: ReactNode;
  readonly onDispatch: (aed: Aed, method: DispatchMethod) => void;
}

/** The card of an AED in the registry: the specification's card with the details from the AED's source. */
export function RegistryCard({
  assessed,
  result,
  sources,
  onShowOnMap,
  report,
  onDispatch,
  ...card
}: RegistryCardProps) {
  const { alwaysOpen, now, hasGaps } = result;
  const aed = toDispatchableAed(assessed, now);
  const { reason } = assessed;
  const reasonWords = reason === undefined ? null : formatRankingReason(reason, hasGaps);
  // These reasons already state the availability. The line beside the icon therefore shows the reason, which is not
  // repeated above it.
  const statesAvailability =
    reason?.kind === 'uncertain' && !['not-for-everybody', 'reported', 'unclear', 'expired'].includes(reason.because);
  // The source's own text is shown only if the hours could not be parsed. Otherwise the line above already says when
  // the AED is open.
  const unsureHours = assessed.availability.state === 'unknown' ? assessed.aed.hoursText : null;
  return (
    <AedCard
      {...card}
      aed={aed}
      isEstimated
      way={assessed}
      isRoughlyPlaced={assessed.aed.doubts?.place !== undefined}
      besides={formatTravelTimeNotes(assessed)}
      address={assessed.aed.address}
      reason={
        <>
          <AccessNotes aed={assessed.aed} says="way" />
          {reasonWords !== null && !statesAvailability && <p>{reasonWords}</p>}
          <AvailabilityLine
            assessed={assessed}
            alwaysOpen={alwaysOpen}
            now={now}
            text={statesAvailability ? reasonWords : null}
          />
          <AccessNotes aed={assessed.aed} says="limit" />
          {unsureHours !== null && <SourceHours hoursText={unsureHours} />}
          <UncertaintyNotes assessed={assessed} />
          {assessed.aed.reported !== undefined && <ReportNotes aed={assessed.aed} now={now} />}
        </>
      }
      details={
        <>
          <AedDetails
            aed={assessed.aed}
            wholeHours={unsureHours !== null && isTextTruncated(unsureHours) ? unsureHours : null}
            sources={sources}
            languages={navigator.languages}
            isOnCard
            onShowOnMap={onShowOnMap}
          />
          {report}
        </>
      }
      onDispatch={(method) => onDispatch(aed, method)}
    />
  );
}

const uncertainWords = { ...availabilityText.unknown, ...text.uncertain };

/**
 * Returns a short sentence that says why an AED has its rank. Null for a closed AED, because its availability is the
 * reason. If a part of the registry could not be read, no AED is called the nearest, because one that was not read may
 * be nearer.
 */
export function formatRankingReason(reason: RankingReason, hasGaps = false): string | null {
  if (reason.kind === 'closed') return null;
  if (reason.kind === 'open') {
    if (reason.isNearest && !hasGaps) return text.nearestOpen;
    return reason.nearerAfter === 0 ? text.open : text.openBeforeNearer(reason.nearerAfter);
  }
  const { because, chance, minutesNearer, isNearest } = reason;
  const uncertain = uncertainWords[because];
  if (minutesNearer !== null && minutesNearer >= 1) return text.nearerThanSure(uncertain, Math.round(minutesNearer));
  const ofSuch = text.chance[chance];
  return isNearest && !hasGaps ? text.nearestUncertain(uncertain, ofSuch) : text.uncertainAs(uncertain, ofSuch);
}
