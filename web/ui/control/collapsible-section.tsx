import ChevronDown from '@lucide/icons/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon } from '../page/icon.tsx';
import styles from './collapsible-section.module.css';

interface CollapsibleSectionProps {
  readonly title: string;
  /** Content before the title. */
  readonly sign?: ReactNode;
  /** Content after the title, such as the mark 'Sample data'. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of a section that can be collapsed. It opens even without JavaScript, and also when the visitor searches
 * within the page or prints it.
 */
export function CollapsibleSection({ title, sign, mark, children }: CollapsibleSectionProps) {
  return (
    <details className={styles.fold}>
      <summary className={`unmarked ${styles.head}`}>
        {sign}
        <h3 className={styles.title}>{title}</h3>
        {mark}
        <Icon of={ChevronDown} size={22} strokeWidth={1.5} className={styles.arrow} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
