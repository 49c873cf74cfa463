import RotateCcw from '@lucide/icons/icons/rotate-ccw';
import { useState } from 'react';
import type { Hub } from '../../../domain/hub/hub.ts';
import { computeLongevityIndex, scaleWeights } from '../../../domain/hub/longevity-index.ts';
import { SmallButton } from '../../ui/control/small-button.tsx';
import { useIsHydrated } from '../../ui/lazy/use-is-hydrated.ts';
import { Icon } from '../../ui/page/icon.tsx';
import { useDebouncedText } from '../../ui/use-debounced-text.ts';
import { formatScore } from './format-score.ts';
import styles from './longevity-index-calculator.module.css';
import { LongevityIndexChart } from './longevity-index-chart.tsx';
import { PossibleScoresForPlace } from './possible-scores-for-place.tsx';
import { ScoreControls } from './score-controls.tsx';
import { principlesText } from './text.ts';

const equalWeights: readonly number[] = Array.from({ length: 9 }, () => 1);
const firstScores: readonly number[] = Array.from({ length: 9 }, () => 0.8);

/**
 * A calculator for the longevity index with nine scores and nine weights. The section below it shows which scores could
 * result in a place's index.
 */
export function LongevityIndexCalculator() {
  const isHydrated = useIsHydrated();
  const [scores, setScores] = useState(firstScores);
  const [weights, setWeights] = useState(equalWeights);
  const [place, setPlace] = useState<Hub | null>(null);
  const { instrument } = principlesText;
  const scaled = weights.some((weight) => weight > 0) ? scaleWeights(weights) : null;
  const index = scaled && computeLongevityIndex(scaled, scores);
  const shownIndex = index === null ? '–' : formatScore(index);
  const announced = useDebouncedText(index === null ? instrument.noWeight : instrument.spoken(shownIndex));
  const setEqual = (newScores: readonly number[]) => {
    setScores(newScores);
    setWeights(equalWeights);
  };
  return (
    <div className={styles.instrument}>
      <header className={styles.head}>
        <h3>{instrument.title}</h3>
        <SmallButton tone="bare" disabled={!isHydrated} onClick={() => setEqual(firstScores)}>
          <Icon of={RotateCcw} size={16} strokeWidth={1.5} />
          {instrument.reset}
        </SmallButton>
      </header>
      <p className={styles.lede}>{instrument.lede}</p>
      <noscript>
        <p className={styles.notice}>{instrument.needsScript}</p>
      </noscript>
      <fieldset className={styles.bench} disabled={!isHydrated}>
        <legend className="visually-hidden">{instrument.group}</legend>
        <div className={styles.plate}>
          <LongevityIndexChart scores={scores} weights={scaled} index={index} place={place} />
          <p className={styles.readout}>
            {instrument.sign} <span>=</span> <span className={styles.number}>{shownIndex}</span>
          </p>
          <p className={styles.sentence}>{describeWeights(weights, scores, index)}</p>
        </div>
        <ScoreControls scores={scores} weights={weights} onScores={setScores} onWeights={setWeights} />
      </fieldset>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      <PossibleScoresForPlace place={place} onChoose={setPlace} onScores={setEqual} isDisabled={!isHydrated} />
    </div>
  );
}

function describeWeights(weights: readonly number[], scores: readonly number[], index: number | null): string {
  const { instrument } = principlesText;
  if (index === null) return instrument.noWeight;
  if (weights.every((weight) => weight === weights[0])) return instrument.equal;
  return instrument.weighted(formatScore(computeLongevityIndex(equalWeights, scores)));
}
