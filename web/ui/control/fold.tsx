import ChevronDown from '@lucide/icons/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon } from '../page/icon.tsx';
import styles from './fold.module.css';

interface FoldProps {
  readonly title: string;
  /** Stands before the title. */
  readonly sign?: ReactNode;
  /** Stands beside the title: a mark such as 'Sample data'. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a section, one press away. It opens without a script, for a search in the page, and on paper. */
export function Fold({ title, sign, mark, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.head}>
        {sign}
        <h3 className={styles.title}>{title}</h3>
        {mark}
        <Icon of={ChevronDown} size={22} strokeWidth={1.5} className={styles.arrow} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
