import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageOpeningProps {
  readonly tag: string;
  readonly title: string;
  readonly lede: string;
  /** Below the lede: links or a note. */
  readonly children?: ReactNode;
}

/** The header of a text page: tag, title and lede. */
export function PageHeader({ tag, title, lede, children }: PageOpeningProps) {
  return (
    <header className={styles.opening}>
      <div className={styles.inner}>
        <p className="tag">{tag}</p>
        <h1>{title}</h1>
        <p className={styles.lede}>{lede}</p>
        {children}
      </div>
    </header>
  );
}
