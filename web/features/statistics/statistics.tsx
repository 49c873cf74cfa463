import { sampleStatistics } from '../../../content/samples/statistics.ts';
import { SampleMark } from '../../ui/page/sample-mark.tsx';
import { Section } from '../../ui/page/section.tsx';
import { TrendMark } from '../../ui/page/trend-mark.tsx';
import styles from './statistics.module.css';
import { statisticsText as text } from './text.ts';

/** The section of community statistics: one row of large figures. */
export function Statistics() {
  return (
    <Section isFar id="statistics" tag={text.tag} title={text.title} mark={<SampleMark />} lede={text.lede}>
      <dl className={styles.row}>
        {sampleStatistics.map(({ id, trend }) => (
          <div key={id} className={styles.tile}>
            <dt className={styles.label}>{text.tiles[id].label}</dt>
            <dd className={styles.value}>{text.tiles[id].value}</dd>
            <dd className={styles.change}>
              <TrendMark trend={trend} />
              {text.tiles[id].change}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
