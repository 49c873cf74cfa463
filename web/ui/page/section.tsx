import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Anchor, focused when a link leads here. */
  readonly id: string;
  readonly tag?: string;
  readonly title: string;
  /** After the title: a mark such as 'Sample data'. */
  readonly mark?: ReactNode;
  readonly lede?: string;
  readonly tone?: 'paper' | 'card';
  /** Whether it is the whole page: its title is the page's, smaller so that what follows is visible. */
  readonly isWholePage?: boolean;
  /** Whether it precedes the locator: its lede goes next to its title, with less spacing. */
  readonly isBrief?: boolean;
  /** Whether it is far below the first screen and laid out in steps (web/start/deferred-layout.ts). */
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
