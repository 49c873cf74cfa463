import { useId } from 'react';
import { type HealthZone, healthFactors, sampleHealthZones } from '../../../content/samples/health-zones.ts';
import { SampleMark } from '../../ui/page/sample-mark.tsx';
import { Section } from '../../ui/page/section.tsx';
import { TrendMark } from '../../ui/page/trend-mark.tsx';
import styles from './health-zones.module.css';
import scoreScaleStyles from './score-scale.module.css';
import { healthZonesText as text } from './text.ts';

const ticks = Array.from({ length: 21 }, (_, index) => index * 5);

function Zone({ zone }: { zone: HealthZone }) {
  const { name, population, rating, factors } = text.zones[zone.id];
  return (
    <article className={styles.zone} aria-labelledby={zone.id}>
      <header className={styles.head}>
        <h3 id={zone.id}>{name}</h3>
        <p className={styles.population}>{population}</p>
      </header>
      <div className={styles.score}>
        <p className={styles.figureLine}>
          <span className={styles.figure}>{zone.healthScore}</span>
          <span>
            {text.score}
            <span className={styles.rating}>{rating}</span>
          </span>
        </p>
        <ScoreScale score={zone.healthScore} />
      </div>
      <dl className={styles.factors}>
        {healthFactors.map((factor) => (
          <div key={factor} className={styles.factor}>
            <dt>{text.factors[factor]}</dt>
            <dd>
              {factors[factor]} <TrendMark trend={zone.trends[factor]} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** Three example districts side by side, each with a score and the factors behind it. */
export function HealthZones() {
  return (
    <Section isFar id="health-zones" tag={text.tag} title={text.title} mark={<SampleMark />} lede={text.lede}>
      <div className={styles.zones}>
        {sampleHealthZones.map((zone) => (
          <Zone key={zone.id} zone={zone} />
        ))}
      </div>
    </Section>
  );
}

/**
 * A score from 0 to 100 on a scale. The scale is hatched up to the score, and has ticks at every five points and longer
 * ones at the quarters.
 */
function ScoreScale({ score }: { score: number }) {
  const hatchId = useId();
  return (
    <svg className={scoreScaleStyles.scale} role="img" aria-label={text.scoreOf(score)} width="100%" height="34">
      <defs>
        <pattern id={hatchId} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0.5" y1="0" x2="0.5" y2="5" className={scoreScaleStyles.hatch} />
        </pattern>
      </defs>
      <rect x="0" y="1" width={`${score}%`} height="16" fill={`url(#${hatchId})`} />
      <line x1="0" y1="17.5" x2="100%" y2="17.5" className={scoreScaleStyles.ink} />
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={`${tick}%`}
          x2={`${tick}%`}
          y1="17.5"
          y2={tick % 25 === 0 ? 27.5 : 22.5}
          className={scoreScaleStyles.tick}
        />
      ))}
      <line x1={`${score}%`} x2={`${score}%`} y1="0" y2="34" className={scoreScaleStyles.mark} />
    </svg>
  );
}
