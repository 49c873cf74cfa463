import { Link } from 'react-router';
import { inEnglish, isSourceLanguage } from '../../languages/in-language.ts';
import { SiteLink } from '../../ui/page/site-link.tsx';
import { BrandMark } from './brand-mark.tsx';
import styles from './site-footer.module.css';
import { frameText, emergencyFrameText as text } from './text.ts';

/** The foot of a translated page: what it is not, and the few ways on. */
function TranslatedFooter() {
  const links = [...text.pages, { label: text.privacy, to: '/privacy' }, { label: text.wholeSite, to: '/' }];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <BrandMark /> {frameText.brand}
          </p>
          <p className={styles.small}>{text.disclaimer}</p>
        </div>
        <nav aria-label={frameText.brand}>
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.copyright} {...inEnglish}>
          {frameText.footer.copyright} <a href="/licences.txt">{frameText.footer.licences}</a>
        </p>
      </div>
    </footer>
  );
}

export function SiteFooter() {
  if (!isSourceLanguage) return <TranslatedFooter />;
  const { footer } = frameText;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <BrandMark /> {frameText.brand}
          </p>
          <p>{footer.tagline}</p>
          <p className={styles.small}>{footer.disclaimer}</p>
        </div>
        <div className={styles.columns}>
          {footer.columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className={styles.columnTitle}>{column.title}</h2>
              <ul className={styles.links}>
                {column.links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className={styles.copyright}>
          {footer.copyright} <Link to={footer.reuseAddress}>{footer.reuse}</Link>{' '}
          <a href="/licences.txt">{footer.licences}</a>
        </p>
      </div>
    </footer>
  );
}
