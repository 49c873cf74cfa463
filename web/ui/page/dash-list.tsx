import type { ReactNode } from 'react';
import styles from './dash-list.module.css';

interface DashListProps {
  readonly items: readonly string[];
  readonly children: (item: string) => ReactNode;
}

/** Items of a passage of text, each behind a fine dash, set by what the caller makes of it. */
export function DashList({ items, children }: DashListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{children(item)}</li>
      ))}
    </ul>
  );
}
