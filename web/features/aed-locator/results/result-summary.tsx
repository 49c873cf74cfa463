import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import { type AssessedAed, getWalkingKm } from '../../../../domain/aed/assessed-aed.ts';
import { Button } from '../../../ui/control/button.tsx';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import { formatAvailabilityClause, formatDistanceWithFeet } from '../messages/format-availability.ts';
import { formatMinutes } from '../messages/format-travel-time.ts';
import { aedLocatorText } from '../messages/locator-text.ts';
import { formatPairAdvice } from '../messages/ranking-text.ts';
import { registryText } from '../messages/registry-text.ts';
import { streetDistanceText } from '../messages/street-distance-text.ts';
import type { RegistrySearchResult, ReorderOffer, VisitorPlace } from '../search/aed-source.ts';
import { formatResultWarning, formatSearchOrigin } from './result-messages.ts';
import styles from './result-summary.module.css';

function nearestOf(ranked: readonly AssessedAed[]): AssessedAed | null {
  return ranked.reduce<AssessedAed | null>(
    (nearest, entry) => (nearest === null || entry.footMinutes < nearest.footMinutes ? entry : nearest),
    null,
  );
}

interface ResultSummaryProps {
  readonly place: VisitorPlace;
  readonly result: RegistrySearchResult;
  /** Whether distances along the streets have changed which AED is first. */
  readonly isReordered: boolean;
  /** Whether no filter hides results. If a filter does, the numbers on the cards are not ranks. */
  readonly isWhole: boolean;
  /** Whether the heading already says that no source covers the location. */
  readonly isCoverageTold: boolean;
  readonly onShow: (aed: RegisteredAed) => void;
  /** Repeats the search at the same location, to load the missing part of the registry. */
  readonly onAgain: () => void;
}

/**
 * The text above the list. It contains warnings, the number of AEDs, and the nearest AED if that is not the first one.
 */
export function ResultSummary({
  place,
  result,
  isReordered,
  isWhole,
  isCoverageTold,
  onShow,
  onAgain,
}: ResultSummaryProps) {
  const { list, now, hasGaps, hasDamage } = result;
  const { inReach, pair } = list;
  const origin = formatSearchOrigin(place);
  const nearest = nearestOf(inReach);
  const warning = formatResultWarning(result, isCoverageTold);
  return (
    <div className={styles.summary}>
      {warning !== null && (
        <p className={styles.warning}>
          {warning}
          {hasDamage && <SiteLink to="/methodology#tempesta-checksum"> {aedLocatorText.damagedWhy}</SiteLink>}
        </p>
      )}
      {hasGaps && <Button onClick={onAgain}>{aedLocatorText.tryAgain}</Button>}
      {inReach.length > 0 && !hasGaps && (
        <p>
          <strong>{registryText.summary(inReach.length)}</strong>
        </p>
      )}
      {isReordered && <p>{streetDistanceText.reordered}</p>}
      {pair !== null && isWhole && <p className={styles.pair}>{formatPairAdvice(pair)}</p>}
      {origin !== null && <p className={styles.origin}>{origin}</p>}
      {!hasGaps && nearest !== null && nearest !== inReach[0] && (
        <p className={styles.nearest}>
          {registryText.nearestIs(
            nearest.aed.name,
            formatDistanceWithFeet(getWalkingKm(nearest)),
            formatAvailabilityClause(nearest, now),
          )}
          <Button onClick={() => onShow(nearest.aed)}>{registryText.showNearest}</Button>
        </p>
      )}
    </div>
  );
}

interface ReorderPromptProps {
  readonly offered: ReorderOffer;
  readonly onAnswer: (isTaken: boolean) => void;
}

/** Asks a visitor who has set off for one AED whether to go to another one that is nearer along the streets. */
export function ReorderPrompt({ offered, onAnswer }: ReorderPromptProps) {
  const [first] = offered.found.result.list.inReach;
  if (first === undefined) return null;
  return (
    <div className={styles.offer} role="status">
      <p>{streetDistanceText.offer(first.aed.name, formatMinutes(first.footMinutes))}</p>
      <div className={styles.answers}>
        <Button onClick={() => onAnswer(true)}>{streetDistanceText.takeOffer}</Button>
        <Button onClick={() => onAnswer(false)}>{streetDistanceText.stay}</Button>
      </div>
    </div>
  );
}
