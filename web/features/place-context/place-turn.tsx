import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { PlaceTurn as Turn } from './place-context.ts';
import styles from './place-turn.module.css';
import { turnText } from './text.ts';

/** The way to the previous and the next place of the list, like turning a page. */
export function PlaceTurn({ previous, next, position, count }: Turn) {
  return (
    <nav className={styles.turn} aria-label={turnText.label}>
      <Link to={previous.path} rel="prev" className={styles.link}>
        <span className={styles.direction}>
          <ArrowLeft aria-hidden="true" size={16} />
          {turnText.previous}
        </span>{' '}
        <span className={styles.name}>{previous.name}</span>
      </Link>
      <p className={styles.position}>{turnText.position(position, count)}</p>
      <Link to={next.path} rel="next" className={`${styles.link} ${styles.next}`}>
        <span className={styles.direction}>
          {turnText.next}
          <ArrowRight aria-hidden="true" size={16} />
        </span>{' '}
        <span className={styles.name}>{next.name}</span>
      </Link>
    </nav>
  );
}
