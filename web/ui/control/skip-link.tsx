import styles from './skip-link.module.css';

/** Leads the keyboard past what comes next, to the element with the id `to`; seen only while it has the focus. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} className={styles.skip}>
      {children}
    </a>
  );
}
