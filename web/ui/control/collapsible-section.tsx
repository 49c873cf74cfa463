import ChevronDown from '@lucide/icons/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon } from '../page/icon.tsx';
import styles from './collapsible-section.module.css';

interface FoldProps {
  readonly title: string;
  /** Rendered before the title. */
  readonly sign?: ReactNode;
  /** Rendered after the title: a mark such as 'Sample data'. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A collapsible part of a section. It also opens without a script, for find-in-page, and in print. */
export function CollapsibleSection({ title, sign, mark, children }: FoldProps) {
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
