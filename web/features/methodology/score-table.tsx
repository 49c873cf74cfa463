import type { ReactNode } from 'react';
import styles from './score-table.module.css';

interface ScoreTableProps {
  readonly caption: string;
  /** The head row's cells. */
  readonly head: ReactNode;
  /** One or more table bodies. */
  readonly children: ReactNode;
}

/** The tables of the methodology look alike: fine rules, figures flush right, the caption above. */
export function ScoreTable({ caption, head, children }: ScoreTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>{head}</tr>
      </thead>
      {children}
    </table>
  );
}
