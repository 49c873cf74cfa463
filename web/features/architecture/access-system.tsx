import { useId } from 'react';
import styles from './access-system.module.css';
import { architectureText } from './text.ts';

/** A link that is disabled on purpose. The note below it says that it is out of service. */
export function AccessSystem() {
  const noteId = useId();
  return (
    <div className={styles.access}>
      {/* biome-ignore lint/a11y/useValidAnchor: the link has no href on purpose; role and aria-disabled mark it as unavailable */}
      <a role="link" aria-disabled="true" aria-describedby={noteId} className={styles.link} tabIndex={0}>
        {architectureText.access.label}
      </a>
      <p id={noteId} className={`note ${styles.note}`}>
        {architectureText.access.note}
      </p>
    </div>
  );
}
