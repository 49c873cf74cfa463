import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { UsableAed } from '../../../../domain/aed/usable-aed.ts';
import { Button } from '../../../ui/control/button.tsx';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import type { RegistryFinding, VisitorPlace } from '../search/aed-source.ts';
import { availabilityClause, lengthWords } from '../words/availability-words.ts';
import { aedLocatorText } from '../words/locator-text.ts';
import { pairText } from '../words/ranking-text.ts';
import { registryText as text } from '../words/registry-text.ts';
import styles from './found-summary.module.css';
import { gapWords } from './gap-words.ts';
import { startWords } from './origin-words.ts';
import { outOfReachWords } from './reach-note.tsx';

function nearestOf(ranked: readonly UsableAed[]): UsableAed | null {
  return ranked.reduce<UsableAed | null>(
    (nearest, entry) => (nearest === null || entry.distanceKm < nearest.distanceKm ? entry : nearest),
    null,
  );
}

/** What the list lacks: all of it, a part, or anything in reach that can be had. */
function warningsOf(finding: RegistryFinding): string[] {
  const { list } = finding;
  const gap = gapWords(finding);
  if (list.inReach.length + list.beyond.length === 0) return [gap ?? text.none];
  return [outOfReachWords(list), gap].filter((words) => words !== null);
}

interface FoundSummaryProps {
  readonly place: VisitorPlace;
  readonly finding: RegistryFinding;
  /** Whether the numbers of the cards are those of the whole list. */
  readonly isWhole: boolean;
  readonly onShow: (aed: RegisteredAed) => void;
}

/** What stands above the list: how it is ordered, what may be missing from it, and the nearest of all where another stands first. */
export function FoundSummary({ place, finding, isWhole, onShow }: FoundSummaryProps) {
  const { list, now } = finding;
  const { inReach, pair } = list;
  const origin = startWords(place);
  const nearest = nearestOf(inReach);
  const damage = finding.hasDamage ? gapWords(finding) : null;
  return (
    <div className={styles.summary}>
      {warningsOf(finding).map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
          {warning === damage && <SiteLink to="/methodology#tempesta-checksum"> {aedLocatorText.damagedWhy}</SiteLink>}
        </p>
      ))}
      {inReach.length > 0 && (
        <p>
          <strong>{text.summary(inReach.length)}</strong> {text.summaryOrder}
        </p>
      )}
      {pair !== null && isWhole && <p className={styles.pair}>{pairText(pair)}</p>}
      {origin !== null && <p className={styles.origin}>{origin}</p>}
      {nearest !== null && nearest !== inReach[0] && (
        <p className={styles.nearest}>
          {text.nearestIs(nearest.aed.name, lengthWords(nearest.distanceKm), availabilityClause(nearest, now))}
          <Button onClick={() => onShow(nearest.aed)}>{text.showNearest}</Button>
        </p>
      )}
    </div>
  );
}
