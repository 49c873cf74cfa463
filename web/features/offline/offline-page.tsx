import { GuessedEmergencyNumber } from '../../emergency-call/guessed-emergency-number.tsx';
import { languageAttributesOf } from '../../languages/localize-text.ts';
import { ButtonLink } from '../../ui/control/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SiteLink } from '../../ui/page/site-link.tsx';
import styles from './offline-page.module.css';
import { offlineText as text } from './text.ts';

/** The page shown offline if the requested page is not cached. It must be complete without scripts. */
export function OfflinePage() {
  return (
    <>
      <PageHeader tag={text.tag} title={text.title} lede={text.lede} />
      <div className={`page-frame ${styles.ways}`}>
        <section className={styles.emergency} aria-labelledby="offline-emergency">
          <h2 id="offline-emergency">{text.emergency}</h2>
          <p className={styles.callFirst}>
            <strong {...languageAttributesOf(text, 'callFirst')}>{text.callFirst}</strong>{' '}
            <span {...languageAttributesOf(text, 'callFirstMore')}>{text.callFirstMore}</span>
          </p>
          <GuessedEmergencyNumber />
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
          <p className={styles.hubs} {...languageAttributesOf(text, 'hubs')}>
            {text.hubs}
          </p>
          <p>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty href links to the URL in the address bar, which is the requested page */}
            <a href="" className={styles.again}>
              {text.again}
            </a>
          </p>
        </section>
      </div>
    </>
  );
}
