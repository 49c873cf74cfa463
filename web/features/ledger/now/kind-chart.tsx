import { ledgerText } from '../text.ts';
import styles from './kind-chart.module.css';
import type { KindByDay } from './ledger-now.ts';

const barWidth = 8;
const gap = 2;
const height = 28;
/** Keeps a day with one entry visible beside a day with hundreds. */
const least = 2;

/** A row for each kind: its name, its count, and its days as bars. */
export function KindChart({ kinds }: { kinds: readonly KindByDay[] }) {
  const tallest = Math.max(1, ...kinds.flatMap(({ days }) => days));
  return (
    <figure className={styles.chart}>
      <ul className={styles.kinds}>
        {kinds.map(({ kind, count, days }) => {
          const name = ledgerText.kinds[kind] ?? kind;
          const width = days.length * (barWidth + gap);
          return (
            <li key={kind} className={styles.kind}>
              <span>{name}</span>
              <span className={styles.count}>{count.toLocaleString('en')}</span>
              <svg
                width={width}
                height={height}
                viewBox={`0 0 ${width} ${height}`}
                role="img"
                aria-label={`${ledgerText.byDay(name)}: ${days.join(', ')}`}
              >
                <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} className={styles.ground} />
                {days.map((entries, day) => {
                  const tall = entries === 0 ? 0 : Math.max(least, Math.round((entries / tallest) * (height - 2)));
                  const key = `${kind} ${day}`;
                  return (
                    <rect
                      key={key}
                      x={day * (barWidth + gap)}
                      y={height - 1 - tall}
                      width={barWidth}
                      height={tall}
                      className={styles.bar}
                    />
                  );
                })}
              </svg>
            </li>
          );
        })}
      </ul>
      <figcaption className={styles.note}>{ledgerText.chartNote}</figcaption>
    </figure>
  );
}
