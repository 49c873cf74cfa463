import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './emergency-notice.module.css';
import { emergencyNoticeText as text } from './text.ts';

/** Says where help is, and that it is not here. The way to the AED locator stands beside it. */
export function EmergencyNotice() {
  return (
    <section id="emergency-notice" className={styles.notice} aria-label={text.label} tabIndex={-1}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.banner}>{text.banner}</p>
          <a className={styles.learn} href={text.learnAddress} target="_blank" rel="noopener">
            {text.learn}
          </a>
        </div>
        <div className={styles.ways}>
          <ButtonLink tone="emergency" to={text.aedAddress}>
            {text.findAed}
          </ButtonLink>
          <div className={styles.coming}>
            {text.buttons.map(({ label, title }) => (
              <Button key={label} title={title} disabled>
                {label}
              </Button>
            ))}
          </div>
          <p className={styles.small}>{text.notConnected}</p>
        </div>
      </div>
    </section>
  );
}
