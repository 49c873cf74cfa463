import { useId } from 'react';
import { hubs } from '../../../content/hubs.ts';
import type { Hub } from '../../../domain/hub/hub.ts';
import { computeMostUnevenScores } from '../../../domain/hub/longevity-index.ts';
import { SmallButton } from '../../ui/control/small-button.tsx';
import { formatScore } from './format-score.ts';
import styles from './possible-scores-for-place.module.css';
import { principlesText } from './text.ts';

const hubsByName = [...hubs].sort((one, other) => one.name.localeCompare(other.name, 'en'));

interface PossiblePlaceScoresProps {
  readonly place: Hub | null;
  readonly onChoose: (place: Hub | null) => void;
  /** Sets the nine scores, and makes all weights equal. */
  readonly onScores: (scores: readonly number[]) => void;
  readonly isDisabled: boolean;
}

/**
 * Shows what is known about a place's index, and nine scores that would result in it. It never claims that they are the
 * real scores.
 */
export function PossibleScoresForPlace({ place, onChoose, onScores, isDisabled }: PossiblePlaceScoresProps) {
  const id = useId();
  const { apart } = principlesText;
  return (
    <div className={styles.apart}>
      <div className={styles.choice}>
        <h3>{apart.title}</h3>
        <label className={styles.label} htmlFor={id}>
          {apart.label}
        </label>
        <select
          id={id}
          className={styles.select}
          disabled={isDisabled}
          value={place?.id ?? ''}
          onChange={(event) => onChoose(hubs.find((hub) => hub.id === event.target.value) ?? null)}
        >
          <option value="">{apart.choose}</option>
          {hubsByName.map((hub) => (
            <option key={hub.id} value={hub.id}>
              {hub.name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.answer} aria-live="polite">
        {place && <Possibilities place={place} onScores={onScores} />}
      </div>
    </div>
  );
}

function Possibilities({ place, onScores }: { place: Hub; onScores: PossiblePlaceScoresProps['onScores'] }) {
  const { apart } = principlesText;
  const { name, sli, estimated } = place;
  const shown = formatScore(sli);
  const uneven = computeMostUnevenScores(sli);
  const isFull = sli === 1;
  return (
    <>
      <p>{(estimated.includes('sli') ? apart.estimated : apart.founding)(name, shown)}</p>
      <p className={styles.possible}>{apart.possible}</p>
      <ul className={styles.list}>
        {isFull ? <li>{apart.onlyFull}</li> : <li>{apart.average(shown)}</li>}
        {!isFull && <li>{describeUneven(uneven)}</li>}
      </ul>
      {!isFull && <p className="note">{apart.warning}</p>}
      <p className={styles.buttons}>
        <SmallButton onClick={() => onScores(uneven.map(() => sli))}>{apart.setEven(shown)}</SmallButton>
        {!isFull && <SmallButton onClick={() => onScores(uneven)}>{apart.setUneven}</SmallButton>}
      </p>
    </>
  );
}

function describeUneven(scores: readonly number[]): string {
  const { apart } = principlesText;
  const full = scores.filter((score) => score === 1).length;
  const rest = formatScore(scores[full] ?? 0);
  const zeros = scores.length - full - 1;
  const fullCount = apart.counts[full] ?? '';
  return zeros === 0
    ? apart.uneven(fullCount, rest)
    : apart.unevenWithZeros(fullCount, rest, apart.counts[zeros] ?? '');
}
