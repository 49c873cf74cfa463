import { driftGroups, driftPlace, driftQuarters, driftRule } from '../../../../content/samples/drift-groups.ts';
import styles from './drift-table.module.css';
import { driftText } from './drift-text.ts';

const rows: readonly (readonly [name: string, values: readonly number[]])[] = [
  [driftText.everybody, driftPlace],
  [driftText.limit, driftPlace.map((value) => value - driftRule.tolerance)],
  ...driftGroups.map(({ name, output }) => [name, output] as const),
];

/** The figures behind the drawings. */
export function DriftTable() {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{driftText.table}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be within reach of the keyboard */}
      <section className={styles.scroll} aria-label={driftText.table} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>{driftText.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{driftText.group}</th>
              {driftQuarters.map((quarter) => (
                <th key={quarter} scope="col">
                  {quarter}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {driftQuarters.map((quarter, period) => (
                  <td key={quarter}>{values[period]?.toFixed(2)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
