import HeartPulse from '@lucide/icons/icons/heart-pulse';
import { GuessedEmergencyNumber } from '../../emergency-call/guessed-emergency-number.tsx';
import { findSingleCountryNumber } from '../../emergency-call/numbers-to-show.ts';
import { emergencyCallText } from '../../emergency-call/text.ts';
import { useGuessedEmergencyNumber } from '../../emergency-call/use-guessed-emergency-number.ts';
import { pathInLanguage } from '../../languages/languages.ts';
import { isSourceLanguage, language, languageAttributesOf } from '../../languages/localize-text.ts';
import { Button, ButtonLink } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './emergency-notice.module.css';
import { emergencyNoticeText as text } from './text.ts';

/** Says where to get help in an emergency, and that this site does not provide it. It has a link to the AED locator. */
export function EmergencyNotice() {
  return (
    <section id="emergency-notice" className={styles.notice} aria-label={text.label} tabIndex={-1}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Banner />
          <GuessedEmergencyNumber hasWayToAll={false} />
          <p className={styles.links}>
            <a className={styles.learn} href="https://www.911.gov/" hrefLang="en" target="_blank" rel="noopener">
              {text.learn}
            </a>
            <a className={styles.learn} href={pathInLanguage(language, '/emergency-numbers')}>
              {emergencyCallText.all}
            </a>
          </p>
        </div>
        <div className={styles.ways}>
          <ButtonLink tone="primary" to="/aed">
            <Icon of={HeartPulse} size={26} />
            {text.findAed}
          </ButtonLink>
          <div className={styles.coming}>
            {text.buttons.map(({ label, title }) => (
              <Button key={label} title={title} disabled>
                {label}
              </Button>
            ))}
          </div>
          <p className={`note ${styles.small}`} {...languageAttributesOf(text, 'notConnected')}>
            {text.notConnected}
          </p>
        </div>
      </div>
    </section>
  );
}

/**
 * The sentence about whom to call. A translation names the emergency number of the visitor's presumed country. Until
 * that country is known, the longer sentence without a number reserves the space.
 */
function Banner() {
  const number = findSingleCountryNumber(useGuessedEmergencyNumber());
  return (
    <p className={styles.banner}>
      {!isSourceLanguage && (
        <span className={styles.room} aria-hidden="true">
          {text.bannerWithoutNumber}
        </span>
      )}
      {number === null ? (
        <span {...languageAttributesOf(text, 'bannerWithoutNumber')}>{text.bannerWithoutNumber}</span>
      ) : (
        <span {...languageAttributesOf(text, 'banner')}>{text.banner(number)}</span>
      )}
    </p>
  );
}
