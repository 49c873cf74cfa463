import styles from './skip-link.module.css';

/** Lets keyboard users skip to the element with the id `to`; visible only while focused. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} className={styles.skip}>
      {children}
    </a>
  );
}
