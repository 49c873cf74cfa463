import { hubKinds } from '../../../../content/hub-kinds.ts';
import { chartsText } from './charts-text.ts';
import { KindMark } from './kind-mark.tsx';
import styles from './place-charts.module.css';

/** What the shapes mean. */
export function ChartKey() {
  return (
    <ul className={styles.key} aria-label={chartsText.keyLabel}>
      {hubKinds.map(({ kind, name }) => (
        <li key={kind}>
          <KindMark kind={kind} />
          {name}
        </li>
      ))}
      <li className={styles.fill}>{`${chartsText.keyFilled}; ${chartsText.keyHollow}`}</li>
    </ul>
  );
}
