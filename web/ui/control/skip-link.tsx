import styles from './skip-link.module.css';

/** A link for keyboard users to skip to the element with the id `to`. It is visible only while it has the focus. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} className={styles.skip} data-screen-only>
      {children}
    </a>
  );
}
