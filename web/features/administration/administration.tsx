import { LockKeyhole } from 'lucide-react';
import { Section } from '../../ui/section.tsx';
import styles from './administration.module.css';
import { administrationText as text } from './text.ts';

/** The administrator's place on the home page. Nobody can sign in yet, so everybody finds it closed. */
export function Administration() {
  return (
    <Section id="administration" title={text.title}>
      <div className={styles.card}>
        <LockKeyhole className={styles.sign} aria-hidden="true" size={36} strokeWidth={1.25} />
        <div>
          <h3>{text.deniedTitle}</h3>
          <p className={styles.denied}>{text.denied}</p>
        </div>
      </div>
    </Section>
  );
}
