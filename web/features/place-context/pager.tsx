import ArrowLeft from '@lucide/icons/icons/arrow-left';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import { Link } from 'react-router';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './pager.module.css';
import type { PagerLinks } from './place-context.ts';
import { pagerText } from './text.ts';

/** Links to the previous and the next place of the hub list. */
export function Pager({ previous, next, position, count }: PagerLinks) {
  return (
    <nav className={styles.pager} data-screen-only aria-label={pagerText.label}>
      <Link to={previous.path} rel="prev" className={styles.link}>
        <span className={styles.direction}>
          <Icon of={ArrowLeft} size={16} />
          {pagerText.previous}
        </span>{' '}
        <span className={styles.name}>{previous.name}</span>
      </Link>
      <p className={styles.position}>{pagerText.position(position, count)}</p>
      <Link to={next.path} rel="next" className={`${styles.link} ${styles.next}`}>
        <span className={styles.direction}>
          {pagerText.next}
          <Icon of={ArrowRight} size={16} />
        </span>{' '}
        <span className={styles.name}>{next.name}</span>
      </Link>
    </nav>
  );
}
