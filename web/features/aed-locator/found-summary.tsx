import type { RegisteredAed } from '../../../domain/aed-registry.ts';
import type { UsableAed } from '../../../domain/usable-first.ts';
import { Button } from '../../ui/button.tsx';
import type { RegistryFinding, VisitorPlace } from './aed-source.ts';
import { availabilityClause, lengthWords } from './availability-words.ts';
import styles from './found-summary.module.css';
import { registryText as text } from './registry-text.ts';

/** A position less exact than this makes the order of near AEDs a guess. */
const roughMetres = 150;

/** What else but an exact position the distances are from; null where it is one. */
function originWords(place: VisitorPlace): string | null {
  if (place.origin === 'named') return text.from.named(place.name);
  if (place.origin === 'map') return text.from.map;
  const { accuracyMetres } = place;
  return accuracyMetres > roughMetres ? text.from.rough(lengthWords(accuracyMetres / 1000)) : null;
}

function nearestOf(ranked: readonly UsableAed[]): UsableAed | null {
  return ranked.reduce<UsableAed | null>(
    (nearest, entry) => (nearest === null || entry.distanceKm < nearest.distanceKm ? entry : nearest),
    null,
  );
}

function emptyWords({ ranked, hasGaps }: RegistryFinding): string | null {
  if (ranked.length > 0) return hasGaps ? text.gaps : null;
  return hasGaps ? text.unread : text.none;
}

interface FoundSummaryProps {
  readonly place: VisitorPlace;
  readonly finding: RegistryFinding;
  readonly onShow: (aed: RegisteredAed) => void;
}

/** What stands above the list: how it is ordered, what may be missing from it, and the nearest of all where another stands first. */
export function FoundSummary({ place, finding, onShow }: FoundSummaryProps) {
  const { ranked, now } = finding;
  const origin = originWords(place);
  const warning = emptyWords(finding);
  const nearest = nearestOf(ranked);
  return (
    <div className={styles.summary}>
      {warning !== null && <p className={styles.warning}>{warning}</p>}
      {ranked.length > 0 && (
        <p>
          <strong>{text.summary(ranked.length)}</strong> {text.summaryOrder}
        </p>
      )}
      {origin !== null && <p className={styles.origin}>{origin}</p>}
      {nearest !== null && nearest !== ranked[0] && (
        <p className={styles.nearest}>
          {text.nearestIs(nearest.aed.name, lengthWords(nearest.distanceKm), availabilityClause(nearest, now))}
          <Button onClick={() => onShow(nearest.aed)}>{text.showNearest}</Button>
        </p>
      )}
    </div>
  );
}
