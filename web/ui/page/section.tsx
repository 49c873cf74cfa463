import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Id of the section, which gets the focus when a link leads to it. */
  readonly id: string;
  readonly tag?: string;
  readonly title: string;
  /** Content after the title, such as the mark 'Sample data'. */
  readonly mark?: ReactNode;
  readonly lede?: string;
  readonly tone?: 'paper' | 'card';
  /**
   * Whether the section is the whole page. Its title is then the page's title, but in a smaller size that leaves more
   * space for the content below.
   */
  readonly isWholePage?: boolean;
  /** Whether the section comes before the locator. Its lede is then beside its title, and it has less spacing. */
  readonly isBrief?: boolean;
  /** Whether the section is far below the first screen and is laid out later (web/start/deferred-layout.ts). */
  readonly isFar?: boolean;
  readonly children: ReactNode;
}

/** A titled section with the page's margins. */
export function Section({
  id,
  tag,
  title,
  mark,
  lede,
  tone = 'paper',
  isWholePage = false,
  isBrief = false,
  isFar = false,
  children,
}: SectionProps) {
  const Title = isWholePage ? 'h1' : 'h2';
  return (
    <section
      id={id}
      className={styles.section}
      data-tone={tone}
      data-whole={isWholePage || undefined}
      data-brief={isBrief || undefined}
      data-far={isFar || undefined}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <div className={styles.inner}>
        <header className={styles.header}>
          {tag !== undefined && <p className="tag">{tag}</p>}
          <div className={styles.titleRow}>
            <Title id={`${id}-title`}>{title}</Title>
            {mark}
          </div>
          {lede !== undefined && <p className={styles.lede}>{lede}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
