import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly tag: string;
  readonly title: string;
  readonly lede: string;
  /** Content below the lede, such as links or a note. */
  readonly children?: ReactNode;
}

/** The header of a page of text, with a tag, the title and a lede. */
export function PageHeader({ tag, title, lede, children }: PageHeaderProps) {
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
