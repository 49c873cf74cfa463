import HeartPulse from '@lucide/icons/icons/heart-pulse';
import { GuessedCallLine } from '../../emergency-call/guessed-call-line.tsx';
import { onlyNumber } from '../../emergency-call/numbers-to-show.ts';
import { emergencyCallText } from '../../emergency-call/text.ts';
import { useGuessedCall } from '../../emergency-call/use-guessed-call.ts';
import { isSourceLanguage, language, languageOf } from '../../languages/in-language.ts';
import { addressIn } from '../../languages/languages.ts';
import { Button, ButtonLink } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './emergency-notice.module.css';
import { emergencyNoticeText as text } from './text.ts';

/**
 * Says where to get help, and that this site does not provide it. The link to the AED locator is next to this notice.
 */
export function EmergencyNotice() {
  return (
    <section id="emergency-notice" className={styles.notice} aria-label={text.label} tabIndex={-1}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Banner />
          <GuessedCallLine hasWayToAll={false} />
          <p className={styles.links}>
            <a className={styles.learn} href="https://www.911.gov/" hrefLang="en" target="_blank" rel="noopener">
              {text.learn}
            </a>
            <a className={styles.learn} href={addressIn(language, '/emergency-numbers')}>
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
          <p className={styles.small} {...languageOf(text, 'notConnected')}>
            {text.notConnected}
          </p>
        </div>
      </div>
    </section>
  );
}

/**
 * A translation names the emergency number of the guessed country. Space is reserved for the sentence without a number,
 * which is longer.
 */
function Banner() {
  const number = onlyNumber(useGuessedCall());
  return (
    <p className={styles.banner}>
      {!isSourceLanguage && (
        <span className={styles.room} aria-hidden="true">
          {text.bannerWithoutNumber}
        </span>
      )}
      {number === null ? (
        <span {...languageOf(text, 'bannerWithoutNumber')}>{text.bannerWithoutNumber}</span>
      ) : (
        <span {...languageOf(text, 'banner')}>{text.banner(number)}</span>
      )}
    </p>
  );
}
