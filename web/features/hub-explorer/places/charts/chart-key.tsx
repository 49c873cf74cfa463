import { hubKinds } from '../../../../../content/hub-kinds.ts';
import { KindMark } from '../kind-mark.tsx';
import { placeRows } from '../rows/every-row.ts';
import { kindsText } from '../text.ts';
import { useChartedView } from './charted-view.ts';
import { chartsText } from './charts-text.ts';
import styles from './place-charts.module.css';

/** Legend of the shapes. */
export function ChartKey() {
  const { shownIds, compareIds } = useChartedView();
  return (
    <ul className={styles.key} aria-label={chartsText.keyLabel}>
      {hubKinds.map(({ kind }) => (
        <li key={kind}>
          <KindMark kind={kind} />
          {kindsText[kind]}
        </li>
      ))}
      <li className={styles.fill}>{`${chartsText.keyFilled}; ${chartsText.keyHollow}`}</li>
      {compareIds.length > 0 && <li className={styles.fill}>{chartsText.keyCompared}</li>}
      {shownIds !== null && shownIds.size < placeRows.length && (
        <li className={styles.fill}>{chartsText.keyLeftOut}</li>
      )}
    </ul>
  );
}
