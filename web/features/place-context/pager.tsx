import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import styles from './pager.module.css';
import type { PagerLinks } from './place-context.ts';
import { pagerText } from './text.ts';

/** The way to the previous and the next place of the list, like turning a page. */
export function Pager({ previous, next, position, count }: PagerLinks) {
  return (
    <nav className={styles.pager} aria-label={pagerText.label}>
      <Link to={previous.path} rel="prev" className={styles.link}>
        <span className={styles.direction}>
          <ArrowLeft aria-hidden="true" size={16} />
          {pagerText.previous}
        </span>{' '}
        <span className={styles.name}>{previous.name}</span>
      </Link>
      <p className={styles.position}>{pagerText.position(position, count)}</p>
      <Link to={next.path} rel="next" className={`${styles.link} ${styles.next}`}>
        <span className={styles.direction}>
          {pagerText.next}
          <ArrowRight aria-hidden="true" size={16} />
        </span>{' '}
        <span className={styles.name}>{next.name}</span>
      </Link>
    </nav>
  );
}
