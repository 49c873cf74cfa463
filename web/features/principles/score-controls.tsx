import { useId } from 'react';
import { principles } from '../../../content/principles.ts';
import { ScaleInput } from '../../ui/control/scale-input.tsx';
import { formatScore } from './format-score.ts';
import { principleNumerals } from './principle-numerals.ts';
import styles from './score-controls.module.css';
import { principlesText } from './text.ts';

interface ScoreControlsProps {
  readonly scores: readonly number[];
  /** The weights that the visitor has chosen. They are not scaled. */
  readonly weights: readonly number[];
  readonly onScores: (scores: readonly number[]) => void;
  readonly onWeights: (weights: readonly number[]) => void;
}

/** A slider for the score and a menu for the weight of each of the nine principles. */
export function ScoreControls({ scores, weights, onScores, onWeights }: ScoreControlsProps) {
  const { columns } = principlesText.instrument;
  return (
    <div>
      <p className={styles.columns} aria-hidden="true">
        <span>{columns.principle}</span>
        <span>{columns.score}</span>
        <span>{columns.weight}</span>
      </p>
      {principles.map(({ title }, index) => (
        <ScoreRow
          key={title}
          numeral={principleNumerals[index] ?? ''}
          title={title}
          score={scores[index] ?? 0}
          weight={weights[index] ?? 1}
          onScore={(score) => onScores(scores.with(index, score))}
          onWeight={(weight) => onWeights(weights.with(index, weight))}
        />
      ))}
    </div>
  );
}

interface ScoreRowProps {
  readonly numeral: string;
  readonly title: string;
  readonly score: number;
  readonly weight: number;
  readonly onScore: (score: number) => void;
  readonly onWeight: (weight: number) => void;
}

function ScoreRow({ numeral, title, score, weight, onScore, onWeight }: ScoreRowProps) {
  const id = useId();
  const { instrument } = principlesText;
  const shown = formatScore(score);
  return (
    <div className={styles.row}>
      <span className={styles.numeral} aria-hidden="true">
        {numeral}
      </span>
      <label htmlFor={id} className={styles.title}>
        {title}
      </label>
      <div className={styles.slider}>
        <ScaleInput id={id} value={score} step={0.05} valueText={instrument.valueText(shown)} onChange={onScore} />
      </div>
      <span className={styles.value} aria-hidden="true">
        {shown}
      </span>
      <select
        className={styles.weight}
        aria-label={instrument.weightOf(title)}
        value={weight}
        onChange={(event) => onWeight(Number(event.target.value))}
      >
        {instrument.weights.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
