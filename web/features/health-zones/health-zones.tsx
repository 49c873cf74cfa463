import { type HealthZone, healthFactors, sampleHealthZones } from '../../../content/samples/health-zones.ts';
import { SampleMark } from '../../ui/page/sample-mark.tsx';
import { Section } from '../../ui/page/section.tsx';
import { TrendMark } from '../../ui/page/trend-mark.tsx';
import styles from './health-zones.module.css';
import { ScoreScale } from './score-scale.tsx';
import { healthZonesText as text } from './text.ts';

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

/** Three districts side by side, each with its score on a scale and its factors. */
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
