import { GuessedCallLine } from '../../emergency-call/guessed-call-line.tsx';
import { languageOf } from '../../languages/in-language.ts';
import { ButtonLink } from '../../ui/control/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SiteLink } from '../../ui/page/site-link.tsx';
import styles from './offline-page.module.css';
import { offlineText as text } from './text.ts';

/** Replaces a page that is not available offline. Must be complete without a script. */
export function OfflinePage() {
  return (
    <>
      <PageHeader tag={text.tag} title={text.title} lede={text.lede} />
      <div className={styles.ways}>
        <section className={styles.emergency} aria-labelledby="offline-emergency">
          <h2 id="offline-emergency">{text.emergency}</h2>
          <p className={styles.callFirst}>
            <strong {...languageOf(text, 'callFirst')}>{text.callFirst}</strong>{' '}
            <span {...languageOf(text, 'callFirstMore')}>{text.callFirstMore}</span>
          </p>
          <GuessedCallLine />
          <ButtonLink tone="emergency" to="/aed">
            {text.findAed}
          </ButtonLink>
        </section>
        <section className={styles.kept} aria-labelledby="offline-kept">
          <h2 id="offline-kept">{text.kept}</h2>
          <ul className={styles.pages}>
            {text.pages.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
          </ul>
          <p className={styles.hubs} {...languageOf(text, 'hubs')}>
            {text.hubs}
          </p>
          <p>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one in the address bar, which is the page that was wanted */}
            <a href="" className={styles.again}>
              {text.again}
            </a>
          </p>
        </section>
      </div>
    </>
  );
}
