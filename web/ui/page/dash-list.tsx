import type { ReactNode } from 'react';
import styles from './dash-list.module.css';

interface DashListProps {
  readonly items: readonly string[];
  readonly children: (item: string) => ReactNode;
}

/** A list with dashes as bullets. The caller styles its items. */
export function DashList({ items, children }: DashListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{children(item)}</li>
      ))}
    </ul>
  );
}
