import { useId } from 'react';
import styles from './score-scale.module.css';
import { healthZonesText as text } from './text.ts';

const ticks = Array.from({ length: 21 }, (_, index) => index * 5);

/** A score from 0 to 100 on a ruler: hatched up to the score, a tick every five, a longer one at the quarters. */
export function ScoreScale({ score }: { score: number }) {
  const hatchId = useId();
  return (
    <svg className={styles.scale} role="img" aria-label={text.scoreOf(score)} width="100%" height="34">
      <defs>
        <pattern id={hatchId} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0.5" y1="0" x2="0.5" y2="5" className={styles.hatch} />
        </pattern>
      </defs>
      <rect x="0" y="1" width={`${score}%`} height="16" fill={`url(#${hatchId})`} />
      <line x1="0" y1="17.5" x2="100%" y2="17.5" className={styles.ink} />
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={`${tick}%`}
          x2={`${tick}%`}
          y1="17.5"
          y2={tick % 25 === 0 ? 27.5 : 22.5}
          className={styles.tick}
        />
      ))}
      <line x1={`${score}%`} x2={`${score}%`} y1="0" y2="34" className={styles.mark} />
    </svg>
  );
}
